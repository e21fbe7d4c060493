import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf, wordsOf } from '@hedgerow/curriculum/words';
import type { Figure } from '@hedgerow/figures/figure';
import { beginningOf, sourcesOf } from './help-sources.ts';
import { reminderMark } from '../compose/reminder.ts';
import { knownSlips } from './known-slips.ts';
import { anotherDraw, exampleLike, likeMark, oneLike } from './one-like-it.ts';
import { isLetter } from './passage.ts';

/** From the least help to the most; the last closes the question. */
export const helpSteps = ['asked', 'first-step', 'example', 'explained'] as const;
export type HelpStep = (typeof helpSteps)[number];

/** Help in lines of the smallest Markdown. */
export type Help = {
  readonly step: HelpStep;
  readonly lines: readonly string[];
  /** Of the one like it, whose problem is the first line. */
  readonly figure?: Figure;
};

const withoutMark = (line: string): string =>
  line.replace(/^(?:Remember: |The lesson says: |It is not (?:[A-H]|“[^”]*”)\. |If you thought of “[^”]*”: )/u, '');

/** From here on two lines say the same in other words: “London is a city.”, “London is only a city.” */
const sameSaid = 0.66;
const fewestCompared = 2;
/** So many words that are all said again with more beside them. */
const fewestInGap = 4;
/** “Which side is down?” and “Look which side is down.” are one hint. */
const plainly = (line: string): string => ` ${wordsOf(line.replace(/^Look /, '')).join(' ')} `;
/** One stands in the other, though that says a word more: “Check the sum: take 1509 from 1547.” */
const isTheSameLine = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return contentWordsOf(short).filter((word) => !/\d/.test(word)).length > 0 && wordsOf(short).length >= 3 && long.includes(short);
};
const saysTheSame = (one: string, other: string): boolean => {
  if (one.includes(other) || other.includes(one)) return true;
  const [a, b] = [new Set(contentWordsOf(one)), new Set(contentWordsOf(other))];
  // A gap in a line that was said asks for nothing new.
  if (other.includes('____') && b.size > 0)
    return [...b].every((word) => a.has(word)) || (a.size >= fewestInGap && [...a].every((word) => b.has(word)));
  if (isTheSameLine(plainly(one), plainly(other))) return true;
  // A sum is no repetition of another with the same words.
  if (/\d|____/.test(other)) return false;
  const fewest = Math.min(a.size, b.size);
  return fewest >= fewestCompared && [...a].filter((word) => b.has(word)).length >= sameSaid * fewest;
};

/** “Your friend has none.” was said by the question. */
const isInQuestion = (line: string, question: string): boolean => {
  const asked = new Set(contentWordsOf(question));
  const words = contentWordsOf(line.replace(/^(?:Find|Look at|Look) /, ''));
  return words.length > 0 && words.length < 6 && !/[?\d_]/.test(line) && words.every((word) => asked.has(word));
};

/** The first of these that says anything, and nothing that was said on an earlier rung. One like it and working stay whole. */
const firstNew = (question: string, said: readonly string[], ...choices: readonly (readonly string[])[]): readonly string[] => {
  // What ended in “…” may go on.
  const told = said.filter((line) => !line.endsWith(' …')).map(withoutMark);
  const isNew = (line: string): boolean =>
    !said.includes(line) &&
    !isInQuestion(line, question) &&
    !told.some((before) => saysTheSame(before, withoutMark(line).replace(/ …$/, '')));
  return (
    choices.map((lines) => (lines[0]?.startsWith(likeMark) === true ? lines : lines.filter(isNew))).find((lines) => lines.length > 0) ?? []
  );
};

const whichCalculation = 'What leads from what is given to what is asked for? Write that down first.';
const tryEach = 'Start with what you are sure of. Leave out what cannot be right, and try what is left.';
const tryAloud = 'Read it once more, aloud. Stop at each word and each mark.';
const tryParts = 'Go through your working line by line, with its units. Is each answer about as large as it should be?';
const tryAgain = 'Listen once more, and follow what you have written with your finger.';
/** Where a number is typed there is nothing to leave out. */
const tryNumber = 'Try a number, and check whether it fits. Is it too large or too small?';
const findInLesson = 'Open the lesson on this, and find the sentence that the question is about.';

/** “A”, “B” and “C”, where they are parts of a picture. */
const lookAt = ({ options }: MultipleChoice): string => {
  const [last = '', ...before] = options.toReversed();
  return `Look at ${before.toReversed().join(', ')} and ${last}, one after the other. Say what each one is.`;
};

/** The rungs before the answer, from what a teacher would say first to what nearly gives it away. */
const rungsOf = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly (readonly string[])[] => {
  const from = sourcesOf(question, topic);
  const { tells, key, working, reasons, quiet, lesson } = from;
  const firstHint = from.hints.slice(0, 1);
  const moreHints = from.hints.slice(1);
  const beginning = [beginningOf(question)];
  // Where a teacher wrote how to begin, nothing need be said of questions at large.
  const atLarge = (firstHint[0]?.startsWith(reminderMark) ?? true) ? beginning : [];
  // What a picture shows is found out before anything else is said of it.
  const task =
    question.type === 'on_figure'
      ? beginning
      : question.type === 'multiple_choice' && isLetter(key) && firstHint.length === 0
        ? [lookAt(question)]
        : [];

  const isNumber = /^[-−£]?\d/.test(key);
  const isTyped = question.type === 'typed';
  const lastTry =
    question.type === 'correct'
      ? [tryAloud]
      : question.type === 'dictation'
        ? [tryAgain]
        : question.type === 'parts'
          ? [tryParts]
          : isTyped
            ? isNumber
              ? [tryNumber]
              : []
            : [tryEach];
  // How a calculation begins comes before all of it; a word that is asked for has a whole sentence on it.
  const ownWords = question.type !== 'typed' ? [from.lead] : /\d/.test(key) ? [from.lead, from.main] : [from.main, from.lead];

  const asked = firstNew(
    question.question,
    [],
    [...task, ...firstHint],
    lesson,
    ...from.meanings,
    ...reasons,
    ...ownWords,
    ...from.neighbours,
    from.gapInLesson,
    ...from.letters,
    atLarge,
  );
  const firstStep = firstNew(
    question.question,
    asked,
    working.length > 1 && !tells(working[0] ?? '') ? working.slice(0, 1) : [],
    moreHints.slice(0, 1),
    lesson,
    ...(question.type === 'typed' ? ownWords : []),
    ...from.beliefs,
    ...(key === '' ? [] : from.meanings),
    ...reasons,
    ...from.parts,
    from.lead,
    ...quiet,
    from.gapInLesson,
    ...from.letters,
    from.gap,
    from.main,
    from.lessonWithGap,
    question.type === 'typed' && /\d/.test(key) ? [whichCalculation] : [],
    atLarge,
    lastTry,
  );
  const said = [...asked, ...firstStep];
  const example = firstNew(
    question.question,
    said,
    anotherDraw(question, topic, seed),
    exampleLike(question, topic),
    // Of a picture that is labelled one more part: with all of them nothing is left to do.
    working
      .slice(question.type === 'on_figure' ? 1 : 0, question.type === 'on_figure' ? Math.min(2, working.length - 1) : -1)
      .filter((step) => !tells(step)),
    moreHints.slice(1),
    from.withoutNumber,
    ...from.parts,
    from.gapInLesson,
    from.main,
    from.lead,
    from.lessonWithGap,
    from.gap,
    from.mainWithGap,
    ...quiet,
    ...from.beliefs,
    ...reasons,
    ...from.letters,
    from.firstSentence,
    ...from.meanings,
    ...from.lastReasons,
    atLarge,
    lastTry,
    [findInLesson],
  );
  // The same in other words says more than a word on questions at large.
  const general = [...beginning, ...lastTry, findInLesson];
  const isGeneral = ([line = '']: readonly string[]): boolean => general.includes(line);
  const left = from.anyway.filter(([line = '']) => ![...said, ...example].some((before) => before.includes(line) || line.includes(before)));
  const orAnyway = (lines: readonly string[]): readonly string[] => (isGeneral(lines) ? (left.shift() ?? lines) : lines);
  // How to begin comes first, whichever rung had nothing else to say.
  const rungs = firstHint.length === 0 ? [asked, firstStep, example] : [asked, orAnyway(firstStep), orAnyway(example)];
  const isBeginning = (lines: readonly string[]): boolean => lines[0] === beginning[0] && lines.length === 1;
  return [...rungs.filter(isBeginning), ...rungs.filter((lines) => !isBeginning(lines)), []];
};

/** The next rung of help. `explained` has no lines here: the question is closed and its whole answer shown. */
export const helpFor = (question: PracticeQuestion, step: HelpStep, topic: Topic | undefined, seed: number): Help => {
  const lines = rungsOf(question, topic, seed)[helpSteps.indexOf(step)] ?? [];
  // Where the answer itself is given on a picture, another picture could be that very one.
  const figure = question.type === 'on_figure' ? undefined : topic?.workedExamples.find((example) => oneLike(example) === lines[0])?.figure;
  return { step, lines, ...(figure === undefined ? {} : { figure }) };
};

/** For the evidence: what was chosen, in the words of a choice. A slip keeps its misconception. */
export const asChoice = (question: PracticeQuestion): MultipleChoice => {
  if (question.type === 'multiple_choice') return question;
  const { id, explanation, stepByStepSolution, hints, marks, difficulty, topicId, objective, provenance, sourceId } = question;
  const shared = {
    id,
    question: question.question,
    explanation,
    stepByStepSolution,
    hints,
    marks,
    difficulty,
    topicId,
    objective,
    provenance,
    sourceId,
  };
  const slips = knownSlips(question);
  return {
    ...shared,
    type: 'multiple_choice',
    options: ['right', ...slips.map(({ text }) => text), 'something else'],
    correctAnswer: 0,
    optionNotes: ['', ...slips.map(({ note }) => note), ''],
    misconceptions: [null, ...slips.map(({ misconception }) => misconception), null],
  };
};
