import type { Picture } from '@hedgerow/contracts/picture-sign-in';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSpeech } from '../../lib/speak.ts';
import { Button } from '../../ui/button.tsx';
import { CardGreeting, useCardSignIn } from './card-sign-in.tsx';
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
  const { trouble, busy, send, forget } = useCardSignIn(wordsFor, clear);
  const speech = useSpeech();
  const go = useRef<HTMLButtonElement>(null);

  // Who taps with a keyboard is where the next press is.
  useEffect(() => {
    if (full) go.current?.focus();
  }, [full]);

  const take = (picture: Picture) => {
    forget();
    speech?.say(pictureName(picture));
    tap(picture);
  };

  return (
    <div className={classes.page}>
      <CardGreeting name={name} task={`Tap your ${inWords[many]} pictures.`} mood={full ? 'happy' : 'idle'} trouble={trouble} />
      <TappedRow tapped={tapped} label="Your pictures" many={many} />
      <div className={classes.ways}>
        <Button kind="quiet" icon={<IconArrowBackUp size={24} aria-hidden />} disabled={tapped.length === 0} onClick={back}>
          Back one
        </Button>
        <button ref={go} type="button" className={classes.go} disabled={!full || busy} onClick={() => send(() => onGo(tapped))}>
          Go!
        </button>
      </div>
      <PictureBoard full={full} onTap={take} />
      <div className={classes.others}>{others}</div>
    </div>
  );
};
