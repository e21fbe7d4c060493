import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Figure } from '@hedgerow/figures/figure';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { reminderMark } from '../compose/reminder.ts';
import { leansOnWhatWentBefore, quoted } from '../derive/wording.ts';
import { methodFor } from './method-for.ts';
import { likeExample, passageFor, sentencesIn, tellsKey } from './passage.ts';

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
  order: 'Put them in their order, the first one at the top.',
  match: 'Find the partner of each one on the left.',
  sort: 'Decide for each one where it belongs.',
  on_figure: 'Show your answer on the picture.',
};

/** Hints that only point elsewhere, or rule out what may not be shown, say nothing about the question. */
const saysNothing = /^(?:Think back to|You can rule out|The lesson “)/;
const isElimination = (step: string): boolean => /^(?:Rule out|That leaves)/.test(step);

/** Working that leads to the answer; ruling out is none, nor is the explanation again, sentence by sentence. */
export const workingOf = ({ stepByStepSolution, explanation }: PracticeQuestion): readonly string[] =>
  stepByStepSolution.some(isElimination) || stepByStepSolution.every((step) => explanation.includes(step)) ? [] : stepByStepSolution;

const keyOf = (question: PracticeQuestion): string => {
  if (question.type === 'multiple_choice') return question.options[question.correctAnswer] ?? '';
  return question.type === 'typed' ? question.answer : '';
};

/** Its own hints, a reminder of the lesson among them unless that says the answer. */
const hintsOf = (question: PracticeQuestion): readonly string[] => {
  const tells = tellsKey(keyOf(question), question.question);
  return question.hints.filter((hint) => !saysNothing.test(hint) && !(hint.startsWith(reminderMark) && tells(hint)));
};

/** What the lesson says on the question: without its answer, or with it. */
const lessonOn = (question: PracticeQuestion, topic: Topic | undefined, withKey: boolean): readonly string[] => {
  const key = keyOf(question);
  if (key === '') return [];
  const { objective, question: asked } = question;
  const found = passageFor(topic, withKey ? { objective, text: `${asked} ${key}` } : { objective, text: asked, without: key });
  return found === undefined ? [] : [`The lesson says: ${found}`];
};

/** The first sentence of the explanation that does not say the answer and stands by itself. */
const whyOf = (question: PracticeQuestion): readonly string[] => {
  const key = keyOf(question);
  const tells = tellsKey(key, question.question);
  const found = sentencesIn(question.explanation).find(
    (sentence) => !tells(sentence) && !leansOnWhatWentBefore.test(sentence) && sentence.split(' ').length >= 4,
  );
  return key === '' || found === undefined ? [] : [found];
};

type Choices = { readonly options: readonly string[]; readonly optionNotes: readonly string[] };
type Wrong = { readonly text: string; readonly note: string };

/** Wrong answers, first those with a reason that does not say the right one. */
const crossedOut = (wrong: readonly Wrong[], keys: readonly string[], about: string): readonly string[] => {
  const tells = keys.map((key) => tellsKey(key, about));
  const lines = wrong.map(({ text, note }) => {
    const named = quoted(text.replaceAll(/^"|"$/g, ''));
    if (note === '' || tells.some((tell) => tell(note))) return { said: `It is not ${named}.`, isReasoned: false };
    return { said: `It is not ${named}. ${note.startsWith(named) ? `It${note.slice(named.length)}` : note}`, isReasoned: true };
  });
  return lines.toSorted((a, b) => Number(b.isReasoned) - Number(a.isReasoned)).map(({ said }) => said);
};

/** Two letters more each time, for a word that has to be typed. */
const lettersOf = (word: string): readonly string[] =>
  /^\p{L}{4,}$/u.test(word) ? [`It has ${word.length} letters.`, `It begins with “${word.slice(0, Math.ceil(word.length / 2))}”.`] : [];

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
      return crossedOut(wrongOf(question, question.correctAnswers), keys, question.question).slice(0, 2);
    }
    case 'order': {
      const [first, second] = question.rightOrder.map((at) => quoted(question.items[at] ?? ''));
      return [`First comes ${first}.`, ...(question.items.length > 3 ? [`After it comes ${second}.`] : [])];
    }
    case 'match':
      return belongs(question.left, question.right, question.partners, 'goes with').slice(0, Math.min(2, question.left.length - 2));
    case 'sort':
      return belongs(question.items, question.groups, question.places, 'belongs to')
        .filter((_, at) => question.places.indexOf(question.places[at] ?? 0) === at)
        .slice(0, 2);
    case 'typed':
      return [...crossedOut(question.slips, [question.answer], question.question).slice(0, 1), ...lettersOf(question.answer)];
    case 'on_figure':
      return [];
  }
};

/** Another draw of the same generator, up to its last step. */
const anotherDraw = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly string[] => {
  const method = methodFor(question, topic);
  const draws = method === undefined ? [] : generatorDrafts([method], { seed, difficulty: question.difficulty, count: 4 });
  const other = draws.find(
    ({ stem, steps, figure, readsWithoutFigure }) =>
      stem !== question.question && steps.length > 0 && (figure === undefined || readsWithoutFigure === true),
  );
  return other === undefined
    ? []
    : [`One like it: ${other.stem}`, ...(other.steps.length > 1 ? other.steps.slice(0, -1) : other.steps), 'Now do the same with yours.'];
};

const oneLike = ({ problem }: { readonly problem: string }): string => `One like it: ${problem}`;
const exampleLike = (question: PracticeQuestion, topic: Topic | undefined): readonly string[] => {
  const found = likeExample(topic, { objective: question.objective, question: question.question, answer: keyOf(question) });
  return found === undefined ? [] : [oneLike(found), ...found.steps.slice(0, -1), 'What comes next? Then try yours.'];
};

/** The first of these that says anything, and nothing that was said on an earlier rung. */
const firstNew = (said: readonly string[], ...choices: readonly (readonly string[])[]): readonly string[] => {
  const isNew = (line: string): boolean => !said.some((before) => before.endsWith(line.replace(/^[\p{L} ]+: /u, '')));
  return choices.map((lines) => lines.filter(isNew)).find((lines) => lines.length > 0) ?? [];
};

/** The rungs before the answer, from what a teacher would say first to what nearly gives it away. */
const rungsOf = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly (readonly string[])[] => {
  const [firstHint, ...moreHints] = hintsOf(question);
  const working = workingOf(question);
  const tells = tellsKey(keyOf(question), question.question);
  const parts = partsOf(question).map((part) => [part]);
  const lesson = lessonOn(question, topic, false);
  const why = whyOf(question);
  const task = keyOf(question) === '' ? [askedOf[question.type]] : [];

  const asked = firstNew([], [...task, ...(firstHint === undefined ? [] : [firstHint])], lesson, ...parts, [askedOf[question.type]]);
  const firstStep = firstNew(
    asked,
    working.length > 1 && !tells(working[0] ?? '') ? working.slice(0, 1) : [],
    moreHints,
    lesson,
    ...parts,
    why,
    ['Read the question once more, slowly. Which words matter most?'],
  );
  const said = [...asked, ...firstStep];
  const example = firstNew(
    said,
    anotherDraw(question, topic, seed),
    exampleLike(question, topic),
    working.slice(0, -1).filter((step) => !tells(step)),
    lessonOn(question, topic, true),
    why,
    ...parts,
    ['Say what you are sure of. Leave out what cannot be right, and try what is left.'],
  );
  return [asked, firstStep, example, []];
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
