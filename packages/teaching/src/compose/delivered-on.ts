import { objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { isAsked } from './cut-topic.ts';
import { objectiveLabel } from './find-topics.ts';
import type { FoundTopics } from './find-topics.ts';
import { generatorById } from '../generators/all-generators.ts';
import { askedOf, isSaidIn, weightOf, wishWords } from './wish-words.ts';
import type { WishWord } from './wish-words.ts';

export type Delivered = {
  /** Whether so many are on what was asked for that it may be said. */
  readonly isExact: boolean;
  /** "6 on cumulative frequency, 4 on averages beside it."; nothing where all are on what was asked for. */
  readonly sentence: string;
};

/** docs/product/teaching-engine.md#one-gate: what is called exact is so for four in five questions. */
const exactFrom = 0.8;
const mostNamed = 2;

const counted = (labels: readonly string[]): readonly (readonly [label: string, count: number])[] =>
  [...Map.groupBy(labels, (label) => label)].map(([label, all]) => [label, all.length] as const).toSorted((a, b) => b[1] - a[1]);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What was given, and which of it practises what was typed. */
export type FromBank = {
  readonly questions: readonly MultipleChoice[];
  readonly on: ReadonlySet<MultipleChoice>;
  readonly hasEveryPart: boolean;
  readonly certainty: number | undefined;
  /** How many are of the kind that was asked for outright, "why"; undefined where none was. */
  readonly ofKind?: number | undefined;
};

/** So many must ask why where that was asked for. */
const kindFrom = 0.5;

/** So sure must it be of four in five questions that they practise what was typed. */
const surely = 0.78;

/** Reception and the sixth form have hardly a topic of their own: what they get from the stage beside is said to be so. */
const restsOnOther: ReadonlySet<KeyStage> = new Set(['EYFS', 'KS5']);

/** "Frequency polygons" are not the polygons that we have: a word that neither names nor questions say is another thing. */
const isAllKnown = ({ topics, asked, wordGroups }: FoundTopics, questions: readonly MultipleChoice[]): boolean => {
  const named = topics.flatMap(({ id, title, synonyms, objectives }) => [
    title,
    ...synonyms,
    ...objectives.filter((one) => asked.has(objectiveRef(id, one.id))).flatMap(({ names, text }) => [...names, text]),
  ]);
  const told = questions.flatMap(({ question, explanation, options }) => [question, explanation, ...options]);
  const said = new Set([...named, ...told].flatMap((text) => phraseWords(text)));
  return wordGroups.every((group) => isSaidIn(said, group));
};

/** So many of the questions say a word that it is theirs, and so much of a wish must be theirs or what their objectives are called. */
const saidByHalf = 0.5;
const provedFrom = 0.5;

/** "Linnaeus" is in none of the questions on grouping animals, nor in what this is called: a wish that nothing says is not shown to be met. */
const isProved = (found: FoundTopics, questions: readonly MultipleChoice[]): boolean => {
  const { topics, asked, isWhole } = found;
  const wish = wishWords(found);
  if (isWhole || wish.length === 0) return true;
  const called = new Set(
    topics.flatMap((topic) => askedOf(topic, asked).flatMap(({ names: [label = ''], text }) => phraseWords(`${label} ${text}`))),
  );
  const told = questions.map(
    ({ question, explanation, options, sourceId }) =>
      new Set(phraseWords([question, explanation, ...options, generatorById(sourceId)?.title ?? ''].join(' '))),
  );
  const isTheirs = ({ words }: WishWord): boolean =>
    isSaidIn(called, words) || told.filter((said) => isSaidIn(said, words)).length >= told.length * saidByHalf;
  return weightOf(wish.filter(isTheirs)) >= provedFrom * weightOf(wish);
};

/** Whether what was found at the stage beside, or not by its name, is still just what was asked for: all of the questions are on it. */
const isOnAll = (found: FoundTopics, { questions, on, certainty }: FromBank): boolean =>
  !found.isWhole && on.size === questions.length && (found.isNamed || (certainty !== undefined && isAllKnown(found, questions)));

/** Counts what was delivered, so that nothing is called exact that is not. */
export const deliveredOn = (found: FoundTopics, given: FromBank, keyStage: KeyStage): Delivered => {
  const { questions, on, hasEveryPart, certainty, ofKind } = given;
  const labelsOf = (some: readonly MultipleChoice[]): string[] =>
    counted(some.map((question) => refOf(question)).flatMap((ref) => (ref === undefined ? [] : [objectiveLabel(found.topics, ref)])))
      .slice(0, mostNamed)
      .map(([label]) => label);
  const beside = questions.filter((question) => !on.has(question));
  const isLikely = found.isWhole || certainty === undefined || certainty >= surely;
  // Where two topics answer one wish, each must have its turn.
  const hasEveryTopic = found.isWhole || found.topics.every(({ id }) => questions.some(({ topicId }) => topicId === id));
  const isAskedSo = ofKind === undefined || ofKind >= questions.length * kindFrom;
  const isEnough =
    isAskedSo && hasEveryPart && hasEveryTopic && isLikely && questions.length > 0 && on.size >= questions.length * exactFrom;
  const isExact =
    isEnough && isProved(found, questions) && (found.coverage === 'exact' || (!restsOnOther.has(keyStage) && isOnAll(found, given)));
  if (beside.length === 0 || found.isWhole) return { isExact, sentence: '' };
  if (on.size === 0) {
    const isOfAsked = beside.every((question) => isAsked(found, question));
    const lead = isOfAsked ? 'The closest questions we have are on' : 'We have nothing on exactly this yet. These are on';
    return { isExact, sentence: `${lead} ${listed(labelsOf(beside))}.` };
  }
  const asked = labelsOf(questions.filter((question) => on.has(question)));
  // What is on the same objective and still not on what was typed is not called by its name.
  const others = labelsOf(beside).filter((label) => !asked.includes(label));
  const besideIt = others.length === 0 ? 'more of this topic' : listed(others);
  return { isExact, sentence: `${on.size} on ${listed(asked)} and ${beside.length} on ${besideIt}.` };
};
