import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf, wordsOf } from '@hedgerow/curriculum/words';
import type { Figure } from '@hedgerow/figures/figure';
import { beginningOf, sourcesOf } from './help-sources.ts';
import { reminderMark } from '../compose/reminder.ts';
import { knownSlips } from './known-slips.ts';
import { anotherDraw, exampleLike, likeMark, oneLike } from './one-like-it.ts';
import { isLetter, sentencesIn, stemsOf } from './passage.ts';
import { writtenHelp } from './written-help.ts';

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
  // A sum is no repetition of another with the same words, unless its numbers are the same too.
  if (other.includes('____') || numbersIn(other).some((number) => !numbersIn(one).includes(number))) return false;
  const fewest = Math.min(a.size, b.size);
  return fewest >= fewestCompared && [...a].filter((word) => b.has(word)).length >= sameSaid * fewest;
};

const numbersIn = (line: string): readonly string[] => line.match(/\d[\d.,]*\d|\d/g) ?? [];

/** “Which side …” and “sides” are of one word, and so are “teacher” and “teaches”. */
const isOneWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one)));
/** So much of a line with a gap in it may be known: then nothing but the answer is left to say. */
const mostKnown = 0.6;
/** A line that has no word and no number beyond the question and what was said; of one with a gap a new word is not enough. */
const saysNothingNew = (line: string, known: string): boolean => {
  const stems = [...stemsOf(line.replaceAll(/____|\?/g, ' '))].filter((stem) => !/\d/.test(stem));
  const before = [...stemsOf(known)];
  const hasNew = numbersIn(line).some((number) => !numbersIn(known).includes(number));
  const isGapped = /____|\?\.$/.test(line);
  // “8 × 5 = ?” is a step, whatever was said.
  if (!line.includes('____') && (hasNew || (isGapped && stems.length === 0))) return false;
  const fresh = stems.filter((stem) => !before.some((one) => isOneWord(one, stem)));
  return isGapped ? fresh.length <= (1 - mostKnown) * stems.length : stems.length > 1 && fresh.length === 0;
};

/** What was begun with “…” goes on from there: “… and 8 × 5 = ?.” */
const goingOn = (line: string, said: readonly string[]): string => {
  const begun = said
    .map((before) => withoutMark(before))
    .find((before) => before.endsWith(' …') && line.startsWith(before.slice(0, -2)) && line !== before);
  return begun === undefined ? line : `… ${line.slice(begun.length - 2).replace(/^[,;:–\s]+/, '')}`;
};

/** “Your friend has none.” was said by the question. */
const isInQuestion = (line: string, question: string): boolean => {
  const asked = new Set(contentWordsOf(question));
  const words = contentWordsOf(line.replace(/^(?:Find|Look at|Look) /, ''));
  return words.length > 0 && words.length < 6 && !/[?\d_]/.test(line) && words.every((word) => asked.has(word));
};

type Asked = {
  readonly question: string;
  readonly parts: readonly string[];
  /** What a teacher wrote asks for what is not known, in words that are. */
  readonly hints: readonly string[];
  readonly wrong: readonly string[];
};

/** With every wrong option named as something else, what is left is the answer. */
const leavesOne = (lines: readonly string[], wrong: readonly string[]): boolean => {
  // “8” and “is” stand in lines that name no option.
  if (wrong.some((option) => isLetter(option) || /\d/.test(option) || contentWordsOf(option).length === 0)) return false;
  const named = wrong.map((option) => ` ${wordsOf(option.replace(/^(?:the|an?) /i, '')).join(' ')} `);
  const said = ` ${wordsOf(lines.join(' ')).join(' ')} `;
  return named.length > 1 && named.every((option) => said.includes(option));
};

/** What is said of a wrong option is new for that option. */
const unreminded = (line: string): string => (line.startsWith(reminderMark) ? line.slice(reminderMark.length) : line);
/** A passage that begins with what is known is all about it. */
const beginsWith = (line: string): string =>
  line.startsWith('The lesson says: ') ? (sentencesIn(withoutMark(line))[0] ?? '') : unreminded(line);

/** Whether a line says anything that was not said on an earlier rung, and leaves something to the pupil. */
const newTo = ({ question, parts, hints, wrong }: Asked, said: readonly string[]): ((line: string) => boolean) => {
  const told = said.map((line) => withoutMark(line).replace(/ …$/, ''));
  const known = [question, ...told].join(' ');
  return (line) =>
    !said.includes(line) &&
    !leavesOne([...said, line], wrong) &&
    // A part of the answer has the words of the question, and says more than any of them.
    (parts.includes(line) ||
      (!isInQuestion(unreminded(line), question) &&
        (hints.includes(line) || !saysNothingNew(beginsWith(line), known)) &&
        !told.some((before) => saysTheSame(before, withoutMark(line).replace(/ …$/, '')))));
};

/** The first of these that says anything, and nothing that was said on an earlier rung. One like it and working stay whole. */
const firstNew = (about: Asked, said: readonly string[], ...choices: readonly (readonly string[])[]): readonly string[] => {
  const isNew = newTo(about, said);
  return (
    choices
      .map((lines) => (lines[0]?.startsWith(likeMark) === true ? lines : lines.map((line) => goingOn(line, said)).filter(isNew)))
      .find((lines) => lines.length > 0) ?? []
  );
};

const whichCalculation = 'What leads from what is given to what is asked for? Write that down first.';
const tryEach = 'Start with what you are sure of. Leave out what cannot be right, and try what is left.';
const tryAloud = 'Read it once more, aloud. Stop at each word and each mark.';
const tryEachPart = 'Read each part with your answer in it. Does it say what it should?';
const tryParts = 'Go through your working line by line, with its units. Is each answer about as large as it should be?';
const tryAgain = 'Listen once more, and follow what you have written with your finger.';
/** Where a number is typed there is nothing to leave out. */
const tryNumber = 'Try a number, and check whether it fits. Is it too large or too small?';
/** What is counted or read off is counted once more. */
const tryPicture = 'Go back to the picture. Put your finger on each thing as you count or read it.';
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
  const about = {
    question: question.question,
    parts: from.parts.flat(),
    hints: from.hints,
    wrong: question.type === 'multiple_choice' ? question.options.filter((option) => option !== key) : [],
  };
  const lastTry =
    question.type === 'correct'
      ? [tryAloud]
      : question.type === 'dictation'
        ? [tryAgain]
        : question.type === 'parts'
          ? [question.parts.some(({ answer }) => /\d/.test(answer)) ? tryParts : tryEachPart]
          : isTyped
            ? isNumber
              ? [question.figure === undefined ? tryNumber : tryPicture]
              : []
            : [tryEach];
  // How a calculation begins comes before all of it; a word that is asked for has a whole sentence on it.
  const ownWords = question.type !== 'typed' ? [from.lead] : /\d/.test(key) ? [from.lead, from.main] : [from.main, from.lead];

  const asked = firstNew(
    about,
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
  // What a teacher wrote for this very rung needs no other, unless it speaks of every wrong option: after it nothing is left to find.
  const written = writtenHelp(question, topic);
  const firstStep =
    written?.firstStep !== undefined && !leavesOne([...asked, written.firstStep], about.wrong)
      ? [written.firstStep]
      : firstNew(
          about,
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
  // “Ask of each: do the people in it own cats?” is no end.
  const isOpen = working.at(-1)?.endsWith('?') === true;
  const shown =
    written?.example !== undefined
      ? [written.example]
      : firstNew(
          about,
          said,
          anotherDraw(question, topic, seed),
          exampleLike(question, topic),
          // Of a picture that is labelled one more part: with all of them nothing is left to do.
          working
            .slice(
              question.type === 'on_figure' ? 1 : 0,
              isOpen ? undefined : question.type === 'on_figure' ? Math.min(2, working.length - 1) : -1,
            )
            .filter((step) => !tells(step)),
          moreHints.slice(1),
          from.withoutNumber,
          from.openStep,
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
  // With nothing else to say the last wrong one is ruled out too.
  const open = { ...about, wrong: [] };
  const ruled = isGeneral(shown) ? firstNew(open, said, ...from.lastReasons) : [];
  const example = ruled.length > 0 ? ruled : shown;
  const isNew = newTo(open, [...said, ...example]);
  const left = from.anyway.filter(([line = '']) => isNew(line));
  const orAnyway = (lines: readonly string[], isLast: boolean): readonly string[] => {
    const at = isGeneral(lines) ? left.findIndex(([line = '']) => isLast || !tells(line.replace(/^It is not “[^”]*”\./, ''))) : -1;
    return at === -1 ? lines : (left.splice(at, 1)[0] ?? lines);
  };
  // A part of the answer helps more than what is said of a word or a rule.
  const isPart = ([line = '']: readonly string[]): boolean => about.parts.includes(line);
  const [second, third] =
    written === undefined && isPart(firstStep) && !isPart(example) && !isGeneral(example) ? [example, firstStep] : [firstStep, example];
  // How to begin comes first, whichever rung had nothing else to say.
  const rungs = firstHint.length === 0 ? [asked, second, third] : [asked, orAnyway(second, false), orAnyway(third, true)];
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
