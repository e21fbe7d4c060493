import { TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../lib/speak.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Listen } from '../../ui/listen.tsx';
import classes from './sign-in.module.css';

type Props = {
  readonly name: string;
  readonly onGo: (word: string) => Promise<unknown>;
  readonly wordsFor: (error: unknown) => string;
  readonly others: ReactNode;
};

/** The word of the card, for whoever has learnt their letters; it is seen as it is typed. */
export const TypeWord = ({ name, onGo, wordsFor, others }: Props) => {
  const [word, setWord] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const speech = useSpeech();
  const task = 'Type the word on your card.';
  const send = () => {
    setBusy(true);
    onGo(word).catch((error: unknown) => {
      const words = wordsFor(error);
      setTrouble(words);
      speech?.say(words);
      setWord('');
      setBusy(false);
    });
  };
  return (
    <form
      className={classes.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (word.trim() !== '' && !busy) send();
      }}
    >
      <div className={classes.hello}>
        <Pip size={104} mood={trouble === undefined ? 'idle' : 'thinking'} />
        <div>
          <Title order={1} className={classes.title}>
            Hello {name}!
          </Title>
          <p className={classes.task}>{task}</p>
        </div>
        <Listen words={`Hello ${name}! ${task}`} />
      </div>
      <div role="alert" className={classes.trouble}>
        {trouble !== undefined && <p>{trouble}</p>}
      </div>
      <TextInput
        className={classes.code ?? ''}
        label="Your word"
        size="xl"
        value={word}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          setWord(event.currentTarget.value);
          setTrouble(undefined);
        }}
      />
      <button type="submit" className={classes.go} disabled={word.trim() === '' || busy}>
        Go!
      </button>
      <div className={classes.others}>{others}</div>
    </form>
  );
};
