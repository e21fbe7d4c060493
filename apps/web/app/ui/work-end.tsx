import { type ReactNode, useEffect } from 'react';
import { playSound } from '../lib/sound-choice.ts';
import { Pip } from './art/pip.tsx';
import { Button } from './button.tsx';
import { CountUp } from './count-up.tsx';
import { ReadAloud } from './listen.tsx';
import { useStage } from './stage.tsx';
import { StepHeading } from './step-heading.tsx';
import { StudyCard, StudyScreen, StudyWays } from './study-screen.tsx';
import classes from './work-end.module.css';

/** What the pupil does next: one thing that the server allows now; `busy` until it is known. */
export type NextWork = { readonly words: string; readonly go: () => void; readonly busy: boolean };

const most = 3;

type ListProps = { readonly title: string; readonly lines: readonly string[]; readonly tone: 'leaf' | 'sun' };

/** At most three, because nobody reads ten. */
const EndList = ({ title, lines, tone }: ListProps) =>
  lines.length === 0 ? null : (
    <section className={classes.list} data-tone={tone}>
      <h4>{title}</h4>
      <ul>
        {lines.slice(0, most).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > most && <li>and {lines.length - most} more</li>}
      </ul>
    </section>
  );

type SummaryProps = {
  /** What was right, by objective. */
  readonly well?: readonly string[];
  /** What was not, by objective, where no day is known on which it comes back. */
  readonly again?: readonly string[];
  readonly againTitle?: string;
  /** "They come back tomorrow." */
  readonly back?: string | undefined;
};

/** What went well, what did not yet, and what comes back when. */
export const EndSummary = ({ well = [], again = [], againTitle = 'Worth another look', back }: SummaryProps) =>
  well.length === 0 && again.length === 0 && back === undefined ? null : (
    <div className={classes.summary}>
      <EndList title="You got these right" lines={well} tone="leaf" />
      <EndList title={againTitle} lines={again} tone="sun" />
      {back !== undefined && <p className={classes.back}>{back}</p>}
    </div>
  );

type WaysProps = {
  readonly next: NextWork | undefined;
  readonly onDone: () => void;
  readonly doneWords?: string;
  /** Quiet ways beside it: once more, practise more. */
  readonly children?: ReactNode;
};

/** One way on that always leads somewhere: the next step of the day, or back to the day. */
export const EndWays = ({ next, onDone, doneWords = 'Done', children }: WaysProps) => (
  <StudyWays>
    {children}
    <Button kind={next === undefined ? 'main' : 'quiet'} size={next === undefined ? 'large' : 'medium'} onClick={onDone}>
      {doneWords}
    </Button>
    {next && (
      <Button size="large" busy={next.busy} onClick={next.go}>
        {next.words}
      </Button>
    )}
  </StudyWays>
);

type Props = {
  /** What was done, never who is clever. */
  readonly heading: string;
  readonly lines: readonly string[];
  /** The pupil's own figure, beside Pip: it jumps with Pip. */
  readonly friend?: ReactNode;
  /** Earned for it: they count up. */
  readonly points?: number;
  /** Was at least half of it right: then Pip jumps. */
  readonly glad: boolean;
  readonly ways: ReactNode;
  /** What went well and what comes back; anything else there is to see. */
  readonly children?: ReactNode;
};

/** The end of a piece of work, the same after practice, Learn, a test, cards, a check and the visitor's trial. */
export const WorkEnd = ({ heading, lines, friend, points = 0, glad, ways, children }: Props) => {
  const stage = useStage();
  useEffect(() => void playSound('done', stage), [stage]);
  return (
    <StudyScreen foot={ways}>
      <StudyCard>
        <div className={classes.head}>
          {stage === 'playful' && <Pip size={112} mood={glad ? 'happy' : 'idle'} />}
          {stage === 'playful' && friend !== undefined && (
            <span className={classes.friend} data-mood={glad ? 'happy' : 'idle'} aria-hidden>
              {friend}
            </span>
          )}
          <div className={classes.words}>
            <StepHeading step="end" size="h2">
              {heading}
            </StepHeading>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {points > 0 && (
              <p className={classes.points}>
                <CountUp to={points} /> points for your work.
              </p>
            )}
          </div>
          <ReadAloud name="how it went" />
        </div>
        {children}
      </StudyCard>
    </StudyScreen>
  );
};
