import type { LearnScreenView } from '@hedgerow/contracts/practice';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StepDots } from '../../ui/step-dots.tsx';
import classes from './practice.module.css';

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={classes.steps}>
    {steps.map((step, at) => (
      <li key={`${at}-${step}`}>
        <RichText html={step} inline />
      </li>
    ))}
  </ol>
);

const Screen = ({ screen }: { readonly screen: LearnScreenView }) => {
  const [open, setOpen] = useState(false);
  if (screen.kind === 'idea')
    return (
      <>
        <h3 className={classes.question}>{screen.heading}</h3>
        <p className={classes.idea}>
          <RichText html={screen.text} inline />
        </p>
      </>
    );
  return (
    <>
      <h3 className={classes.question}>{screen.kind === 'example' ? 'Look how it is done' : 'Now you finish it'}</h3>
      <p className={classes.idea}>
        <RichText html={screen.problem} inline />
      </p>
      <QuestionFigure figure={screen.figure} />
      <Steps steps={screen.steps} />
      {screen.kind === 'half' && !open ? (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Show the rest
        </Button>
      ) : (
        <>
          {screen.kind === 'half' && <Steps steps={screen.rest} />}
          <p className={classes.answerLine}>
            <RichText html={screen.answer} inline />
          </p>
        </>
      )}
    </>
  );
};

type Props = {
  readonly screens: readonly LearnScreenView[];
  readonly onDone: () => void;
  /** What comes after the last screen. */
  readonly lastWords?: string;
  readonly skipWords?: string;
};

/** Two to four short screens before the first practice of a topic, one idea a screen. */
export const LearnFirst = ({ screens, onDone, lastWords = 'Start the questions', skipWords = 'Skip to the questions' }: Props) => {
  const [at, setAt] = useState(0);
  const screen = screens[at];
  if (screen === undefined) return null;
  const last = at === screens.length - 1;
  return (
    <div className={classes.screen}>
      <StepDots total={screens.length} index={at} done={at} />
      <div key={at} className={classes.card} data-listen-place>
        <ReadAloud name="this screen" />
        <Screen screen={screen} />
      </div>
      <div className={classes.ways}>
        <Button kind="text" onClick={onDone}>
          {skipWords}
        </Button>
        <Button size="large" onClick={() => (last ? onDone() : setAt(at + 1))}>
          {last ? lastWords : 'Next'}
        </Button>
      </div>
    </div>
  );
};
