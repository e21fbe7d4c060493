import { VisuallyHidden } from '@mantine/core';
import type { PracticeMistake } from '@hedgerow/contracts/practice';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './own-mistake.module.css';

type Props = {
  readonly mistake: PracticeMistake;
  readonly id: string;
  /** The pieces are the words of one sentence. */
  readonly inLine: boolean;
  readonly closed: boolean;
  /** The pieces are an order. */
  readonly inOrder: boolean;
};

type Piece = PracticeMistake['own'][number];

/** Marked by a line and a word as well as by its colour. */
const Marked = ({ piece: { text, breaks }, alone }: { readonly piece: Piece; readonly alone: boolean }) =>
  breaks && !alone ? (
    <mark className={classes.breaks}>
      <RichText html={text} inline />
      <VisuallyHidden> (it goes wrong here)</VisuallyHidden>
    </mark>
  ) : (
    <RichText html={text} inline />
  );

/** The pupil's own answer with the place where it breaks, beside how it goes. */
export const OwnMistake = ({ mistake: { own, sum, note, belief, correction, steps }, id, inLine, closed, inOrder }: Props) => {
  const List = inOrder ? 'ol' : 'ul';
  const alone = own.length === 1;
  return (
    <section id={id} className={classes.mistake} aria-label="My mistake explained">
      <div className={classes.sides} data-two={steps.length > 0 || undefined}>
        <div className={classes.side}>
          <h4>{alone ? 'Your answer' : 'Your answer, and where it goes wrong'}</h4>
          {sum !== undefined ? (
            <p className={classes.own}>Perhaps you did this: {sum}</p>
          ) : alone || inLine ? (
            <p className={classes.own}>
              {own.map((piece, at) => (
                <span key={`${at}-${piece.text}`}>
                  {at > 0 && ' '}
                  <Marked piece={piece} alone={alone} />
                </span>
              ))}
            </p>
          ) : (
            <List className={classes.own}>
              {own.map((piece, at) => (
                <li key={`${at}-${piece.text}`}>
                  <Marked piece={piece} alone={alone} />
                </li>
              ))}
            </List>
          )}
          {note !== '' && <RichText html={note} />}
        </div>
        {steps.length > 0 && (
          <div className={classes.side}>
            <h4>{closed ? 'How it goes' : 'How it begins'}</h4>
            <ol>
              {steps.map((step, at) => (
                <li key={`${at}-${step}`}>
                  <RichText html={step} inline />
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      {belief !== '' && (
        <p>
          It is easy to think: “<RichText html={belief.replace(/[.]$/, '')} inline />
          ”. <RichText html={correction} inline />
        </p>
      )}
    </section>
  );
};
