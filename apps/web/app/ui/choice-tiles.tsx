import { areLetters } from '../lib/are-letters.ts';
import { optionLetter } from '../lib/option-letter.ts';
import { plainWords } from '../lib/plain-words.ts';
import { AnswerTile } from './answer-tile.tsx';
import classes from './question.module.css';
import { ListenButton } from './listen-button.tsx';
import { useReadsAloud } from './reads-aloud.ts';

type Props = {
  /** HTML from the server. */
  readonly options: readonly string[];
  readonly isOn: (at: number) => boolean;
  /** What an option was, once that is known. */
  readonly verdictOf: (at: number) => 'right' | 'nearly' | 'wrong' | undefined;
  /** Said at its end: "the answer". */
  readonly saidOf?: (at: number) => string | undefined;
  readonly disabled: boolean;
  readonly onPress: (at: number) => void;
  readonly labelledBy: string;
};

/** The answers of a question to choose from: large, without letters and each to be heard for whom reading is new. */
export const ChoiceTiles = ({ options, isOn, verdictOf, saidOf, disabled, onPress, labelledBy }: Props) => {
  const readsAloud = useReadsAloud();
  // A number or a letter is read from further away than a word needs.
  const isShort = options.every((html) => plainWords(html).length <= 3);
  const marked = !readsAloud && !areLetters(options);
  return (
    <fieldset aria-labelledby={labelledBy} className={classes.tiles} data-young={readsAloud || undefined} data-short={isShort || undefined}>
      {options.map((html, at) => (
        <div key={`${at}-${html}`} className={classes.line}>
          <AnswerTile
            html={html}
            count={at + 1}
            mark={marked ? optionLetter(at) : undefined}
            on={isOn(at)}
            verdict={verdictOf(at)}
            said={saidOf?.(at)}
            disabled={disabled}
            onPress={() => onPress(at)}
          />
          {readsAloud && <ListenButton words={plainWords(html)} />}
        </div>
      ))}
    </fieldset>
  );
};
