import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { capital, quoted } from './wording.ts';

type Order = Extract<Fact, { kind: 'order' }>;

/** As many steps as stand in one option. */
const mostInALine = 4;
/** In characters; the gate refuses longer options. */
const longestLine = 240;

/** "the list of planets from the Sun outwards" before a colon. */
export const headed = (title: string): string => capital(title.replace(/^the (?:list|order) of (?:the )?/, ''));

const lineOf = (steps: readonly string[]): string => steps.join(' → ');

const swapped = (steps: readonly string[], place: number): readonly string[] =>
  steps.map((step, index) => (index === place ? (steps[place + 1] ?? step) : index === place + 1 ? (steps[place] ?? step) : step));

/** Whole lists, each wrong one with two neighbours changed about. */
const lineQuestion = (topic: Topic, { title, steps, objective }: Order, source: string): QuestionDraft[] => {
  const line = steps.slice(0, mostInALine);
  const key = lineOf(line);
  // With three steps there are two pairs of neighbours; the third wrong list runs backwards.
  const wrong = [1, 0, 2]
    .filter((place) => place + 1 < line.length)
    .map((place) => ({
      text: lineOf(swapped(line, place)),
      why: `That list puts ${quoted(line[place + 1] ?? '')} too early: ${quoted(line[place] ?? '')} comes before it`,
    }));
  const backwards = { text: lineOf(line.toReversed()), why: `That runs backwards: ${quoted(line[0] ?? '')} comes first` };
  if (key.length > longestLine) return [];
  return factDraft(topic, {
    source,
    stem: `${headed(title)}: which list is in the right order?`,
    key,
    wrong: line.length > 3 ? wrong : [...wrong, backwards],
    fact: `The order is: ${steps.map(quoted).join(', then ')}`,
    difficulty: 'advanced',
    objective,
  });
};

/** What comes first, last and next, and which whole list is right. */
export const orderQuestions = (topic: Topic, fact: Order, source: string): QuestionDraft[] => {
  const { title, steps, objective } = fact;
  const whole = `The order is: ${steps.map((step) => quoted(step)).join(', then ')}`;
  const at = (index: number): string => quoted(steps[index] ?? '');
  const notFirst = (step: string): string => `${quoted(step)} comes after ${at(steps.indexOf(step) - 1)}`;
  const notLast = (step: string): string => `${quoted(step)} comes before ${at(steps.indexOf(step) + 1)}`;
  const notNext =
    (index: number) =>
    (step: string): string =>
      steps.indexOf(step) < index
        ? `${quoted(step)} comes before ${at(index)}`
        : `${quoted(step)} comes later: ${at(index + 1)} is still in between`;
  const ask = (
    stem: string,
    key: string | undefined,
    left: readonly string[],
    why: (step: string) => string,
    difficulty: Difficulty,
  ): QuestionDraft[] =>
    key === undefined
      ? []
      : factDraft(topic, {
          source,
          stem,
          key,
          wrong: left.filter((step) => step !== key).map((text) => ({ text, why: why(text) })),
          fact: whole,
          difficulty,
          objective,
        });
  return [
    ...ask(`Which of these comes first in ${title}?`, steps[0], steps, notFirst, 'beginner'),
    ...ask(`Which of these comes last in ${title}?`, steps.at(-1), steps, notLast, 'beginner'),
    ...steps.slice(0, -1).flatMap((step, index) =>
      ask(
        `${headed(title)}: which of these comes next after ${quoted(step)}?`,
        steps[index + 1],
        steps.filter((other) => other !== step),
        notNext(index),
        'intermediate',
      ),
    ),
    ...lineQuestion(topic, fact, source),
  ];
};
