import { VisuallyHidden } from '@mantine/core';
import type { FigureView } from '@hedgerow/contracts/figures';
import classes from './answer-tile.module.css';
import { QuestionFigure } from './figure.tsx';
import { RichText } from './rich-text.tsx';

/** An answer may be a formula alone, which not every reader takes for the name of a button: then it is counted as well. */
export const AnswerWords = ({ html, count }: { readonly html: string; readonly count: number }) => (
  <>
    {html.includes('<math') && <VisuallyHidden>Answer {count}: </VisuallyHidden>}
    <RichText html={html} inline />
  </>
);

type Props = {
  readonly html: string;
  /** Which of the answers it is, from 1. */
  readonly count: number;
  /** A number or letter before it. */
  readonly mark?: string | undefined;
  /** Whether it is chosen; left out for what only leads on. */
  readonly on?: boolean;
  /** What it was, once that is known. */
  readonly verdict?: 'right' | 'nearly' | 'wrong' | undefined;
  /** The picture that it stands for, below its words. */
  readonly picture?: FigureView | undefined;
  /** Said at its end: "the right answer". */
  readonly said?: string | undefined;
  readonly disabled: boolean;
  readonly onPress: () => void;
};

/** One answer to press. */
export const AnswerTile = ({ html, count, mark, on, verdict, picture, said, disabled, onPress }: Props) => (
  <button
    type="button"
    className={classes.tile}
    aria-pressed={on}
    data-verdict={verdict}
    data-pictured={picture === undefined ? undefined : true}
    disabled={disabled}
    onClick={onPress}
  >
    {mark !== undefined && (
      <span className={classes.mark} aria-hidden>
        {mark}
      </span>
    )}
    <span className={classes.words}>
      <AnswerWords html={html} count={count} />
    </span>
    {picture !== undefined && (
      <span className={classes.picture}>
        <QuestionFigure figure={picture} />
      </span>
    )}
    {said !== undefined && <span className={classes.said}>{said}</span>}
  </button>
);
