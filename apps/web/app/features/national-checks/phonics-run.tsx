import { IconArrowLeft, IconCheck, IconSeedling } from '@tabler/icons-react';
import { useState } from 'react';
import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { Alien } from './alien.tsx';
import shared from './checks.module.css';
import classes from './phonics.module.css';
import type { Answers } from './use-answers.ts';

type Props = { readonly attempt: CheckAttempt; readonly answers: Answers; readonly onFinish: () => void };

/** Forty words, one at a time: the child reads aloud, a grown-up presses. */
export const PhonicsRun = ({ attempt, answers, onFinish }: Props) => {
  const words = attempt.questions.flatMap((question) => (question.kind === 'word' ? [question] : []));
  const [place, setPlace] = useState(() => Math.max(0, answers.answers.findLastIndex((answer) => answer !== null) + 1));
  const word = words[place];
  const mark = (answer: 'yes' | 'not yet') => {
    answers.keep({ position: place, answer, ms: 0 });
    setPlace(place + 1);
  };
  if (word === undefined)
    return (
      <div className={shared.ready}>
        <Alien name="splog" size={150} />
        <StepHeading step="done" size="h2">
          You have read all the words
        </StepHeading>
        <Button size="large" onClick={onFinish}>
          See how it went
        </Button>
        <Button kind="text" onClick={() => setPlace(words.length - 1)}>
          Back to the last word
        </Button>
      </div>
    );
  return (
    <StudyScreen
      foot={
        <div className={classes.grownUp}>
          <p className={shared.soft}>For the grown-up: did they read it right?</p>
          <StudyWays>
            {place > 0 && (
              <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={() => setPlace(place - 1)}>
                Back
              </Button>
            )}
            <Button kind="quiet" size="large" icon={<IconSeedling size={26} aria-hidden />} onClick={() => mark('not yet')}>
              Not yet
            </Button>
            <Button size="large" icon={<IconCheck size={26} aria-hidden />} onClick={() => mark('yes')}>
              Read it
            </Button>
          </StudyWays>
        </div>
      }
    >
      <StudyProgress label="Words" done={place} of={words.length} />
      <p className={shared.place}>{`Word ${place + 1} of ${words.length}`}</p>
      <div className={classes.card} data-pseudo={word.pseudo}>
        {word.pseudo && <Alien name={word.word} />}
        {/* Reading it is the check: it is never read aloud. */}
        <div data-unspoken>
          <StepHeading step={place} className={classes.word ?? ''}>
            {word.word}
          </StepHeading>
        </div>
        <p className={shared.soft}>{word.pseudo ? 'This is the creature’s name.' : 'This is a real word.'}</p>
      </div>
    </StudyScreen>
  );
};
