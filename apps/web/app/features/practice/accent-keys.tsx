import { VisuallyHidden } from '@mantine/core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import classes from './practice.module.css';

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
          className={classes.small}
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
