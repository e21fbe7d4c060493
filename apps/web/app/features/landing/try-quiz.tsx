import type { TryQuiz as Quiz, TryStage } from '@hedgerow/contracts/try-quiz';
import { IconSchool } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { startTryQuiz } from './try-api.ts';
import classes from './try-quiz.module.css';

const fetchPanel = () => import('./try-panel.tsx');
const TryPanel = lazy(() => fetchPanel().then(({ TryPanel: it }) => ({ default: it })));

const stages: readonly { readonly stage: TryStage; readonly years: string; readonly ages: string }[] = [
  { stage: 'ks1', years: 'Years 1 and 2', ages: 'ages 5 to 7' },
  { stage: 'ks2', years: 'Years 3 to 6', ages: 'ages 7 to 11' },
  { stage: 'ks3', years: 'Years 7 to 9', ages: 'ages 11 to 14' },
  { stage: 'ks4', years: 'Years 10 and 11', ages: 'ages 14 to 16' },
];

/** The server makes the questions and marks the answers; nothing is kept. The screen is the one that pupils get. */
export const TryQuiz = () => {
  const [play, setPlay] = useState<{ readonly stage: TryStage; readonly quiz: Quiz }>();
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState<{ readonly stage?: TryStage; readonly trouble?: string }>({});

  const start = async (stage: TryStage): Promise<void> => {
    setAsking({ stage });
    try {
      const [quiz] = await Promise.all([startTryQuiz(stage), fetchPanel()]);
      setPlay({ stage, quiz });
      setOpened(true);
      setAsking({});
    } catch (error) {
      setAsking({ trouble: messageOf(error, 'The questions did not load. Please try again.') });
    }
  };

  return (
    <div className={classes.start}>
      <fieldset className={classes.stages}>
        <legend className={classes.legend}>Which school years?</legend>
        {stages.map(({ stage, years, ages }) => (
          <button
            key={stage}
            type="button"
            className={classes.stage}
            disabled={asking.stage !== undefined}
            onClick={() => void start(stage)}
          >
            <IconSchool size={26} aria-hidden stroke={1.7} />
            <span>
              <strong>{years}</strong>
              <span className={classes.ages}>{asking.stage === stage ? 'One moment...' : ages}</span>
            </span>
          </button>
        ))}
      </fieldset>
      {asking.trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {asking.trouble}
        </p>
      )}
      {play && (
        <Suspense>
          <TryPanel
            key={play.quiz.id}
            opened={opened}
            quiz={play.quiz}
            stage={play.stage}
            onClose={() => setOpened(false)}
            onAgain={() => void start(play.stage)}
          />
        </Suspense>
      )}
    </div>
  );
};
