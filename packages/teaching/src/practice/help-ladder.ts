import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { likeness } from '@hedgerow/curriculum/words';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { reminderMark } from '../compose/reminder.ts';
import { methodFor } from './method-for.ts';

/** From the least help to the most; the last closes the question. */
export const helpSteps = ['asked', 'first-step', 'example', 'explained'] as const;
export type HelpStep = (typeof helpSteps)[number];

/** Help in lines of the smallest Markdown. */
export type Help = { readonly step: HelpStep; readonly lines: readonly string[] };

const askedOf: Readonly<Record<PracticeQuestion['type'], string>> = {
  multiple_choice: 'Find the one answer that is right.',
  typed: 'Work the answer out and write it.',
  several: 'Find every one that fits. There can be more than one.',
  order: 'Put them in their order, the first one at the top.',
  match: 'Find the partner of each one on the left.',
  sort: 'Decide for each one where it belongs.',
  on_figure: 'Show your answer on the picture.',
};

/** Hints that only point elsewhere, or rule out what may not be shown, say nothing about the question; a reminder is the first step. */
const saysNothing = /^(?:Think back to|You can rule out|Remember:)/;
const isElimination = (step: string): boolean => /^(?:Rule out|That leaves)/.test(step);

const hintsOf = ({ hints }: PracticeQuestion): readonly string[] => hints.filter((hint) => !saysNothing.test(hint));
/** Working that leads to the answer; ruling out is none, nor is the explanation again, sentence by sentence. */
export const workingOf = ({ stepByStepSolution, explanation }: PracticeQuestion): readonly string[] =>
  stepByStepSolution.some(isElimination) || stepByStepSolution.every((step) => explanation.includes(step)) ? [] : stepByStepSolution;

const sectionOf = (topic: Topic | undefined, { objective }: PracticeQuestion) =>
  topic?.sections.find((section) => section.objective === objective) ?? undefined;

const firstSentences = (body: string): string =>
  (body.split('\n')[0] ?? '')
    .split(/(?<=[.!?])\s/)
    .slice(0, 2)
    .join(' ');

const firstStepOf = (question: PracticeQuestion, topic: Topic | undefined): readonly string[] => {
  const [, second] = hintsOf(question);
  const working = workingOf(question);
  const [step] = working;
  if (working.length > 1 && step !== undefined) return [step];
  if (second !== undefined) return [second];
  const reminder = question.hints.find((hint) => hint.startsWith(reminderMark));
  if (reminder !== undefined) return [reminder];
  const section = sectionOf(topic, question);
  return section === undefined ? hintsOf(question).slice(0, 1) : [`**${section.heading}.** ${firstSentences(section.body)}`];
};

/** The worked example of an objective that is most like a text; of another objective where it has none. */
export const exampleFor = (
  topic: Topic | undefined,
  objective: string | null,
  text: string,
): Topic['workedExamples'][number] | undefined => {
  const all = topic?.workedExamples ?? [];
  const own = all.filter((one) => one.objective === objective);
  return (own.length > 0 ? own : all).toSorted((a, b) => likeness(b.problem, text) - likeness(a.problem, text))[0];
};

/** Another draw of the same generator, or a worked example of the topic, up to its last step. */
const exampleOf = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly string[] => {
  const method = methodFor(question, topic);
  const draws = method === undefined ? [] : generatorDrafts([method], { seed, difficulty: question.difficulty, count: 4 });
  const other = draws.find(
    ({ stem, steps, figure, readsWithoutFigure }) =>
      stem !== question.question && steps.length > 0 && (figure === undefined || readsWithoutFigure === true),
  );
  if (other !== undefined)
    return [
      `One like it: ${other.stem}`,
      ...(other.steps.length > 1 ? other.steps.slice(0, -1) : other.steps),
      'Now do the same with your numbers.',
    ];
  const example = exampleFor(topic, question.objective, question.question);
  if (example !== undefined) return [`One like it: ${example.problem}`, ...example.steps.slice(0, -1), 'What comes next? Then try yours.'];
  const section = sectionOf(topic, question);
  return section === undefined ? firstStepOf(question, topic) : [`**${section.heading}**`, ...section.body.split(/\n+/).slice(0, 2)];
};

/** The next rung of help. `explained` has no lines here: the question is closed and its whole answer shown. */
export const helpFor = (question: PracticeQuestion, step: HelpStep, topic: Topic | undefined, seed: number): Help => {
  switch (step) {
    case 'asked':
      return { step, lines: [askedOf[question.type], ...hintsOf(question).slice(0, 1)] };
    case 'first-step':
      return { step, lines: firstStepOf(question, topic) };
    case 'example':
      return { step, lines: exampleOf(question, topic, seed) };
    case 'explained':
      return { step, lines: [] };
  }
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
