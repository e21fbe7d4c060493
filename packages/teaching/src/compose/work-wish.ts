import { hasEssays } from '@hedgerow/curriculum/lint-floors';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import type { Question } from '@hedgerow/curriculum/question';
import type { Essay } from '@hedgerow/curriculum/topic';
import type { WorkAsked } from '@hedgerow/curriculum/work-asked';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { isYearGroup } from '@hedgerow/domain/year-groups';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type ObjectiveRef, objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import { fold } from '@hedgerow/curriculum/words';
import { generatorById } from '../generators/all-generators.ts';
import type { FoundTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';
import { speaksOf, wishWords } from './wish-words.ts';

/** The year that was typed, where it is one of the stage that asks: "year 5 fractions" in Key Stage 2. */
export const yearAsked = ({ year }: WorkAsked, keyStage: KeyStage): number | undefined =>
  year !== undefined && isYearGroup(year) && keyStageForYear(year) === keyStage ? year : undefined;

/** As far as the methods of its lessons say, a topic of which a year has come to fewer lessons than this is still all of the topic. */
const fewestLessons = 2;

/**
 * Lessons of several years that have one name, such as “types of angles”: of them the one that the pupil’s year has come to last, or
 * the first of all. Undefined where what was typed is no such name.
 */
const lessonOfYear = ({ topics, meant = '' }: FoundTopics, year: number): ReadonlySet<ObjectiveRef> | undefined => {
  const typed = fold(meant);
  const named = topics.flatMap(({ id, years, objectives }) =>
    objectives
      .filter(({ names }) => typed !== '' && names.some((name) => fold(name) === typed))
      .map((one) => ({ ref: objectiveRef(id, one.id), from: one.fromYear ?? Math.min(...years) })),
  );
  const starts = new Set(named.map(({ from }) => from));
  if (starts.size < 2) return undefined;
  const come = [...starts].filter((from) => from <= year);
  const own = come.length > 0 ? Math.max(...come) : Math.min(...starts);
  return new Set(named.filter(({ from }) => from === own).map(({ ref }) => ref));
};

/** As a map opens a lesson: what was typed is its name, so that no word and no nearness chooses anything beside it. */
const opened = (found: FoundTopics, lesson: ReadonlySet<ObjectiveRef>): FoundTopics => {
  const topics = found.topics.filter(({ id, objectives }) => objectives.some((one) => lesson.has(objectiveRef(id, one.id))));
  const own = new Set(topics.map(({ id }) => id));
  return {
    ...found,
    topics,
    asked: lesson,
    isNamed: true,
    methods: found.methods.filter(({ topicId }) => own.has(topicId ?? '')),
    nearness: undefined,
    chances: undefined,
    words: [],
    wordGroups: [],
    wordWeights: [],
  };
};

/**
 * Of a whole topic what a school year has come to, as the objectives say, or the methods of its lessons: Year 5 divides no fractions.
 * A wish for one lesson is answered with that lesson, whatever its year.
 */
export const foundForYear = (found: FoundTopics, year: number | undefined): FoundTopics => {
  const lesson = year === undefined || found.isWhole ? undefined : lessonOfYear(found, year);
  if (lesson !== undefined) return opened(found, lesson);
  if (year === undefined || !found.isWhole) return found;
  const later = new Set(
    found.topics.flatMap(({ id, objectives }) => objectives.filter((one) => !isTaughtIn(one, year)).map((one) => objectiveRef(id, one.id))),
  );
  const isDrawnLater = (ref: ObjectiveRef): boolean => {
    const own = found.methods
      .filter((method) => refOf(method) === ref)
      .flatMap(({ generator }) => generatorById(generator.id)?.years ?? []);
    return own.length > 0 && Math.min(...own) > year;
  };
  const taught = [...found.asked].filter((ref) => !later.has(ref));
  const drawn = taught.filter((ref) => !isDrawnLater(ref));
  return { ...found, asked: new Set(drawn.length < fewestLessons ? taught : drawn) };
};

/** What no one works out on paper: rounded answers, roots, growth over years, sines. */
const needsCalculator =
  /calculator|significant figures?|decimal places?|\d\.\d{3}|\b(?:sin|cos|tan)\b|\\(?:sin|cos|tan)\b|compound|depreciat|\d\.\d+(?:\)|\})?\^|standard deviation|nearest (?:0\.\d+|penny)/i;

/** Whether a question can be worked out by hand. */
export const isByHand = ({ draft: { stem, key, steps } }: Offer): boolean => !needsCalculator.test([stem, key.text, ...steps].join(' '));

const levelNames = { beginner: 'easiest', intermediate: 'middle', advanced: 'hardest' } as const;
/** So many must be as hard as was asked for. */
const levelFrom = 0.5;

const atLevel = (questions: readonly Question[], { difficulty }: WorkAsked): number =>
  questions.filter((question) => question.difficulty === difficulty).length;

/** Whether what is given is the work that was asked for: "grade 8" is not answered by grade 4. */
export const isWorkAsked = (questions: readonly Question[], work: WorkAsked): boolean =>
  work.difficulty === undefined || atLevel(questions, work) >= questions.length * levelFrom;

/** Whether an essay is on what was typed, and not only of the same topic. */
export const isEssayOn = (found: FoundTopics, { question, criteria }: Pick<Essay, 'question' | 'criteria'>): boolean => {
  const wish = wishWords(found);
  const said = new Set(phraseWords([question, ...criteria.flatMap(({ points }) => points.map(({ text }) => text))].join(' ')));
  return found.isWhole || wish.length === 0 || speaksOf(wish, said);
};

type Given = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly includeEssays: boolean };

/** What is said of the kind of work that was asked for: how many are as hard, and where its long answers are. */
export const workSentence = (work: WorkAsked, found: FoundTopics, questions: readonly Question[], given: Given): string => {
  const count = atLevel(questions, work);
  const level =
    work.difficulty === undefined || count === questions.length || questions.length === 0
      ? []
      : [`${count} of ${questions.length} are from our ${levelNames[work.difficulty]} level.`];
  const hasEssay = questions.some(({ type }) => type === 'essay');
  const canWrite =
    hasEssays(given.subject, given.keyStage) && found.topics.some(({ essays }) => essays.some((essay) => isEssayOn(found, essay)));
  const kind = work.marks === undefined ? 'long' : `${work.marks}-mark`;
  const long =
    !work.isLong || hasEssay || questions.length === 0
      ? []
      : canWrite && !given.includeEssays
        ? ['A longer answer to write comes with it where essay questions are switched on.']
        : [`We have no ${kind} question on just this yet: these practise what it needs.`];
  return [...level, ...long].join(' ');
};
