import type { Practice, PracticeResult } from '@hedgerow/contracts/practice';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { thresholds } from '@hedgerow/domain/scoring';
import { type ReactNode, useEffect, useState } from 'react';
import { useDayOver } from '../../lib/day-over.ts';
import { againWords, comesBackWords, rightWords, rushedWords } from '../../lib/end-words.ts';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/celebrate.ts';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { useStage } from '../../ui/stage.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyWays } from '../../ui/study-screen.tsx';
import { EndSummary, type NextWork, WorkEnd } from '../../ui/work-end.tsx';
import classes from './practice.module.css';

type Props = {
  readonly kind: Practice['kind'];
  readonly result: PracticeResult;
  /** Left out where the plan has practice in its day alone. */
  readonly onAgain: (() => void) | undefined;
  /** Said in place of another practice, where it would be refused. */
  readonly over: string | undefined;
  readonly next: NextWork | undefined;
  /** Cards of what was missed; left out where the plan has none. */
  readonly onCards?: (() => void) | undefined;
  /** Something short to write, where the day has nothing else. */
  readonly write?: { readonly begin: () => void; readonly busy: boolean } | undefined;
  readonly onClose: () => void;
  /** The pupil's own figure, which is glad with them. */
  readonly friend?: ReactNode;
  /** Shows the questions with what was answered. */
  readonly onLookAgain?: (() => void) | undefined;
  /** False where a parent switched celebrations off. */
  readonly celebrates: boolean;
};

const linesOf = (kind: Practice['kind'], { total, firstTryRight, mended, rushed }: PracticeResult): readonly string[] => [
  ...(kind === 'check-in' ? ['From now on, each day starts with what suits you.'] : [rightWords(firstTryRight, total)]),
  ...(mended === 0 ? [] : [`You put ${mended} right on your second try.`]),
  ...(rushed ? [rushedWords] : []),
];

/** What went well, what comes back and when, and one way on. */
export const PracticeEnd = ({ kind, result, over, next, onAgain, onCards, write, onClose, onLookAgain, friend, celebrates }: Props) => {
  const stage = useStage();
  // Who begins to read has the one sentence on when, without the names of objectives, and cards in their own place alone.
  const isInfant = useReadsAloud();
  const dayOver = useDayOver();
  const [today] = useState(() => londonDate(new Date()));
  const { total, score, learned, comesBack } = result;
  const isPractice = kind === 'practice';
  const worth = celebrates && isPractice && score >= thresholds.resultBrilliant;
  useEffect(() => {
    if (worth) void celebrate(stage);
  }, [worth, stage]);
  // One way on: more of the same is offered where the day has nothing else.
  const mayAgain = onAgain !== undefined && !dayOver && over === undefined && next === undefined;
  return (
    <>
      <StudyProgress label={isPractice ? 'Practice' : 'Check-in'} done={total} of={total} />
      <WorkEnd
        heading={isPractice ? `${total} done${stage === 'playful' ? '!' : ''}` : 'Thank you. Now we know where to begin.'}
        lines={[...linesOf(kind, result), ...(!dayOver && over !== undefined ? [over] : [])]}
        points={result.pointsEarned}
        friend={friend}
        glad={score >= thresholds.resultGood}
        ways={
          <>
            {next && <p className={classes.then}>{next.words}</p>}
            <StudyWays>
              {isPractice && onLookAgain && (
                <Button kind="text" onClick={onLookAgain}>
                  Look again
                </Button>
              )}
              {isPractice && !isInfant && !dayOver && onCards !== undefined && result.cards !== undefined && (
                <Button kind="quiet" onClick={onCards}>
                  {result.cards === 1 ? 'Make a card of this' : 'Make cards of these'}
                </Button>
              )}
              {mayAgain && (
                <Button kind="text" onClick={onAgain}>
                  Practise more
                </Button>
              )}
              {isPractice && !dayOver && next === undefined && write !== undefined && (
                <Button kind="quiet" busy={write.busy} onClick={write.begin}>
                  Write something short
                </Button>
              )}
              <Button size="large" busy={next?.busy === true} onClick={next?.go ?? onClose}>
                Carry on
              </Button>
            </StudyWays>
          </>
        }
      >
        <EndSummary
          well={isInfant ? [] : learned}
          again={isInfant ? [] : comesBack.map(({ title }) => title)}
          againTitle="To practise again"
          back={(isInfant ? againWords : comesBackWords)(comesBack, today)}
        />
      </WorkEnd>
    </>
  );
};
