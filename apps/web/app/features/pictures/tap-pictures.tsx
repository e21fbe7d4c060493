import type { Picture } from '@hedgerow/contracts/picture-sign-in';
import { Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../lib/speak.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { Listen } from '../../ui/listen.tsx';
import { PictureBoard } from './picture-board.tsx';
import { pictureName } from './picture-art.tsx';
import classes from './sign-in.module.css';
import { TappedRow } from './tapped-row.tsx';
import { useTaps } from './use-taps.ts';

const inWords = { 3: 'three', 4: 'four' } as const;

type Props = {
  readonly name: string;
  readonly many: keyof typeof inWords;
  /** Fails with what `wordsFor` understands. */
  readonly onGo: (tapped: readonly Picture[]) => Promise<unknown>;
  readonly wordsFor: (error: unknown) => string;
  /** Other ways in, below. */
  readonly others: ReactNode;
};

/** So many taps, then Go. Each picture says its name where the device can speak. */
export const TapPictures = ({ name, many, onGo, wordsFor, others }: Props) => {
  const { tapped, full, tap, back, clear } = useTaps(many);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const speech = useSpeech();
  const go = useRef<HTMLButtonElement>(null);
  const task = `Tap your ${inWords[many]} pictures.`;

  // Who taps with a keyboard is where the next press is.
  useEffect(() => {
    if (full) go.current?.focus();
  }, [full]);

  const take = (picture: Picture) => {
    setTrouble(undefined);
    speech?.say(pictureName(picture));
    tap(picture);
  };
  const send = () => {
    setBusy(true);
    onGo(tapped).catch((error: unknown) => {
      const words = wordsFor(error);
      setTrouble(words);
      speech?.say(words);
      clear();
      setBusy(false);
    });
  };

  return (
    <div className={classes.page}>
      <div className={classes.hello}>
        <Pip size={104} mood={trouble === undefined ? (full ? 'happy' : 'idle') : 'thinking'} />
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
      <TappedRow tapped={tapped} label="Your pictures" many={many} />
      <div className={classes.ways}>
        <Button kind="quiet" icon={<IconArrowBackUp size={24} aria-hidden />} disabled={tapped.length === 0} onClick={back}>
          Back one
        </Button>
        <button ref={go} type="button" className={classes.go} disabled={!full || busy} onClick={send}>
          Go!
        </button>
      </div>
      <PictureBoard full={full} onTap={take} />
      <div className={classes.others}>{others}</div>
    </div>
  );
};
