import type { Picture } from '@hedgerow/contracts/picture-sign-in';
import { Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSpeech } from '../../lib/speak.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Listen } from '../../ui/listen.tsx';
import { usePictureSignIn } from './api.ts';
import { PictureBoard } from './picture-board.tsx';
import { pictureName } from './picture-art.tsx';
import classes from './sign-in.module.css';
import { TappedRow } from './tapped-row.tsx';
import { useTaps } from './use-taps.ts';

type Props = {
  readonly child: { readonly childId: string; readonly firstName: string };
  readonly wrongWords: string;
  readonly onSignedIn: () => void;
  /** Only where more than one child signs in here. */
  readonly onNotMe: (() => void) | undefined;
};

/** What went wrong, in words for a child of five; the grown-up is always a way. */
const wordsFor = (error: unknown, wrongWords: string): string => {
  if (!(error instanceof ApiError)) return 'That did not work. Ask your grown-up.';
  if (error.status === 401) return wrongWords;
  if (error.code === 'too_many_requests') return 'Let’s have a little rest. Ask your grown-up to help you in.';
  if (error.status === 403) return 'This tablet does not know you any more. Ask your grown-up to help you in.';
  return 'We cannot reach Hedgerow just now. Ask your grown-up.';
};

/** Four taps, then Go. Each picture says its name where the device can speak. */
export const TapPictures = ({ child: { childId, firstName }, wrongWords, onSignedIn, onNotMe }: Props) => {
  const { tapped, full, tap, back, clear } = useTaps();
  const [trouble, setTrouble] = useState<string>();
  const signIn = usePictureSignIn();
  const speech = useSpeech();
  const go = useRef<HTMLButtonElement>(null);
  const task = `Hello ${firstName}! Tap your four pictures.`;

  // Who taps with a keyboard is where the next press is.
  useEffect(() => {
    if (full) go.current?.focus();
  }, [full]);

  const take = (picture: Picture) => {
    setTrouble(undefined);
    speech?.say(pictureName(picture));
    tap(picture);
  };
  const send = () =>
    signIn.mutate(
      { childId, pictures: tapped },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          const words = wordsFor(error, wrongWords);
          setTrouble(words);
          speech?.say(words);
          clear();
        },
      },
    );

  return (
    <div className={classes.page}>
      <div className={classes.hello}>
        <Pip size={104} mood={trouble === undefined ? (full ? 'happy' : 'idle') : 'thinking'} />
        <div>
          <Title order={1} className={classes.title}>
            Hello {firstName}!
          </Title>
          <p className={classes.task}>Tap your four pictures.</p>
        </div>
        <Listen words={task} />
      </div>
      <div role="alert" className={classes.trouble}>
        {trouble !== undefined && <p>{trouble}</p>}
      </div>
      <TappedRow tapped={tapped} label="Your pictures" />
      <div className={classes.ways}>
        <Button kind="quiet" icon={<IconArrowBackUp size={24} aria-hidden />} disabled={tapped.length === 0} onClick={back}>
          Back one
        </Button>
        <button ref={go} type="button" className={classes.go} disabled={!full || signIn.isPending} onClick={send}>
          Go!
        </button>
      </div>
      <PictureBoard full={full} onTap={take} />
      <div className={classes.others}>
        {onNotMe && (
          <Button kind="text" onClick={onNotMe}>
            I am not {firstName}
          </Button>
        )}
        <ButtonLink to="/login" kind="text">
          I type my username
        </ButtonLink>
      </div>
    </div>
  );
};
