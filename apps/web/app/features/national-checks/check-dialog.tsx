import type { CheckAttempt, NationalChecks } from '@hedgerow/contracts/national-checks';
import { useRef, useState } from 'react';
import { useDayOver } from '../../lib/day-over.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../../ui/refused.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { EndWays } from '../../ui/work-end.tsx';
import { useFinishCheck, useStartCheck } from './api.ts';
import { CheckIntro } from './check-intro.tsx';
import { CheckResults } from './check-results.tsx';
import classes from './checks.module.css';
import { PaperRun } from './paper-run.tsx';
import { PhonicsRun } from './phonics-run.tsx';
import { TablesRun } from './tables-run.tsx';
import { useAnswers } from './use-answers.ts';

export type OwnCheck = NationalChecks['checks'][number];

type RunProps = { readonly attempt: CheckAttempt; readonly onFinished: (attempt: CheckAttempt) => void };

const Run = ({ attempt, onFinished }: RunProps) => {
  const answers = useAnswers(attempt);
  const finish = useFinishCheck();
  const [ending, setEnding] = useState(false);
  const underWay = useRef(false);
  const end = async () => {
    // The second press of a double press; the server counts once whatever arrives.
    if (underWay.current) return;
    underWay.current = true;
    setEnding(true);
    // Everything that was answered arrives first.
    await answers.settled();
    finish.mutate(attempt.id, {
      onSuccess: onFinished,
      onSettled: () => {
        underWay.current = false;
        setEnding(false);
      },
    });
  };
  const onFinish = () => void end();
  const parts = { attempt, answers, onFinish };
  return (
    <>
      {finish.isError && (
        <div className={classes.run}>
          <Refused title="Your answers are saved, but the check did not finish" error={finish.error} />
          <Button busy={ending} onClick={onFinish}>
            Try Again
          </Button>
        </div>
      )}
      {attempt.kind === 'multiplication_tables' && <TablesRun {...parts} />}
      {attempt.kind === 'phonics' && <PhonicsRun {...parts} />}
      {(attempt.kind === 'arithmetic' || attempt.kind === 'spelling') && <PaperRun {...parts} busy={ending} />}
      {answers.sending === 'waiting' && (
        <output className={classes.waitingNote}>Your internet is slow. Your answers are safe here and will be sent.</output>
      )}
    </>
  );
};

type InsideProps = Pick<NationalChecks, 'timing' | 'extraTime'> & { readonly check: OwnCheck; readonly onClose: () => void };

const Inside = ({ check, timing, extraTime, onClose }: InsideProps) => {
  const start = useStartCheck();
  const dayOver = useDayOver();
  const [attempt, setAttempt] = useState<CheckAttempt>();
  const begin = (how: NationalChecks['timing'], again: boolean) =>
    start.mutate({ kind: check.kind, timing: how, again }, { onSuccess: setAttempt });
  if (attempt?.isCompleted)
    return (
      <CheckResults
        attempt={attempt}
        ways={
          <EndWays next={undefined} onDone={onClose}>
            {!dayOver && (
              <Button
                kind="text"
                onClick={() => {
                  start.reset();
                  setAttempt(undefined);
                }}
              >
                Once more
              </Button>
            )}
          </EndWays>
        }
      />
    );
  if (attempt) return <Run key={attempt.id} attempt={attempt} onFinished={setAttempt} />;
  if (check.unfinished !== null)
    return (
      <div className={classes.ready}>
        <h3 className={classes.goOnTitle}>You have started this one</h3>
        <p>Your answers are saved.</p>
        {start.isError && <Refused title="This did not start" error={start.error} />}
        <div className={classes.ways}>
          {!dayOver && (
            <Button kind="quiet" busy={start.isPending} onClick={() => begin(timing, true)}>
              Start again
            </Button>
          )}
          <Button busy={start.isPending} onClick={() => begin(timing, false)}>
            Carry on
          </Button>
        </div>
      </div>
    );
  return (
    <CheckIntro
      {...check}
      timing={timing}
      extraTime={extraTime}
      busy={start.isPending}
      error={start.error}
      onStart={(how) => begin(how, false)}
    />
  );
};

type Props = InsideProps & { readonly opened: boolean };

/** Practice of one national check, over the dashboard: before, during, after. Exit keeps every answer. */
export const CheckDialog = ({ opened, onClose, check, ...rest }: Props) => (
  <StudyPanel opened={opened} onClose={onClose} title={check.name} closeWords="Exit" width="focus">
    <Inside check={check} onClose={onClose} {...rest} />
  </StudyPanel>
);
