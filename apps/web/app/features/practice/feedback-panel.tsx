import type { PracticeFeedback } from '@hedgerow/contracts/practice';
import type { ReactNode } from 'react';
import { AnswerFeedback, FoldedSteps } from '../../ui/answer-feedback.tsx';
import { FigurePictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './practice.module.css';

/** What went wrong, what was right once that is known, and what to do with it. */
export const FeedbackPanel = ({ feedback, children }: { readonly feedback: PracticeFeedback; readonly children?: ReactNode }) => {
  const { verdict, say, note, steps, closed, explanation, rightAnswer, pictures, comesBack } = feedback;
  const right = verdict === 'right';
  return (
    <AnswerFeedback right={right} say={say} note={note}>
      {pictures !== undefined && !right && <FigurePictures pictures={pictures} />}
      {closed && !right && rightAnswer !== '' && (
        <p className={classes.answerLine}>
          The answer: <RichText html={rightAnswer} inline />
        </p>
      )}
      {closed && !right && explanation !== '' && <RichText html={explanation} />}
      {closed && right && explanation !== '' && <FoldedSteps title="Why?" lines={[explanation]} />}
      <FoldedSteps title={closed ? 'Step by step' : 'How to begin'} lines={steps} />
      {children}
      {comesBack && <p className={classes.soft}>This one will come back soon.</p>}
    </AnswerFeedback>
  );
};
