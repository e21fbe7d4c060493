import type { PracticeFeedback } from '@hedgerow/contracts/practice';
import { IconBulb } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { AnswerFeedback, FoldedSteps } from '../../ui/answer-feedback.tsx';
import { AnswerParts } from '../../ui/answer-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { FigurePictures } from '../../ui/figure-answer/figure-pictures.tsx';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { OwnMistake } from './own-mistake.tsx';
import classes from './practice.module.css';

type Props = {
  readonly feedback: PracticeFeedback;
  /** What was asked for is an order: its answer is numbered. */
  readonly inOrder: boolean;
  /** Its tile stands above and says that it is the answer. */
  readonly onTile?: boolean;
  /** It was a sentence. */
  readonly inLine?: boolean;
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

/** Whether it says more than the sheet does already, which has the note and the steps: the sum that led to it, where an answer breaks, or what it is easy to think. */
const saysMore = ({ own, sum, belief }: NonNullable<PracticeFeedback['mistake']>): boolean =>
  own.length > 1 || sum !== undefined || belief !== '';

/** What went wrong, what was right once that is known, and what to do with it. */
export const FeedbackPanel = ({ feedback, inOrder, inLine = false, onTile = false, children }: Props) => {
  const { verdict, say, note, steps, closed, explanation, rightAnswer, pictures, parts, mistake, comesBack } = feedback;
  const [explains, setExplains] = useState(false);
  const place = useId();
  const right = verdict === 'right';
  // Who begins to read has one sentence to read, and Help me for the rest.
  const isInfant = useReadsAloud();
  const isTold = isInfant && (closed ? explanation : note) !== '';
  const mayExplain = mistake !== undefined && saysMore(mistake) && !isTold;
  return (
    <AnswerFeedback right={right} say={say} note={explains ? '' : note}>
      {pictures !== undefined && !right && <FigurePictures pictures={pictures} />}
      {closed && parts !== undefined && <AnswerParts parts={parts} />}
      {closed && !right && rightAnswer !== '' && parts === undefined && !(onTile && explanation !== '') && (
        <TheAnswer feedback={feedback} inOrder={inOrder} />
      )}
      {closed && !right && explanation !== '' && <RichText html={explanation} />}
      {closed && right && explanation !== '' && <FoldedSteps title="Why?" lines={[explanation]} />}
      {!explains && !isTold && (
        <FoldedSteps title={closed ? 'Step by step' : 'How to begin'} lines={steps} opened={!closed && note === ''} />
      )}
      {mayExplain && explains && <OwnMistake mistake={mistake} id={place} inLine={inLine} closed={closed} inOrder={inOrder} />}
      <div className={classes.more}>
        {mayExplain && (
          <Button
            kind="text"
            icon={<IconBulb size={20} aria-hidden />}
            aria-expanded={explains}
            aria-controls={explains ? place : undefined}
            onClick={() => setExplains(!explains)}
            data-unspoken
          >
            Explain my mistake
          </Button>
        )}
        {children}
      </div>
      {comesBack && (
        <p className={classes.soft}>{right ? 'You’ll see this one again soon, to remember it.' : 'This one will come back soon.'}</p>
      )}
    </AnswerFeedback>
  );
};
