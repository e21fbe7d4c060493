import type { MultipleChoice } from '@hedgerow/curriculum/question';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { seeded, shuffled } from '../text/seeded.ts';
import { fingerprintOfText } from './fingerprint.ts';
import type { DraftOption, QuestionDraft } from './question-draft.ts';

/** The same question has the same id in every set. */
export const questionIdOf = (fingerprint: string): string => `q-${fingerprint}`;

/** docs/product/teaching-engine.md#options: four options, at KS1 three; fewer where there are no more real ones. */
export const optionCount = (keyStage: KeyStage): number => (keyStage === 'KS1' || keyStage === 'EYFS' ? 3 : 4);

const sentenceEnd = /(?<=[.!?][”"*]?)\s+(?=[\p{Lu}“"*$])/u;

/** Where nothing is worked out, the steps are the reasons: notes on wrong options and reminders of the topic are no working. */
const stepsOf = ({ steps, explanation }: QuestionDraft): string[] => (steps.length > 0 ? [...steps] : explanation.split(sentenceEnd));

/** “B”, “on C”, “A, then D”: parts of a picture, which are looked for in the order of the alphabet. */
const partOfPicture = /^(?:\p{Ll}+ |Row |Box |Graph |Shape )?[A-H](?:,? (?:and|then|to) [A-H])*\.?$/u;
export const isPartOfPicture = (text: string): boolean => partOfPicture.test(text);
const letterOf = ({ text }: DraftOption): string => text.replace(/^\p{L}{2,} /u, '');
const inPictureOrder = (options: readonly DraftOption[]): readonly DraftOption[] =>
  options.every(({ text }) => isPartOfPicture(text)) ? options.toSorted((a, b) => letterOf(a).localeCompare(letterOf(b))) : options;

/**
 * A question with its options drawn and put in order.
 * `keyPlace` is where the key would stand, counted from 0; it wraps where there are fewer options. Letters of a picture keep their order.
 */
export const instantiate = (
  draft: QuestionDraft,
  { seed, keyPlace, keyStage }: { seed: number; keyPlace: number; keyStage: KeyStage },
): MultipleChoice => {
  const chance = seeded(seed);
  // The explanation speaks of the first wrong option, so that one is always shown.
  const others = shuffled(draft.distractors.slice(1), chance).slice(0, optionCount(keyStage) - 2);
  const wrong = shuffled([...draft.distractors.slice(0, 1), ...others], chance);
  const place = keyPlace % (wrong.length + 1);
  const key: DraftOption = { ...draft.key, misconception: null };
  const mixed = [...wrong.slice(0, place), key, ...wrong.slice(place)];
  const options = draft.figure === undefined ? mixed : inPictureOrder(mixed);
  return {
    type: 'multiple_choice',
    id: questionIdOf(fingerprintOfText(draft.stem, draft.key.text, draft.figure)),
    question: draft.stem,
    ...(draft.figure ? { figure: draft.figure } : {}),
    options: options.map(({ text }) => text),
    correctAnswer: options.indexOf(key),
    optionNotes: options.map(({ why }) => why),
    misconceptions: options.map(({ misconception }) => misconception),
    explanation: draft.explanation,
    stepByStepSolution: stepsOf(draft),
    hints: [...draft.hints],
    marks: draft.marks,
    difficulty: draft.difficulty,
    topicId: draft.topicId,
    objective: draft.objective,
    provenance: draft.provenance,
    sourceId: draft.sourceId,
  };
};
