import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { capital, quoted } from './wording.ts';

type Order = Extract<Fact, { kind: 'order' }>;

/** What comes first, last, straight after and straight before. */
export const orderQuestions = (topic: Topic, { title, steps, objective }: Order, source: string): QuestionDraft[] => {
  const whole = `The order is: ${steps.map((step) => quoted(step)).join(', then ')}`;
  const place = (step: string): string => `${quoted(step)} is number ${steps.indexOf(step) + 1} of ${steps.length}`;
  const ask = (part: string, stem: string, key: string | undefined, left: readonly string[], difficulty: Difficulty): QuestionDraft[] =>
    key === undefined
      ? []
      : factDraft(topic, {
          source: `${source}-${part}`,
          stem,
          key,
          wrong: left.filter((step) => step !== key).map((text) => ({ text, why: place(text) })),
          fact: whole,
          difficulty,
          objective,
        });
  const others = (asked: string): string[] => steps.filter((step) => step !== asked);
  return [
    ...ask('first', `Which of these comes first in ${title}?`, steps[0], steps, 'beginner'),
    ...ask('last', `Which of these comes last in ${title}?`, steps.at(-1), steps, 'beginner'),
    ...steps
      .slice(0, -1)
      .flatMap((step, index) =>
        ask(
          `after-${index}`,
          `${capital(title)}: what comes straight after ${quoted(step)}?`,
          steps[index + 1],
          others(step),
          'intermediate',
        ),
      ),
    ...steps
      .slice(1)
      .flatMap((step, index) =>
        ask(`before-${index}`, `What comes straight before ${quoted(step)} in ${title}?`, steps[index], others(step), 'advanced'),
      ),
  ];
};
