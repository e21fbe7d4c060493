import { TextInput } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { FigureView } from '@hedgerow/contracts/figures';
import type { AskedQuestion, PracticeFeedback } from '@hedgerow/contracts/practice';
import { AccentKeys, useLetters } from '../../ui/accent-keys.tsx';
import { AnswerTile, AnswerWords } from '../../ui/answer-tile.tsx';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { FigureAnswer } from '../../ui/figure-answer.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { unaidedTyping } from '../../ui/unaided-typing.ts';
import { columnsFor, type Draft, placed, toggled } from './answer.ts';
import { Dictation } from './dictation.tsx';
import { MatchField } from './match-field.tsx';
import { NumberPad } from './number-pad.tsx';
import classes from './practice.module.css';
import { PartsField } from './parts-field.tsx';
import { SentenceField } from './sentence-field.tsx';
import { examples, modes } from './typing-keys.ts';

export type AnswerFieldProps = {
  readonly question: AskedQuestion;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly disabled: boolean;
  /** What the answer was, once it is known: the chosen tile shows it. */
  readonly verdict?: PracticeFeedback['verdict'] | undefined;
  /** The right answer, once it is told: its tile shows it. */
  readonly rightAnswer?: string | undefined;
  /** What was said of each part, where there are parts. */
  readonly results?: PracticeFeedback['parts'] | undefined;
  /** It was to be checked while something was missing. */
  readonly missing?: boolean;
  readonly labelledBy: string;
  readonly subject?: SubjectId | undefined;
};

const Choices = ({
  question,
  draft,
  onDraft,
  disabled,
  verdict,
  rightAnswer,
  labelledBy,
}: AnswerFieldProps & { question: Extract<AskedQuestion, { options: string[] }> }) => {
  const one = question.type === 'multiple_choice';
  const isRight = (at: number): boolean => one && question.options[at] === rightAnswer;
  const isOn = (at: number): boolean => draft.places.includes(at);
  return (
    <ChoiceTiles
      options={question.options}
      isOn={isOn}
      verdictOf={(at) => (isRight(at) ? 'right' : isOn(at) ? verdict : undefined)}
      saidOf={(at) => (isRight(at) && verdict !== 'right' ? 'the answer' : undefined)}
      disabled={disabled}
      onPress={(at) => onDraft({ ...draft, places: one ? [at] : toggled(draft.places, at) })}
      labelledBy={labelledBy}
    />
  );
};

const Ordering = ({
  question,
  draft,
  onDraft,
  disabled,
  labelledBy,
}: AnswerFieldProps & { question: Extract<AskedQuestion, { type: 'order' }> }) => (
  <fieldset aria-labelledby={labelledBy} className={classes.tiles} data-pictured={question.pictures === undefined ? undefined : true}>
    <p className={classes.soft}>Tap them in order. Tap again to take one back.</p>
    {question.items.map((html, at) => {
      const place = draft.places.indexOf(at);
      return (
        <AnswerTile
          key={`${at}-${html}`}
          html={html}
          count={at + 1}
          mark={place < 0 ? '' : String(place + 1)}
          on={place >= 0}
          picture={question.pictures?.[at]}
          disabled={disabled}
          onPress={() => onDraft({ ...draft, places: toggled(draft.places, at) })}
        />
      );
    })}
  </fieldset>
);

type SortingProps = Omit<AnswerFieldProps, 'question'> & {
  readonly items: readonly string[];
  readonly targets: readonly string[];
  /** What the items are pictures of; they are letters then. */
  readonly pictures: readonly FigureView[] | undefined;
};

/** Each thing with its groups below it: nothing to drag, and the same with a keyboard. */
const Sorting = ({ items, targets, pictures, draft, onDraft, disabled }: SortingProps) => (
  <div className={classes.pairs} data-pictured={pictures === undefined ? undefined : true}>
    {items.map((html, at) => (
      <fieldset
        key={`${at}-${html}`}
        className={classes.pair}
        disabled={disabled}
        data-columns
        style={{ '--columns': columnsFor(targets) } as CSSProperties}
      >
        <legend className={classes.pairName}>
          <RichText html={html} inline />
        </legend>
        {pictures?.[at] !== undefined && (
          <div className={classes.pairPicture}>
            <QuestionFigure figure={pictures[at]} />
          </div>
        )}
        {targets.map((target, place) => (
          <button
            key={`${place}-${target}`}
            type="button"
            className={classes.small}
            aria-pressed={draft.places[at] === place}
            onClick={() => onDraft({ ...draft, places: placed(draft.places, at, place, false) })}
          >
            <AnswerWords html={target} count={place + 1} />
          </button>
        ))}
      </fieldset>
    ))}
  </div>
);

const longestTyped = 60;

/** An answer in words to a question of a language may need letters that the keyboard hides. */
const Typing = ({
  question,
  draft,
  onDraft,
  disabled,
  verdict,
  labelledBy,
  subject,
}: AnswerFieldProps & { question: Extract<AskedQuestion, { type: 'typed' }> }) => {
  const { field, put } = useLetters({ text: draft.text, longest: longestTyped, onText: (text) => onDraft({ ...draft, text }) });
  return (
    <div className={classes.typing}>
      <TextInput
        ref={field}
        aria-labelledby={labelledBy}
        size="lg"
        {...unaidedTyping}
        maxLength={longestTyped}
        inputMode={modes[question.keys]}
        placeholder={examples[question.keys]}
        value={draft.text}
        // What was written is read beside what is said of it.
        readOnly={disabled}
        data-verdict={verdict}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
      {question.keys === 'words' && subject !== undefined && !disabled && <AccentKeys subject={subject} onLetter={put} />}
      {question.keys === 'digits' && !disabled && (
        <NumberPad
          onDigit={(digit) => onDraft({ ...draft, text: `${draft.text}${digit}`.slice(0, 12) })}
          onBack={() => onDraft({ ...draft, text: draft.text.slice(0, -1) })}
        />
      )}
    </div>
  );
};

/** Where the answer is given, by the kind of question. */
export const AnswerFields = (props: AnswerFieldProps) => {
  const { question } = props;
  switch (question.type) {
    case 'multiple_choice':
    case 'several':
      return <Choices {...props} question={question} />;
    case 'typed':
      return <Typing {...props} question={question} />;
    case 'dictation':
      return <Dictation {...props} question={question} />;
    case 'correct':
      return <SentenceField {...props} question={question} />;
    case 'parts':
      return <PartsField {...props} question={question} />;
    case 'order':
      return <Ordering {...props} question={question} />;
    case 'match':
      return <MatchField {...props} question={question} />;
    case 'on_figure':
      return (
        <FigureAnswer
          figure={question.figure}
          handles={question.handles}
          places={props.draft.places}
          onPlaces={(places) => props.onDraft({ ...props.draft, places })}
          disabled={props.disabled}
          labelledBy={props.labelledBy}
        />
      );
    case 'sort':
      return <Sorting {...props} items={question.items} targets={question.groups} pictures={question.pictures} />;
  }
};
