import type { MultipleChoice, TypedQuestion } from '@hedgerow/curriculum/question';
import type { Item, Topic } from '@hedgerow/curriculum/topic';
import { difficulties } from '@hedgerow/domain/difficulties';
import { isInfant } from '@hedgerow/domain/key-stages';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { draftOfItem } from '../compose/bank-drafts.ts';
import { fingerprintOfText } from '../compose/fingerprint.ts';
import { instantiate, optionCount, questionIdOf } from '../compose/instantiate.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { hashText } from '../generators/random.ts';
import { stemsOf } from './passage.ts';
import { asTyped, expectedFrom, keysFor, leansOnOptions, typedForm } from './typed-form.ts';

/** What a lesson asks in its midst: it counts for nothing, and is the same on every visit. */
export type LessonAsk = MultipleChoice | TypedQuestion;

/** Chosen with one tap by infants, typed by others where a judge can tell; in the places of its topic's stage, whoever reads it. */
export const askOfDraft = ({ keyStage, subject }: Pick<Topic, 'keyStage' | 'subject'>, draft: QuestionDraft): LessonAsk => {
  const seed = hashText(`lesson:${draft.stem}`);
  const chosen = instantiate(draft, { seed, keyPlace: seed % optionCount(keyStage), keyStage });
  return isInfant(keyStage) ? chosen : (typedForm(chosen, { subject, keyStage }) ?? chosen);
};

export const askOfItem = (topic: Topic, item: Item): LessonAsk => askOfDraft(topic, draftOfItem(topic, item, []));

/** The answer of a worked example, where it can be typed and judged; it has no wrong options to choose from. */
export const askOfExample = (topic: Topic, example: Topic['workedExamples'][number]): TypedQuestion | undefined => {
  const { problem, figure, steps, answer, objective } = example;
  if (isInfant(topic.keyStage) || leansOnOptions(problem)) return undefined;
  const expected = expectedFrom(answer, problem, topic);
  if (expected === undefined || expected.kind === 'words' || judgeAnswer(asTyped(answer), expected).verdict !== 'right') return undefined;
  return {
    type: 'typed',
    id: questionIdOf(fingerprintOfText(problem, answer, figure)),
    question: problem,
    ...(figure === undefined ? {} : { figure }),
    expected,
    answer,
    slips: [],
    keys: keysFor(expected, [answer]),
    explanation: steps.join(' '),
    stepByStepSolution: [...steps],
    hints: [],
    marks: 1,
    difficulty: 'beginner',
    topicId: topic.id,
    objective,
    provenance: 'bank',
    sourceId: `${topic.id}/${objective}`,
  };
};

/** An infant reads, or hears, no more than this before a tap. */
const mostAsked = 14;
const mostInOption = 6;
const wordCount = (text: string): number => text.split(/\s+/).length;
const isQuick = ({ stem, key, distractors }: Item): boolean =>
  wordCount(stem) <= mostAsked && [key, ...distractors].every(({ text }) => wordCount(text) <= mostInOption);

const sharedWith = (words: ReadonlySet<string>, item: Item): number =>
  [...stemsOf(`${item.stem} ${item.key.text}`)].filter((word) => words.has(word)).length;

/** Easy questions of an objective, the easiest first; for infants those that are quickly read. */
export const easyItems = ({ items, keyStage }: Topic, objective: string): readonly Item[] => {
  const own = items.filter((item) => item.objective === objective);
  const quick = isInfant(keyStage) ? own.filter(isQuick) : own;
  const could = quick.length > 0 ? quick : own;
  return could.toSorted((a, b) => difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty));
};

/** The question on what was said so far and not on what is still to come; undefined where none is on it. */
export const checkOn = (items: readonly Item[], taught: string, ahead: string): Item | undefined => {
  const [said, coming] = [stemsOf(taught), stemsOf(ahead)];
  const rated = items.map((item) => ({ item, on: sharedWith(said, item), of: sharedWith(coming, item) }));
  return rated.filter(({ on, of }) => on > 0 && on >= of).toSorted((a, b) => b.on - b.of - (a.on - a.of))[0]?.item;
};
