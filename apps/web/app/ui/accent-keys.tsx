import { VisuallyHidden } from '@mantine/core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './accent-keys.module.css';

/** Letters that a British keyboard hides. */
const letters: Partial<Record<SubjectId, string>> = { french: 'àâçéèêëîïôœùû', spanish: 'áéíñóúü', german: 'äöüß' };

type Props = { readonly subject: SubjectId; readonly onLetter: (letter: string) => void };

/** One key for each letter of a language that has no key of its own; the keyboard does the same for whoever knows how. */
export const AccentKeys = ({ subject, onLetter }: Props) => {
  const own = letters[subject];
  if (own === undefined) return null;
  return (
    <fieldset className={classes.letters}>
      <VisuallyHidden component="legend">Letters with accents</VisuallyHidden>
      {Array.from(own).map((letter) => (
        <button
          key={letter}
          type="button"
          className={classes.key}
          // The caret stays where it was.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onLetter(letter)}
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
};

type Written = { readonly text: string; readonly longest: number; readonly onText: (text: string) => void };

/** For the field beside the keys: a letter is put where the caret stands, and the caret goes on behind it. */
export const useLetters = <Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>({
  text,
  longest,
  onText,
}: Written): { readonly field: RefObject<Field | null>; readonly put: (letter: string) => void } => {
  const field = useRef<Field>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const put = (letter: string): void => {
    const from = field.current?.selectionStart ?? text.length;
    const to = field.current?.selectionEnd ?? text.length;
    if (text.length - (to - from) >= longest) return;
    caret.current = from + letter.length;
    field.current?.focus();
    onText(`${text.slice(0, from)}${letter}${text.slice(to)}`);
  };
  return { field, put };
};
