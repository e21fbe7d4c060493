import { expect, test } from 'vitest';
import { afterBlock, afterTopicAnswer, type LearnerModel, newLearner } from './learner-model.ts';
import { standingIn } from './topic-standing.ts';

const block = (model: LearnerModel, marks: string, day: number): LearnerModel =>
  afterBlock(
    Array.from(marks).reduce((so, mark) => afterTopicAnswer(so, { topic: 0, level: 1, correct: mark === 'r', day }), model),
    0,
    day,
  );
const fresh = newLearner(1, 3);
const weeks = (marks: string) => [10, 12, 14].reduce((model, day) => block(model, marks, day), fresh);

test('nothing, begun, held, secure and due, each with what it rests on', () => {
  expect(standingIn(fresh, 0, 10).standing).toBe('unmet');
  expect(standingIn(block(fresh, 'rwwww', 10), 0, 10)).toEqual({
    standing: 'begun',
    evidence: 'Started: 5 answers on 1 day, 20% right last time.',
  });
  expect(standingIn(block(fresh, 'rrrrrrrrrr', 10), 0, 10)).toEqual({
    standing: 'held',
    evidence: 'Getting there: mostly right in 10 answers on 1 day. One more day will show that you know it well.',
  });
  expect(standingIn(weeks('rrrrr'), 0, 14)).toEqual({ standing: 'secure', evidence: 'Known well: mostly right in 15 answers on 3 days.' });
  expect(standingIn(weeks('rrrrr'), 0, 214)).toEqual({
    standing: 'due',
    evidence: 'Due again: you knew this 200 days ago (15 answers on 3 days).',
  });
});
