import type { LearnEnd, LearnScreenView } from '@hedgerow/contracts/practice';
import { QuestionFigure } from '../../ui/figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './practice.module.css';

type StepsProps = {
  readonly steps: readonly string[];
  readonly figures: Exclude<LearnScreenView, { kind: 'idea' }>['stepFigures'];
  /** How many steps stand before these. */
  readonly after?: number;
};

/** Each step, and below it what stands on the paper by then. */
export const Steps = ({ steps, figures, after = 0 }: StepsProps) =>
  steps.length === 0 ? null : (
    <ol className={classes.steps} start={after + 1}>
      {steps.map((step, at) => (
        <li key={`${at}-${step}`}>
          <RichText html={step} inline />
          <QuestionFigure figure={figures?.[at] ?? undefined} />
        </li>
      ))}
    </ol>
  );

/** How an example ends. One reason alone is no step. */
export const Ending = ({ end: { steps, figures, answer }, after }: { readonly end: LearnEnd; readonly after: number }) => (
  <>
    {after === 0 && steps.length === 1 && figures === undefined ? (
      <RichText html={steps[0] ?? ''} />
    ) : (
      <Steps steps={steps} figures={figures} after={after} />
    )}
    <p className={classes.answerLine}>
      The answer: <RichText html={answer} inline />
    </p>
  </>
);
