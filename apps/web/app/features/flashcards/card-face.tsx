import { type RefObject } from 'react';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { QuestionFigure } from '../../ui/figure.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './flashcards.module.css';

type Props = { readonly card: Flashcard; readonly shown: boolean; readonly heading: RefObject<HTMLHeadingElement | null> };

/** One card: its question, and under a fold its answer. */
export const CardFace = ({ card, shown, heading }: Props) => (
  <div className={classes.card} data-listen-place>
    <span className={classes.listen}>
      <ReadAloud key={`${card.id}-${shown}`} name="this card" />
    </span>
    <h3 ref={heading} tabIndex={-1} data-autofocus className={classes.question}>
      <RichText html={card.question} inline />
    </h3>
    <QuestionFigure figure={card.figure} />
    <div aria-live="polite" className={classes.answerPlace}>
      {shown && (
        <div className={classes.answer}>
          <p className={classes.answerLabel}>Answer</p>
          <RichText html={card.answer} />
        </div>
      )}
    </div>
  </div>
);
