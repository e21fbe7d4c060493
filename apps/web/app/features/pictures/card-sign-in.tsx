import { Title } from '@mantine/core';
import { useState } from 'react';
import { useSpeech } from '../../lib/speak.ts';
import type { Mood } from '../../ui/art/creature.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { Listen } from '../../ui/listen.tsx';
import classes from './sign-in.module.css';

/** Sends what is on a card; what went wrong is shown, said aloud, and what was given is cleared. */
export const useCardSignIn = (wordsFor: (error: unknown) => string, clear: () => void) => {
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const speech = useSpeech();
  const send = (sent: () => Promise<unknown>) => {
    setBusy(true);
    sent().catch((error: unknown) => {
      const words = wordsFor(error);
      setTrouble(words);
      speech?.say(words);
      clear();
      setBusy(false);
    });
  };
  return { trouble, busy, send, forget: () => setTrouble(undefined) };
};

type Props = { readonly name: string; readonly task: string; readonly mood: Mood; readonly trouble: string | undefined };

/** Who is greeted, what to do, and what went wrong. */
export const CardGreeting = ({ name, task, mood, trouble }: Props) => (
  <>
    <div className={classes.hello}>
      <Pip size={104} mood={trouble === undefined ? mood : 'thinking'} />
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
  </>
);
