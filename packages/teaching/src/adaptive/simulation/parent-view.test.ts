import { expect, test } from 'vitest';
import { forTonight, topicLists } from '../topic-lists.ts';
import { childWithOneWeakTopic } from './parent-view.ts';

const children = 2000;

test('of 2,000 children with one weak topic, a parent is told of it in 95 %, and tonight is about it in 80 %', () => {
  const found = Array.from({ length: children }, (_, seed) => {
    const { weak, topics, evidence } = childWithOneWeakTopic(seed + 1);
    const standings = topicLists(evidence, () => false);
    const named = standings.filter(({ list }) => list === 'needs-practice').map(({ topicId }) => topicId);
    const falseAlarms = named.filter((topicId) => topicId !== weak).length / (topics - 1);
    return { isNamed: named.includes(weak), isTonight: forTonight(standings)?.topicId === weak, falseAlarms };
  });
  const share = (is: (one: (typeof found)[number]) => boolean): number => found.filter(is).length / children;
  const measured = {
    named: share(({ isNamed }) => isNamed),
    tonight: share(({ isTonight }) => isTonight),
    falseAlarms: found.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0) / children,
  };
  expect(measured.named).toBeGreaterThanOrEqual(0.95);
  expect(measured.tonight).toBeGreaterThanOrEqual(0.8);
  // A page that names everything would pass the two above.
  expect(measured.falseAlarms).toBeLessThanOrEqual(0.2);
});
