import type { TodayStep } from '@hedgerow/contracts/today';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { subjectName } from '@hedgerow/domain/subjects';
import { Growth } from '../../ui/art/growth.tsx';
import { Button } from '../../ui/button.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { columnOf, stageOf } from './path-places.ts';
import classes from './path.module.css';
import { StopPicture } from '../../ui/art/stop-pictures.tsx';
import { isBegun } from './today-words.ts';

type Props = {
  readonly step: TodayStep;
  readonly at: number;
  /** Where the pupil stands. */
  readonly isPresent: boolean;
  /** Left out where it cannot be begun from here. */
  readonly onStart?: (() => void) | undefined;
  readonly busy: boolean;
  /** "I have read it", of what only the pupil can say. */
  readonly onFinish?: (() => void) | undefined;
  readonly finishing: boolean;
};

const grownWords = { seed: 'a seed', sprout: 'a sprout', flower: 'a flower', fruit: 'with fruit' } as const;

/** On an island a long name is said up to its colon: “SPaG for the SATs”. */
const longName = 40;
const shortName = (title: string): string => (title.length > longName ? (title.split(': ')[0] ?? title) : title);

/** The land that a stop is: grass with its own edge, lit where the pupil stands. */
const Land = () => (
  <svg viewBox="0 0 160 112" className={classes.land} aria-hidden>
    <ellipse cx="80" cy="100" rx="64" ry="10" fill="var(--art-shadow)" />
    <path d="M10 66c4-24 36-32 70-32s66 8 70 32c3 24-30 38-70 38S7 90 10 66Z" fill="var(--subject)" opacity=".55" />
    <path d="M10 60c4-24 36-32 70-32s66 8 70 32c2 20-30 32-70 32S8 80 10 60Z" fill="var(--subject-tint)" />
    <path d="M30 52c10-8 28-12 50-12s40 4 50 12c-14-4-32-6-50-6s-36 2-50 6Z" fill="var(--surface)" opacity=".55" />
  </svg>
);

/** A stop of the day's path: its picture, its name, what has grown there, and a tick once it is done. */
export const DayStop = ({ step, at, isPresent, onStart, busy, onFinish, finishing }: Props) => {
  const { title, subject, done, set } = step;
  const stage = stageOf(step);
  const startWords = isBegun(step) ? 'Carry on' : 'Start';
  const inside = (
    <>
      <span className={classes.island}>
        <Land />
        <span className={classes.picture}>
          <StopPicture subject={subject} size={64} />
        </span>
        {stage !== undefined && (
          <span className={classes.plant}>
            <Growth stage={stage} size={50} />
          </span>
        )}
        {done && (
          <span className={classes.tick}>
            <IconCheck size={22} stroke={3.4} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes.name}>{shortName(title)}</span>
    </>
  );
  return (
    <li
      className={classes.stop}
      data-done={done}
      // Lit is what can be pressed: a child presses what shines.
      data-lit={isPresent && (onStart !== undefined || onFinish !== undefined)}
      style={{ ...subjectStyle(subject ?? 'other'), '--x': `${columnOf(at)}%` } as CSSProperties}
      aria-current={isPresent ? 'step' : undefined}
    >
      <span className={classes.place}>
        <VisuallyHidden>
          {done ? 'Done: ' : `Step ${at + 1}: `}
          {subject === null ? '' : `${subjectName(subject)}. `}
          {stage === undefined ? '' : `Grown: ${grownWords[stage]}. `}
          {typeof set?.score === 'number' ? `${set.score}%. ` : ''}
        </VisuallyHidden>
        {onStart === undefined ? (
          <span className={classes.still}>{inside}</span>
        ) : (
          <button
            type="button"
            className={classes.press}
            aria-label={`${startWords}: ${title}`}
            aria-busy={busy || undefined}
            onClick={onStart}
          >
            {inside}
          </button>
        )}
        {set !== null && !done && <span className={classes.set}>Set for you</span>}
        {isPresent && set !== null && set.note !== '' && <span className={classes.note}>{set.note}</span>}
        {onFinish !== undefined && (
          <Button icon={<IconCheck size={20} aria-hidden />} busy={finishing} onClick={onFinish}>
            I have read it
          </Button>
        )}
      </span>
    </li>
  );
};
