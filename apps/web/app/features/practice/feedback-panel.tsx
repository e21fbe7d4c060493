import type { PracticeFeedback } from '@hedgerow/contracts/practice';
import type { ReactNode } from 'react';
import { AnswerFeedback, FoldedSteps } from '../../ui/answer-feedback.tsx';
import { FigurePictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './practice.module.css';

type Props = {
  readonly feedback: PracticeFeedback;
  /** What was asked for is an order: its answer is numbered. */
  readonly inOrder: boolean;
  readonly children?: ReactNode;
};

/** One thing on the line, several below it. */
const TheAnswer = ({ feedback: { rightAnswer, rightLines = [] }, inOrder }: Pick<Props, 'feedback' | 'inOrder'>) => {
  const List = inOrder ? 'ol' : 'ul';
  return rightLines.length === 0 ? (
    <p className={classes.answerLine}>
      The answer: <RichText html={rightAnswer} inline />
    </p>
  ) : (
    <div className={classes.answerLine}>
      The answer:
      <List className={classes.answerList}>
        {rightLines.map((line, at) => (
          <li key={`${at}-${line}`}>
            <RichText html={line} inline />
          </li>
        ))}
      </List>
    </div>
  );
};

/** What went wrong, what was right once that is known, and what to do with it. */
export const FeedbackPanel = ({ feedback, inOrder, children }: Props) => {
  const { verdict, say, note, steps, closed, explanation, rightAnswer, pictures, comesBack } = feedback;
  const right = verdict === 'right';
  return (
    <AnswerFeedback right={right} say={say} note={note}>
      {pictures !== undefined && !right && <FigurePictures pictures={pictures} />}
      {closed && !right && rightAnswer !== '' && <TheAnswer feedback={feedback} inOrder={inOrder} />}
      {closed && !right && explanation !== '' && <RichText html={explanation} />}
      {closed && right && explanation !== '' && <FoldedSteps title="Why?" lines={[explanation]} />}
      <FoldedSteps title={closed ? 'Step by step' : 'How to begin'} lines={steps} opened={!closed && note === ''} />
      {children}
      {comesBack && <p className={classes.soft}>This one will come back soon.</p>}
    </AnswerFeedback>
  );
};
