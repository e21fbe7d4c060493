import { type ReactNode, type RefObject } from 'react';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { ReadAloud } from '../../ui/listen.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './flashcards.module.css';

type Props = {
  readonly card: Flashcard;
  readonly shown: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly id: string;
  readonly children: ReactNode;
};

/** One card: its question with its picture, and under a fold its answer. */
export const CardFace = ({ card, shown, heading, id, children }: Props) => (
  <div className={classes.card} data-listen-place>
    <span className={classes.listen}>
      <ReadAloud key={`${card.id}-${shown}`} name="this card" />
    </span>
    <h3 ref={heading} id={id} tabIndex={-1} data-autofocus className={classes.question}>
      <RichText html={card.question} inline />
    </h3>
    {children}
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
