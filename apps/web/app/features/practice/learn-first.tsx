import type { LearnScreenView } from '@hedgerow/contracts/practice';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import asked from '../../ui/question.module.css';
import classes from './practice.module.css';

type StepsProps = {
  readonly steps: readonly string[];
  readonly figures: LearnSteps;
  /** How many steps stand before these. */
  readonly after?: number;
};
type LearnSteps = Exclude<LearnScreenView, { kind: 'idea' }>['stepFigures'];

/** Each step, and below it what stands on the paper by then. */
const Steps = ({ steps, figures, after = 0 }: StepsProps) => (
  <ol className={classes.steps} start={after + 1}>
    {steps.map((step, at) => (
      <li key={`${at}-${step}`}>
        <RichText html={step} inline />
        <QuestionFigure figure={figures?.[at] ?? undefined} />
      </li>
    ))}
  </ol>
);

/** Of one that begins with no step, everything is the pupil's. */
const headingOf = (screen: Exclude<LearnScreenView, { kind: 'idea' }>): string => {
  if (screen.kind === 'example') return 'Look how it is done';
  return screen.steps.length === 0 ? 'Your turn' : 'Now you finish it';
};

const Screen = ({ screen }: { readonly screen: LearnScreenView }) => {
  const [open, setOpen] = useState(false);
  if (screen.kind === 'idea')
    return (
      <>
        <StepHeading step={screen.heading} className={asked.question ?? ''}>
          {screen.heading}
        </StepHeading>
        <div className={classes.idea}>
          <RichText html={screen.text} />
        </div>
        <QuestionFigure figure={screen.figure} />
      </>
    );
  return (
    <>
      <StepHeading step={screen.kind} className={asked.question ?? ''}>
        {headingOf(screen)}
      </StepHeading>
      <p className={classes.idea}>
        <RichText html={screen.problem} inline />
      </p>
      <QuestionFigure figure={screen.figure} />
      <Steps steps={screen.steps} figures={screen.stepFigures} />
      {screen.kind === 'half' && !open ? (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {screen.steps.length === 0 ? 'Show the answer' : 'Show the rest'}
        </Button>
      ) : (
        <>
          {screen.kind === 'half' && <Steps steps={screen.rest} figures={screen.restFigures} after={screen.steps.length} />}
          <p className={classes.answerLine}>
            The answer: <RichText html={screen.answer} inline />
          </p>
        </>
      )}
    </>
  );
};

type Props = {
  readonly screens: readonly LearnScreenView[];
  readonly onDone: () => void;
  /** Leaves them out; the same as done unless given. */
  readonly onSkip?: () => void;
  /** What comes after the last screen. */
  readonly lastWords?: string;
  readonly skipWords?: string;
};

/** Short screens before the first practice of a topic, one idea a screen. */
export const LearnFirst = ({
  screens,
  onDone,
  onSkip = onDone,
  lastWords = 'Start the questions',
  skipWords = 'Skip to the questions',
}: Props) => {
  const [at, setAt] = useState(0);
  const screen = screens[at];
  if (screen === undefined) return null;
  const last = at === screens.length - 1;
  return (
    <StudyScreen
      pip="happy"
      foot={
        <StudyWays>
          <Button kind="text" onClick={onSkip}>
            {skipWords}
          </Button>
          {at > 0 && (
            <Button kind="quiet" onClick={() => setAt(at - 1)}>
              Previous
            </Button>
          )}
          <Button size="large" onClick={() => (last ? onDone() : setAt(at + 1))}>
            {last ? lastWords : 'Next'}
          </Button>
        </StudyWays>
      }
    >
      <StudyProgress label="Learn" done={at + 1} of={screens.length} text={`${at + 1} of ${screens.length}`} />
      <StudyCard key={at}>
        <ReadAloud name="this screen" />
        <Screen screen={screen} />
      </StudyCard>
    </StudyScreen>
  );
};
