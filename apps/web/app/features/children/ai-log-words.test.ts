import { expect, test } from 'vitest';
import { aiLogWords } from './ai-log-words.ts';

const entry = {
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  purpose: 'assessment',
  what: 'Questions on rivers (Geography)',
  model: 'x',
  outcome: 'written',
  reason: null,
  category: null,
  kept: 4,
  dropped: 0,
} as const;

test('a parent reads what became of what a model was asked', () => {
  expect(aiLogWords(entry)).toBe('Written by the model: 4 passed our checks.');
  expect(aiLogWords({ ...entry, dropped: 1 })).toBe('Written by the model: 4 passed our checks, 1 did not and was left out.');
  expect(aiLogWords({ ...entry, outcome: 'offline', reason: 'timeout' })).toBe(
    'Hedgerow did the work without the model because the model took too long.',
  );
  expect(aiLogWords({ ...entry, outcome: 'refused' })).toBe('Nothing was made.');
});
