import type { SubjectId } from '@hedgerow/domain/subjects';
import { Skeleton, Title } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { PathScene } from './path-scene.tsx';
import classes from './path.module.css';
import { StopPicture } from '../../ui/art/stop-pictures.tsx';

/** What the one button begins. */
export type HeroStart = {
  readonly words: string;
  readonly subject: SubjectId | null;
  /** It was begun and left. */
  readonly isBegun?: boolean;
  readonly begin: () => void;
};

type Props = {
  readonly name: string;
  /** Undefined where there is nothing to begin. */
  readonly start: HeroStart | undefined;
  /** Until it is known what to begin its place is kept, so that nothing moves. */
  readonly waiting: boolean;
  /** A question before the first day takes the place of the button. */
  readonly instead?: ReactNode;
  /** The day is done. */
  readonly done: boolean;
};

/** docs/product/pupil-home.md#the-path: one greeting, one thing to press, with the picture of what comes. */
export const PathHero = ({ name, start, waiting, instead, done }: Props) => {
  const greeting = done ? `Well done, ${name}!` : `Hi ${name}!`;
  return (
    <section className={classes.hero} aria-labelledby="greeting">
      <PathScene />
      <div className={classes.card}>
        <div className={classes.greeting}>
          <Title order={1} id="greeting">
            {greeting}
          </Title>
          <ReadAloud
            name={greeting}
            words={
              start === undefined || instead !== undefined
                ? greeting
                : `${greeting} Press the yellow button to ${start.isBegun ? 'carry on' : 'start'}. ${start.words}`
            }
          />
        </div>
        {done && <p className={classes.topic}>Today’s path is done.</p>}
        {waiting && (
          <div className={classes.kept} aria-hidden>
            <Skeleton height={24} width={210} />
            <Skeleton height={76} width={230} radius={24} />
          </div>
        )}
        {!waiting &&
          (instead ??
            (start !== undefined && (
              <>
                <p className={classes.topic}>{start.words}</p>
                <Button kind="sun" size="large" onClick={start.begin}>
                  <span className={classes.start}>
                    <StopPicture subject={start.subject} size={44} />
                    {start.isBegun ? 'Carry on' : 'Start'}
                    <IconPlayerPlayFilled size={24} aria-hidden />
                  </span>
                </Button>
              </>
            )))}
      </div>
      <div className={classes.pip} aria-hidden>
        <Pip size={140} mood="happy" />
      </div>
    </section>
  );
};
