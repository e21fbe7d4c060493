import { useId } from 'react';
import { areLetters } from '../../lib/are-letters.ts';
import { optionLetter } from '../../lib/option-letter.ts';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './question.module.css';

type Props = {
  /** HTML from the server. */
  readonly options: readonly string[];
  readonly chosen: number;
  readonly onChoose: (option: number) => void;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
};

/** The options of a question: radio buttons, to be tapped, walked with the arrows, or picked by number. */
export const AnswerOptions = ({ options, chosen, onChoose, labelledBy, describedBy }: Props) => {
  const name = useId();
  // Who begins to read has no use for letters beside the words.
  const marked = !useReadsAloud() && !areLetters(options);
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.options}
      onKeyDown={(event) => {
        const option = Number(event.key) - 1;
        // Ctrl and 2 go to another tab.
        if (event.ctrlKey || event.metaKey || event.altKey || !(option >= 0 && option < options.length)) return;
        onChoose(option);
        event.currentTarget.querySelectorAll('input')[option]?.focus();
      }}
    >
      {options.map((option, at) => (
        <label key={`${at}-${option}`} className={classes.option}>
          <input type="radio" name={name} className={classes.radio} checked={chosen === at} onChange={() => onChoose(at)} />
          {marked && <span className={classes.letter}>{optionLetter(at)}</span>}
          <span className={classes.optionWords}>
            <RichText html={option} inline />
          </span>
        </label>
      ))}
    </div>
  );
};
