import { difficulties } from '@hedgerow/domain/difficulties';
import { expect, test } from 'vitest';
import { generators } from './all-generators.ts';
import { checkers } from './checkers/all-checkers.ts';
import type { Generated } from './generator.ts';

/** Their questions are asked from a picture, and their checkers work the answer out from the words alone: a wrong picture would pass. Only ever fewer. */
const answeredFromWords: readonly string[] = [
  'computing-logic-gates',
  'maths-change-small',
  'maths-count-in-steps',
  'maths-probability-scale',
  'maths-read-box-plots',
  'maths-sine-cosine-rule',
  'maths-times-tables-2-5-10',
];

const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

const readsFigure = (question: Generated, check: (question: Generated) => unknown): boolean => {
  let isRead = false;
  check(
    new Proxy(question, {
      get: (target, name) => {
        if (name === 'figure') isRead = true;
        return Reflect.get(target, name);
      },
    }),
  );
  return isRead;
};

test('a question that is asked from its picture is checked by its picture', () => {
  const unread = generators.flatMap(({ id, generate }) => {
    const check = checkers[id];
    const asked = difficulties.flatMap((difficulty) =>
      seeds.map((seed) => generate(seed, difficulty)).filter(({ figure, readsWithoutFigure }) => figure && !readsWithoutFigure),
    );
    return asked.every((question) => readsFigure(question, (watched) => check?.(question.key, watched))) ? [] : [id];
  });
  expect(unread.toSorted()).toEqual(answeredFromWords.toSorted());
});
