import type { TodayStep } from '@hedgerow/contracts/today';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Hedge } from '../../ui/art/hedge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { todayQuery } from './api.ts';
import { DayStop } from './day-stop.tsx';
import { columnOf, lastRowLess, middleOf, rowHeight, wayThrough } from './path-places.ts';
import classes from './path.module.css';
import { emptyDayWords, nextStep } from './today-words.ts';

export type DayPathProps = {
  /** Left out for a parent who looks: they read the day and begin nothing. */
  readonly onStart?: ((step: TodayStep) => void) | undefined;
  /** The ids of the step that is being begun, and of the one that is being ended. */
  readonly starting: string | undefined;
  readonly finishing: string | undefined;
  readonly onFinish?: ((step: TodayStep) => void) | undefined;
  /** For the youngest: one thing at a time, so only the present stop can be pressed. */
  readonly oneByOne: boolean;
  /** The pupil's own figure, which stands at the present stop. */
  readonly avatar: ReactNode;
};

const placed = (at: number, height: number): CSSProperties =>
  ({ '--x': `${columnOf(at)}%`, '--y': `${(middleOf(at) / height) * 100}%` }) as CSSProperties;

const Mist = () => (
  <svg viewBox="0 0 180 96" className={classes.mist} aria-hidden>
    <path d="M24 62c4-20 34-26 66-26s62 6 66 26c2 18-28 28-66 28S22 80 24 62Z" fill="var(--meadow-deep)" opacity=".7" />
    <g fill="var(--cloud)">
      <path d="M20 74a17 17 0 0 1 2-33 26 26 0 0 1 48-6 21 21 0 0 1 28 20 12 12 0 0 1-5 19Z" opacity=".92" />
      <path d="M84 88a18 18 0 0 1 2-35 27 27 0 0 1 50-6 22 22 0 0 1 30 21 13 13 0 0 1-5 20Z" opacity=".96" />
    </g>
  </svg>
);

/** What stands beside the way where there is room: two lengths of hedge and a tree. */
const Meadow = () => (
  <svg viewBox="0 0 1000 620" preserveAspectRatio="xMidYMid slice" className={classes.meadow} aria-hidden>
    <Hedge
      x={20}
      top={130}
      foot={190}
      bumps={[44, 52, 40, 48]}
      blooms={[
        [60, 128],
        [140, 134],
      ]}
    />
    <Hedge
      x={800}
      top={330}
      foot={392}
      bumps={[48, 40, 54, 42]}
      blooms={[
        [840, 330],
        [930, 326],
      ]}
    />
    <g>
      <path d="M112 470h18v64h-18Z" fill="var(--wood-deep)" />
      <circle cx="121" cy="430" r="52" fill="var(--leaf-shade)" />
      <circle cx="96" cy="452" r="30" fill="var(--leaf-dark)" />
      <circle cx="140" cy="414" r="34" fill="var(--leaf-bright)" />
      <g fill="#d8433b">
        <circle cx="104" cy="424" r="7" />
        <circle cx="140" cy="444" r="7" />
        <circle cx="136" cy="404" r="7" />
      </g>
    </g>
    <g fill="var(--bloom)">
      <circle cx="250" cy="60" r="6" />
      <circle cx="840" cy="130" r="6" />
      <circle cx="760" cy="520" r="6" />
    </g>
    <g fill="var(--bloom-heart)">
      <circle cx="880" cy="150" r="5" />
      <circle cx="210" cy="300" r="5" />
      <circle cx="720" cy="545" r="5" />
    </g>
  </svg>
);

/** Hops along while it goes to another stop; it stands still where it is first seen. */
const Hopping = ({ at, children }: { readonly at: number; readonly children: ReactNode }) => {
  const [first] = useState(at);
  return (
    // Two names of one movement, so that it begins anew at each stop.
    <span className={classes.hops} data-hop={at === first ? undefined : at % 2 === 0 ? 'even' : 'odd'}>
      {children}
    </span>
  );
};

/** docs/product/pupil-home.md#the-path: the day's steps as stops of a winding path, and tomorrow in mist. */
export const DayPath = ({ onStart, starting, finishing, onFinish, oneByOne, avatar }: DayPathProps) => {
  const { data: today, isError, error, isFetching, refetch } = useQuery(todayQuery);
  if (today === undefined)
    return isError ? (
      <div className={classes.trouble}>
        <ErrorState title="We could not load today’s plan" error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    ) : null;
  const { steps } = today;
  const next = nextStep(today);
  const present = next === undefined ? steps.length : steps.indexOf(next);
  const rows = steps.length + 1;
  const height = rows * rowHeight - lastRowLess;
  const mayStart = ({ id, done, set }: TodayStep): boolean => !done && !set?.readable && (!oneByOne || id === next?.id);
  return (
    <section className={classes.day} aria-labelledby="day-path">
      <VisuallyHidden>
        <h2 id="day-path">Today</h2>
      </VisuallyHidden>
      {steps.length === 0 && <p className={classes.nothing}>{emptyDayWords(today, 'Nothing is planned for today. Choose a world.')}</p>}
      <div className={classes.way} style={{ '--rows': rows } as CSSProperties}>
        <Meadow />
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className={classes.road} aria-hidden>
          <path d={wayThrough(rows)} className={classes.edge} />
          <path d={wayThrough(rows)} className={classes.gravel} />
        </svg>
        <ol className={classes.stops}>
          {steps.map((step, at) => (
            <DayStop
              key={step.id}
              step={step}
              at={at}
              isPresent={at === present}
              busy={starting === step.id}
              finishing={finishing === step.id}
              onStart={onStart !== undefined && mayStart(step) ? () => onStart(step) : undefined}
              onFinish={onFinish !== undefined && step.set?.readable ? () => onFinish(step) : undefined}
            />
          ))}
        </ol>
        <p className={classes.tomorrow} style={placed(steps.length, height)}>
          <Mist />
          <span className={classes.name}>Tomorrow</span>
        </p>
        <span className={classes.walker} style={placed(present, height)} aria-hidden>
          <Hopping at={present}>{avatar}</Hopping>
        </span>
      </div>
    </section>
  );
};
