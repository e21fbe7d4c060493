import type { AdaptiveLearning } from '@hedgerow/contracts/adaptive';
import { describe, expect, test } from 'vitest';
import { pathThrough, placesOf, plantOf, presentOf, restsOn, stateOf, topicsInOrder } from './map-places.ts';

const topic = {
  id: 'a',
  title: 'A',
  description: '',
  difficulty: 'level1',
  estimatedTime: 10,
  completed: false,
  urgencyScore: 7,
  adaptiveReason: '',
  secure: false,
  answers: 0,
  nextLevel: 'level1',
  standing: 'unmet',
  evidence: '',
  keyStage: 'KS2',
} as const;

describe('an island', () => {
  test('is urgent above 7, and only where the order is by usefulness', () => {
    expect(stateOf(topic, 'ai')).toBe('ready');
    expect(stateOf({ ...topic, urgencyScore: 7.1 }, 'ai')).toBe('urgent');
    expect(stateOf({ ...topic, urgencyScore: 9 }, 'standard')).toBe('ready');
  });

  test('that was known and has faded is due, whether it was secure or only done', () => {
    expect(stateOf({ ...topic, completed: true, secure: true, standing: 'due' }, 'standard')).toBe('due');
  });

  test('that is done is not urgent', () => {
    expect(stateOf({ ...topic, completed: true, urgencyScore: 9 }, 'ai')).toBe('completed');
    expect(stateOf({ ...topic, completed: true, secure: true }, 'ai')).toBe('secure');
  });
});

test('what grows on it is what is known: finishing alone is a sprout', () => {
  expect([plantOf('ready', false), plantOf('urgent', true), plantOf('completed', true)]).toEqual(['seed', 'sprout', 'sprout']);
  expect([plantOf('held', true), plantOf('due', true), plantOf('secure', true)]).toEqual(['flower', 'flower', 'fruit']);
});

test('the pupil is at the first topic that they do not know yet', () => {
  const known = { ...topic, standing: 'held' } as const;
  expect(presentOf([{ ...known, id: 'k' }, { ...topic, id: 's', standing: 'secure', secure: true }, topic])).toBe('a');
  expect(
    presentOf([
      { ...known, id: 'k' },
      { ...topic, id: 'd', standing: 'due', secure: true },
    ]),
  ).toBe('d');
  expect(presentOf([known])).toBeUndefined();
});

test('Standard mode is the teaching order, whatever is urgent', () => {
  const map: Pick<AdaptiveLearning, 'adaptedTopics' | 'standardOrder'> = {
    adaptedTopics: [{ ...topic, id: 'b' }, topic],
    standardOrder: ['a', 'gone', 'b'],
  };
  expect(topicsInOrder(map, 'ai').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(topicsInOrder(map, 'standard').map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the path winds: to the right, then back', () => {
  expect(placesOf(5, 2).map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 0],
  ]);
  expect(pathThrough(placesOf(5, 2))).toMatch(/^M50 32C[^C]+150 38C[^C]+150 132C[^C]+50 138C[^C]+50 232$/);
  expect(pathThrough([])).toBe('');
});

test('says what it rests on', () => {
  expect(restsOn(0)).toBe('A good order to start with. It changes as you answer.');
  expect(restsOn(12)).toBe('Your best next steps come first.');
});
