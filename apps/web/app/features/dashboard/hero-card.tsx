import type { User } from '@hedgerow/contracts/accounts';
import { Skeleton, Title } from '@mantine/core';
import { IconArrowRight, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { partOfDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Growth } from './growth.tsx';
import classes from './hero-card.module.css';
import { ReadAloud } from '../../ui/listen.tsx';

type Props = {
  readonly user: User;
  readonly now: Date;
  /** Lifetime points, and the streak in words; undefined while they are on their way. Null: streaks are switched off. */
  readonly points: number | undefined;
  readonly streak: string | null | undefined;
  /** What the one button starts: "Maths: Shapes". Undefined where the plan opens no subject. */
  readonly start: string | undefined;
  /** True until it is known what to start: its place is kept, so that nothing moves. */
  readonly waiting: boolean;
  readonly onStart: () => void;
  readonly avatar: ReactNode;
  /** Below the one button: the ways to the maps. */
  readonly children?: ReactNode;
};

/** docs/product/pupil-home.md#greeting: a greeting by the time of day, points, avatar; and the one thing to press. */
export const HeroCard = ({ user, now, points, streak, start, waiting, onStart, avatar, children }: Props) => {
  const greeting = `Good ${partOfDay(now)}, ${user.firstName}!`;
  return (
    <section className={classes.hero} aria-labelledby="greeting">
      <div className={classes.words}>
        <div className={classes.greeting}>
          <Title order={1} id="greeting">
            {greeting}
          </Title>
          <ReadAloud name={greeting} words={start === undefined ? greeting : `${greeting} Press the yellow button to start. ${start}`} />
        </div>
        <p className={classes.badges}>
          <span className={classes.badge}>
            <IconStarFilled size={22} aria-hidden className={classes.star} />
            {points === undefined ? 'Points' : `${points.toLocaleString('en-GB')} ${points === 1 ? 'point' : 'points'}`}
          </span>
          {streak !== null && (
            <span className={classes.badge}>
              <Growth stage="sprout" size={26} />
              {streak ?? 'Days of learning'}
            </span>
          )}
        </p>
        {waiting && start === undefined && (
          <div className={classes.start} aria-hidden>
            <Skeleton height={60} width={166} />
            <Skeleton height={30} width={220} />
          </div>
        )}
        {start !== undefined && (
          <div className={classes.start}>
            <Button kind="sun" size="large" onClick={onStart}>
              <span className={classes.startWords}>
                Start
                <IconArrowRight size={26} stroke={2.5} aria-hidden />
              </span>
            </Button>
            <span className={classes.startTopic}>{start}</span>
          </div>
        )}
        {children}
      </div>
      <div className={classes.avatar}>{avatar}</div>
      <svg className={classes.ground} viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden>
        <path d="M0 46c160-40 330-40 520-14s420 34 680-10v68H0Z" fill="var(--meadow)" />
        <path d="M0 66c220-34 420-20 640-4s380 12 560-14v42H0Z" fill="var(--meadow-deep)" />
      </svg>
    </section>
  );
};
