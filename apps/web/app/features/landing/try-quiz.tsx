import type { TryQuiz as Quiz, TryStage } from '@hedgerow/contracts/try-quiz';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Flint } from '../../ui/art/flint.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { startTryQuiz } from './try-api.ts';
import { TryEnd } from './try-end.tsx';
import { TryQuestion } from './try-question.tsx';
import classes from './try-quiz.module.css';

const stages: readonly { readonly stage: TryStage; readonly years: string; readonly ages: string }[] = [
  { stage: 'ks1', years: 'Years 1 and 2', ages: 'ages 5 to 7' },
  { stage: 'ks2', years: 'Years 3 to 6', ages: 'ages 7 to 11' },
  { stage: 'ks3', years: 'Years 7 to 9', ages: 'ages 11 to 14' },
  { stage: 'ks4', years: 'Years 10 and 11', ages: 'ages 14 to 16' },
];

type Play = { readonly stage: TryStage; readonly quiz: Quiz; readonly at: number; readonly right: number };

/** The server makes the questions and marks the answers; nothing is kept. */
export const TryQuiz = () => {
  const [play, setPlay] = useState<Play>();
  const [asking, setAsking] = useState<{ readonly stage?: TryStage; readonly trouble?: string }>({});

  const start = async (stage: TryStage): Promise<void> => {
    setAsking({ stage });
    try {
      setPlay({ stage, quiz: await startTryQuiz(stage), at: 0, right: 0 });
      setAsking({});
    } catch (error) {
      setAsking({ trouble: messageOf(error, 'The questions did not come. Please try again.') });
    }
  };

  if (play === undefined)
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
      </div>
    );

  const { quiz, at, right, stage } = play;
  const question = quiz.questions[at];
  const young = stage === 'ks1' || stage === 'ks2';
  return (
    <div className={classes.board}>
      <div className={classes.guide} aria-hidden>
        {young ? (
          <Pip mood={question === undefined ? 'happy' : 'thinking'} size={120} />
        ) : (
          <Flint mood={question === undefined ? 'happy' : 'thinking'} size={120} />
        )}
      </div>
      {question === undefined ? (
        <TryEnd right={right} of={quiz.questions.length} onAgain={() => void start(stage)} onOther={() => setPlay(undefined)} />
      ) : (
        <TryQuestion
          key={`${quiz.id}-${at}`}
          quiz={quiz}
          at={at}
          question={question}
          onNext={(wasRight) => setPlay({ ...play, at: at + 1, right: right + (wasRight ? 1 : 0) })}
        />
      )}
    </div>
  );
};
