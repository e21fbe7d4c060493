import type { LearnScreenView } from '@hedgerow/contracts/practice';
import { useState } from 'react';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyCard, StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import asked from '../../ui/question.module.css';
import { LearnAsk } from './learn-ask.tsx';
import { Ending, Steps } from './lesson-steps.tsx';
import classes from './practice.module.css';

/** Where an idea has no picture, the young see who learns with them. */
const Friend = () =>
  useStage() === 'playful' && (
    <div className={classes.beside}>
      <Pip size={160} mood="happy" />
    </div>
  );

type ShownScreen = Exclude<LearnScreenView, { kind: 'ask' }>;

/** What is shown: an idea, an example, or one that the pupil finishes in their head and then sees. */
const Screen = ({ screen }: { readonly screen: ShownScreen }) => {
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
        {screen.figure === undefined && <Friend />}
        <QuestionFigure figure={screen.figure} />
      </>
    );
  const { problem, figure, steps, stepFigures } = screen;
  return (
    <>
      <StepHeading step={screen.kind} className={asked.question ?? ''}>
        {screen.kind === 'example' ? 'Look how it is done' : steps.length === 0 ? 'Your turn' : 'Now you finish it'}
      </StepHeading>
      <p className={classes.idea}>
        <RichText html={problem} inline />
      </p>
      <QuestionFigure figure={figure} />
      <Steps steps={steps} figures={stepFigures} />
      {screen.kind === 'example' && (
        <p className={classes.answerLine}>
          The answer: <RichText html={screen.answer} inline />
        </p>
      )}
      {screen.kind === 'half' && open && <Ending end={screen.end} after={steps.length} />}
      {screen.kind === 'half' && !open && (
        <>
          <p className={classes.soft}>Say it or write it on paper. Then look.</p>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            Show me
          </Button>
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
  // Who had one screen read to them hears the next ones as well, until they stop it.
  const [reads, setReads] = useState(false);
  const screen = screens[at];
  if (screen === undefined) return null;
  const last = at === screens.length - 1;
  const onNext = () => (last ? onDone() : setAt(at + 1));
  const nextWords = last ? lastWords : 'Next';
  const progress = <StudyProgress label="Learn" done={at + 1} of={screens.length} text={`${at + 1} of ${screens.length}`} />;
  const listen = <ReadAloud name="this screen" atOnce={reads} onRead={setReads} />;
  const skip = skipWords !== nextWords && (
    <Button kind="text" onClick={onSkip}>
      {skipWords}
    </Button>
  );
  const back = at > 0 && (
    <Button kind="quiet" onClick={() => setAt(at - 1)}>
      Previous
    </Button>
  );
  if (screen.kind === 'ask')
    return (
      <LearnAsk
        key={at}
        screen={screen}
        listen={listen}
        skip={skip}
        back={back}
        onNext={onNext}
        nextWords={nextWords}
        progress={progress}
      />
    );
  return (
    <StudyScreen
      pip={screen.kind === 'idea' && screen.figure === undefined ? undefined : 'happy'}
      foot={
        <StudyWays>
          {skip}
          {back}
          <Button size="large" onClick={onNext}>
            {nextWords}
          </Button>
        </StudyWays>
      }
    >
      {progress}
      <StudyCard key={at}>
        {listen}
        <Screen screen={screen} />
      </StudyCard>
    </StudyScreen>
  );
};
