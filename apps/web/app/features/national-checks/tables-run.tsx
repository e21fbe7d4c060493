import { secondsBetweenTables } from '@hedgerow/domain/national-checks';
import { useEffect, useState } from 'react';
import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { Pip } from '../../ui/art/pip.tsx';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import shared from './checks.module.css';
import classes from './tables.module.css';
import { TableQuestion, type TableSum } from './table-question.tsx';
import type { Answers } from './use-answers.ts';

type Props = { readonly attempt: CheckAttempt; readonly answers: Answers; readonly onFinish: () => void };
type Part = 'practice' | 'ready' | 'real' | 'done';

const sumsOf = ({ questions }: CheckAttempt): readonly TableSum[] =>
  questions.flatMap((question) => (question.kind === 'table' ? [question] : []));

/** A quiet moment between two questions. */
const Pause = ({ ms, onOver }: { readonly ms: number; readonly onOver: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onOver, ms);
    return () => clearTimeout(timer);
  }, [ms, onOver]);
  return (
    <div className={classes.pause}>
      <Pip size={120} />
      <p>Breathe in, breathe out.</p>
    </div>
  );
};

type StretchProps = {
  readonly sums: readonly TableSum[];
  readonly from: number;
  readonly limit: number | null;
  readonly words: (place: number) => string;
  readonly onAnswer: (place: number, answer: string, ms: number) => void;
  readonly onDone: () => void;
};

/** Some questions one after the other, a pause before each but the first. */
const Stretch = ({ sums, from, limit, words, onAnswer, onDone }: StretchProps) => {
  const [{ place, resting }, setAt] = useState({ place: from, resting: false });
  const [goOn] = useState(() => () => setAt(({ place: before }) => ({ place: before, resting: false })));
  const sum = sums[place];
  const title = words(place);
  useEffect(() => {
    if (!resting) announce(title);
  }, [resting, title]);
  if (sum === undefined) return null;
  const answered = (answer: string, ms: number) => {
    onAnswer(place, answer, ms);
    if (place + 1 >= sums.length) return onDone();
    setAt({ place: place + 1, resting: limit !== null });
  };
  return (
    <div className={shared.run}>
      <StudyProgress label="Questions" done={place} of={sums.length} />
      <p className={shared.place}>{title}</p>
      {resting ? (
        <Pause ms={secondsBetweenTables * 1000} onOver={goOn} />
      ) : (
        <TableQuestion key={place} sum={sum} limit={limit} onAnswer={answered} />
      )}
    </div>
  );
};

/** The tables check as in school: three to try, then 25 questions; not a word on right or wrong until the end. */
export const TablesRun = ({ attempt, answers, onFinish }: Props) => {
  const sums = sumsOf(attempt);
  const [first] = useState(() => answers.answers.findLastIndex((answer) => answer !== null) + 1);
  const [part, setPart] = useState<Part>(first >= sums.length ? 'done' : first > 0 ? 'ready' : 'practice');
  if (part === 'practice')
    return (
      <Stretch
        key="practice"
        sums={attempt.practice}
        from={0}
        limit={attempt.questionMs}
        words={(place) => `Practice ${place + 1} of ${attempt.practice.length}. This one does not count.`}
        onAnswer={() => undefined}
        onDone={() => setPart('ready')}
      />
    );
  if (part === 'ready')
    return (
      <div className={shared.ready}>
        <Pip size={140} mood="happy" />
        <StepHeading step="ready" size="h2">
          {first > 0 ? `${first} done. ${sums.length - first} to go.` : 'Ready when you are'}
        </StepHeading>
        <p>{attempt.questionMs === null ? 'Take as long as you like.' : 'If one goes by too fast, let it go. The next one is new.'}</p>
        <Button size="large" onClick={() => setPart('real')}>
          {first > 0 ? 'Carry on' : 'Start the 25 questions'}
        </Button>
      </div>
    );
  if (part === 'real')
    return (
      <Stretch
        key="real"
        sums={sums}
        from={first}
        limit={attempt.questionMs}
        words={(place) => `Question ${place + 1} of ${sums.length}`}
        onAnswer={(position, answer, ms) => answers.keep({ position, answer, ms })}
        onDone={() => {
          setPart('done');
          onFinish();
        }}
      />
    );
  return (
    <div className={shared.ready}>
      <Pip size={140} mood="happy" />
      <StepHeading step="done" size="h2">
        All 25 done
      </StepHeading>
      <Button size="large" onClick={onFinish}>
        See how it went
      </Button>
    </div>
  );
};
