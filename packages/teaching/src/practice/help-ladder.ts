import type { MultipleChoice, PracticeQuestion, TypedQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Figure } from '@hedgerow/figures/figure';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { reminderMark } from '../compose/reminder.ts';
import { fold, wordsOf } from '@hedgerow/curriculum/words';
import { quoted } from '../derive/wording.ts';
import { corrections } from './corrections.ts';
import { leadUp, quietSentences, standsAlone, withGap, withoutNumber } from './explanation-parts.ts';
import { methodFor } from './method-for.ts';
import { leansOnOptions } from './typed-form.ts';
import { rightWords } from './given-answer.ts';
import { reasonsFor, tellsPartners } from './reasons-for.ts';
import { gapIn, isLetter, likeExample, passageFor, saysLetter, sentencesIn, tellsKey } from './passage.ts';

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

const askedOf: Readonly<Record<PracticeQuestion['type'], string>> = {
  multiple_choice: 'Find the one answer that is right.',
  typed: 'Work the answer out and write it.',
  several: 'Find every one that fits. There can be more than one.',
  order: 'Put them in order, with the first one at the top.',
  match: 'Find the match for each one on the left.',
  sort: 'Decide where each one belongs.',
  on_figure: 'Show your answer on the picture.',
};

/** Hints that only point elsewhere, or rule out what may not be shown, say nothing about the question. */
const saysNothing = /^(?:Think back to|You can rule out|The lesson “)/;
const isElimination = (step: string): boolean => /^(?:Rule out|That leaves)/.test(step);

/** Working that leads to the answer; ruling out is none, nor is the explanation again, sentence by sentence. */
export const workingOf = ({ stepByStepSolution, explanation }: PracticeQuestion): readonly string[] =>
  stepByStepSolution.some(isElimination) || stepByStepSolution.every((step) => explanation.includes(step)) ? [] : stepByStepSolution;

const saysKey = (key: string, line: string): boolean => (isLetter(key) ? saysLetter(key, line) : fold(line).includes(fold(key)));

const keyOf = (question: PracticeQuestion): string => {
  if (question.type === 'multiple_choice') return question.options[question.correctAnswer] ?? '';
  return question.type === 'typed' ? question.answer : '';
};

/** Its own hints, a reminder of the lesson among them unless that says the answer. */
const hintsOf = (question: PracticeQuestion): readonly string[] => {
  const tells = tellsKey(keyOf(question), question.question);
  return question.hints.filter((hint) => !saysNothing.test(hint) && !(hint.startsWith(reminderMark) && tells(hint)));
};

/** The words that a lesson on the answer would have. */
const answerWords = (question: PracticeQuestion): string => {
  switch (question.type) {
    case 'several':
      return question.correctAnswers.map((at) => question.options[at] ?? '').join(' ');
    case 'order':
    case 'sort':
      return question.items.join(' ');
    case 'match':
      return [...question.left, ...question.right].join(' ');
    case 'multiple_choice':
    case 'typed':
    case 'on_figure':
      return keyOf(question);
  }
};

/** What the lesson says on the question: without its answer, or with it. */
const lessonOn = (question: PracticeQuestion, topic: Topic | undefined, withKey: boolean): readonly string[] => {
  const key = keyOf(question);
  const { objective, question: asked } = question;
  if (!withKey && key === '') return [];
  const about = withKey ? { objective, text: `${asked} ${answerWords(question)}` } : { objective, text: asked, without: key };
  const found = passageFor(topic, about);
  return found === undefined ? [] : [`The lesson says: ${found}`];
};

const some = (line: string | undefined): readonly string[] => (line === undefined ? [] : [line]);

type Choices = { readonly options: readonly string[]; readonly optionNotes: readonly string[] };
type Wrong = { readonly text: string; readonly note: string };

/** An option as it is spoken of. */
const named = (option: string): string => quoted(option.replaceAll(/^"|"$/g, '').replaceAll('“', '‘').replaceAll('”', '’'));

/** Wrong answers, first those with a reason that does not say the right one. */
const crossedOut = (wrong: readonly Wrong[], keys: readonly string[], about: string): readonly string[] => {
  const tells = keys.map((key) => tellsKey(key, about));
  const lines = wrong.map(({ text, note }) => {
    const name = named(text);
    if (note === '' || tells.some((tell) => tell(note))) return { said: `It is not ${name}.`, isReasoned: false };
    return { said: `It is not ${name}. ${note.startsWith(name) ? `It${note.slice(name.length)}` : note}`, isReasoned: true };
  });
  return lines.toSorted((a, b) => Number(b.isReasoned) - Number(a.isReasoned)).map(({ said }) => said);
};

/** Answers that others have typed, each with what went wrong; one reason is told once, and none that says the right answer. */
const slipsTold = ({ slips, question, answer }: TypedQuestion): readonly string[] => {
  const reasoned = slips.filter(({ note }, at) => note !== '' && slips.findIndex((other) => other.note === note) === at);
  const wrong = reasoned.map(({ text, note }) => ({ text, note }));
  const tell = tellsKey(answer, question);
  return crossedOut(
    wrong.filter(({ note }) => !tell(note)),
    [answer],
    question,
  );
};

const article = /^(?:the|a|an) /i;

/** More letters each time, for words that have to be typed. */
const lettersOf = (answer: string): readonly string[] => {
  const words = answer.replace(article, '').split(/[ -]/);
  if (!words.every((word) => /^\p{L}+$/u.test(word)) || answer.length < 4) return [];
  const [word = ''] = words;
  if (words.length === 1) return [`It has ${word.length} letters.`, `It begins with “${word.slice(0, Math.ceil(word.length / 2))}”.`];
  const begins = words.map((one) => `${one.slice(0, 1)}…`).join(' ');
  return words.length > 3 ? [] : [`It is ${words.length === 2 ? 'two' : 'three'} words.`, `It begins like this: ${begins}`];
};

/** The options that no earlier rung has ruled out, by their places. */
const left = ({ options }: MultipleChoice, said: readonly string[]): readonly number[] =>
  options.flatMap((text, at) => (said.some((line) => line.startsWith(`It is not ${named(text)}.`)) ? [] : [at]));

/** What a teacher would have a pupil do who has nothing more to go on. */
const lastTwo = (question: MultipleChoice, said: readonly string[]): readonly string[] => {
  const names = left(question, said).map((at) => named(question.options[at] ?? ''));
  return names.length === 2 ? [`Try ${names.join(' and ')} in turn. Which of the two answers the question?`] : [];
};

/** What is true of the wrong one of the last two, where its note says so by itself: “Orange is mixed from red and yellow.” */
const notesLeft = (question: MultipleChoice, said: readonly string[]): readonly string[] => {
  const tells = tellsKey(keyOf(question), question.question);
  const wrong = left(question, said).filter((at) => at !== question.correctAnswer);
  const notes = wrong.map((at) => question.optionNotes[at] ?? '');
  return wrong.length === 1 ? notes.filter((note) => standsAlone(note) && !tells(note)) : [];
};

const wrongOf = ({ options, optionNotes }: Choices, right: readonly number[]): readonly Wrong[] =>
  options.map((text, at) => ({ text, note: optionNotes[at] ?? '' })).filter((_, at) => !right.includes(at));

const belongs = (names: readonly string[], places: readonly string[], partners: readonly number[], verb: string): string[] =>
  names.map((name, at) => `${quoted(name)} ${verb} ${quoted(places[partners[at] ?? 0] ?? '')}.`);

/** Parts of the answer, one after the other: what a teacher would do for a pupil who stands still. Never so many that nothing is left. */
const partsOf = (question: PracticeQuestion): readonly string[] => {
  switch (question.type) {
    case 'multiple_choice':
      return crossedOut(wrongOf(question, [question.correctAnswer]), [keyOf(question)], question.question).slice(
        0,
        question.options.length - 2,
      );
    case 'several': {
      const keys = question.correctAnswers.map((at) => question.options[at] ?? '');
      const wrong = wrongOf(question, question.correctAnswers);
      // What is left when all wrong ones are out is the answer.
      return crossedOut(wrong, keys, question.question).slice(0, Math.min(2, wrong.length - 1));
    }
    case 'order': {
      const [first, second] = question.rightOrder.map((at) => quoted(question.items[at] ?? ''));
      return [`First comes ${first}.`, ...(question.items.length > 3 ? [`After it comes ${second}.`] : [])];
    }
    case 'match':
      return belongs(question.left, question.right, question.partners, 'goes with').slice(0, Math.min(2, question.left.length - 2));
    case 'sort':
      return belongs(question.items, question.groups, question.places, 'goes with')
        .filter((_, at) => question.places.indexOf(question.places[at] ?? 0) === at)
        .slice(0, 2);
    case 'typed':
      return [...slipsTold(question).slice(0, 2), ...lettersOf(question.answer)];
    case 'on_figure':
      return [];
  }
};

/** What stays the same from one draw to the next: numbers, formulas and words in italics change. */
const formOf = (stem: string): ReadonlySet<string> => new Set(wordsOf(stem.replaceAll(/\$[^$]*\$|\*[^*]*\*|“[^”]*”|\d[\d,.]*/g, ' ')));
/** The share of their words from which on two draws ask for the same thing. */
const sameForm = 0.4;
const asksTheSame = (one: string, other: string): boolean => {
  const [a, b] = [formOf(one), formOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= sameForm * Math.max(1, Math.min(a.size, b.size));
};

/** The same words in another order are the same question: “(O = 16, H = 1)”, “(H = 1, O = 16)”. */
const sameWords = (one: string, other: string): boolean => wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ');

/** “Which number is prime?” is no question without the numbers. */
const choiceOf = ({ stem, key, distractors }: QuestionDraft): string => {
  const options = [key.text, ...distractors.map(({ text }) => text)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return leansOnOptions(stem) || /^(?:Find|Tap) /.test(stem) ? ` (${options.join('; ')})` : '';
};

const likeMark = 'One like it: ';

/** Another draw of the same generator that asks the same, worked out. */
const anotherDraw = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly string[] => {
  const method = methodFor(question, topic);
  const draws = method === undefined ? [] : generatorDrafts([method], { seed, difficulty: question.difficulty, count: 8 });
  const key = rightWords(question);
  const other = draws
    .filter(
      ({ stem, steps, figure, readsWithoutFigure }) =>
        !sameWords(stem, question.question) && steps.length > 0 && (figure === undefined || readsWithoutFigure === true),
    )
    // With another answer it can be shown to its end, and a way of one step is a way too.
    .find(
      ({ stem, key: { text } }) => text !== key && (fold(text) === '' || fold(text) !== fold(key)) && asksTheSame(stem, question.question),
    );
  return other === undefined ? [] : [`${likeMark}${other.stem}${choiceOf(other)}`, ...other.steps, 'Now do the same with yours.'];
};

const oneLike = ({ problem }: { readonly problem: string }): string => `${likeMark}${problem}`;
const exampleLike = (question: PracticeQuestion, topic: Topic | undefined): readonly string[] => {
  const found = likeExample(topic, { objective: question.objective, question: question.question, answer: keyOf(question) });
  return found === undefined ? [] : [oneLike(found), ...found.steps.slice(0, -1), 'What comes next? Then try yours.'];
};

const withoutMark = (line: string): string => line.replace(/^(?:Remember|The lesson says): /u, '');

/** The first of these that says anything, and nothing that was said on an earlier rung. One like it stays whole. */
const firstNew = (said: readonly string[], ...choices: readonly (readonly string[])[]): readonly string[] => {
  const told = said.map(withoutMark);
  const isNew = (line: string): boolean =>
    !told.some((before) => before.includes(withoutMark(line)) || withoutMark(line).startsWith(before));
  return (
    choices.map((lines) => (lines[0]?.startsWith(likeMark) === true ? lines : lines.filter(isNew))).find((lines) => lines.length > 0) ?? []
  );
};

/** Wrong answers ruled out and parts of the right one, one after the other. */
const nextPart = (question: PracticeQuestion): readonly (readonly string[])[] => partsOf(question).map((part) => [part]);

/** “A”, “B” and “C”, where they are parts of a picture. */
const lookAt = ({ options }: MultipleChoice): string => {
  const [last = '', ...before] = options.toReversed();
  return `Look at ${before.toReversed().join(', ')} and ${last}, one after the other. Say what each one is.`;
};

const readAgain = 'Read the question once more, slowly. What does it ask for?';

/** The rungs before the answer, from what a teacher would say first to what nearly gives it away. */
const rungsOf = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly (readonly string[])[] => {
  const [firstHint, ...moreHints] = hintsOf(question);
  const { explanation } = question;
  const working = workingOf(question);
  const key = keyOf(question);
  const tells = tellsKey(key, question.question);
  const lesson = lessonOn(question, topic, false);
  const lead = key === '' ? undefined : leadUp(explanation, tells);
  const quiet = key === '' ? [] : quietSentences(explanation, tells).map((line) => [line]);
  // What a picture shows is found out before anything is ruled out.
  const task =
    key === ''
      ? [askedOf[question.type]]
      : question.type === 'multiple_choice' && isLetter(key) && firstHint === undefined
        ? [lookAt(question)]
        : [];

  const asked = firstNew([], [...task, ...some(firstHint)], lesson, ...nextPart(question), some(lead), [askedOf[question.type]]);
  const beliefs = (question.type === 'multiple_choice' ? corrections(question, topic, tells) : []).map((line) => [
    `${reminderMark}${line}`,
  ]);
  // A word that is typed has a gap of its own, in a sentence of the lesson.
  const gap = question.type === 'multiple_choice' ? withGap(explanation, key.replace(article, '')) : [];
  const firstStep = firstNew(
    asked,
    working.length > 1 && !tells(working[0] ?? '') ? working.slice(0, 1) : [],
    moreHints,
    lesson,
    key === '' ? reasonsFor(question) : [],
    ...(question.type === 'typed' ? [...quiet, some(lead)] : []),
    ...(isLetter(key) ? [] : beliefs),
    ...nextPart(question),
    ...quiet,
    some(lead),
    gap,
    [readAgain],
  );
  const said = [...asked, ...firstStep];
  const example = firstNew(
    said,
    anotherDraw(question, topic, seed),
    exampleLike(question, topic),
    working.slice(0, -1).filter((step) => !tells(step)),
    some(question.type === 'typed' ? withoutNumber(explanation, key) : undefined),
    ...(key === '' ? nextPart(question) : []),
    some(question.type === 'typed' ? gapIn(topic, question) : undefined),
    // What the lesson says of its own numbers is not so of these.
    question.provenance === 'generator' ? [] : lessonOn(question, topic, true),
    ...quiet,
    ...beliefs,
    ...nextPart(question),
    question.type === 'multiple_choice' ? notesLeft(question, said) : [],
    gap,
    sentencesIn(explanation)
      .slice(0, 1)
      .filter((line) => (key === '' ? !tellsPartners(question, line) : !saysKey(key, line))),
    question.type === 'multiple_choice' ? lastTwo(question, said) : [],
    ['Start with what you are sure of. Leave out what cannot be right, and try what is left.'],
  );
  // Who has nothing but the question to go on reads it again before anything is ruled out.
  return firstStep[0] === readAgain && !asked.some((line) => line === readAgain)
    ? [firstStep, asked, example, []]
    : [asked, firstStep, example, []];
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
  const slips = question.type === 'typed' ? question.slips : [];
  return {
    ...shared,
    type: 'multiple_choice',
    options: ['right', ...slips.map(({ text }) => text), 'something else'],
    correctAnswer: 0,
    optionNotes: ['', ...slips.map(({ note }) => note), ''],
    misconceptions: [null, ...slips.map(({ misconception }) => misconception), null],
  };
};
