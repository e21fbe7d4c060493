import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import classes from './operator.module.css';

type Props = {
  /** On the button that asks. */
  readonly words: string;
  /** For those who hear the page: which of the many. */
  readonly label?: string;
  /** What will happen, in a sentence. */
  readonly question: ReactNode;
  /** On the button that does it. */
  readonly yes: string;
  readonly busy: boolean;
  readonly onYes: () => void;
};

/** Takes something away, after a question. */
export const AskFirst = ({ words, label, question, yes, busy, onYes }: Props) => {
  const [asked, setAsked] = useState(false);
  const takeFocus = useCallback((group: HTMLElement | null) => group?.focus(), []);
  if (!asked)
    return (
      <Button kind="text" aria-label={label} onClick={() => setAsked(true)}>
        {words}
      </Button>
    );
  return (
    <fieldset className={desk.question} ref={takeFocus} tabIndex={-1}>
      <legend className={classes.asked}>{question}</legend>
      <div className={desk.actions}>
        <Button kind="danger" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button kind="quiet" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </div>
    </fieldset>
  );
};
