import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CardGreeting, useCardSignIn } from './card-sign-in.tsx';
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
  const { trouble, busy, send, forget } = useCardSignIn(wordsFor, () => setWord(''));
  return (
    <form
      className={classes.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (word.trim() !== '' && !busy) send(() => onGo(word));
      }}
    >
      <CardGreeting name={name} task="Type the word on your card." mood="idle" trouble={trouble} />
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
          forget();
        }}
      />
      <button type="submit" className={classes.go} disabled={word.trim() === '' || busy}>
        Go!
      </button>
      <div className={classes.others}>{others}</div>
    </form>
  );
};
