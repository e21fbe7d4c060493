import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const version = (text: string, ...pointsFound: readonly string[]) => ({ text, pointsFound });

test('a redraft says what was kept, changed, added and taken out, and which points came and went', () => {
  const before = version('Rivers erode their banks. The water is fast on the outside. I like rivers.', 'erosion', 'speed');
  const after = version(
    'Rivers erode their banks. The water is fastest on the outside of a bend. Deposition builds up on the inside.',
    'erosion',
    'deposition',
  );
  expect(compareVersions(before, after)).toEqual({
    pointsGained: ['deposition'],
    pointsLost: ['speed'],
    sentences: [
      { kind: 'kept', text: 'Rivers erode their banks.' },
      { kind: 'changed', before: 'The water is fast on the outside.', text: 'The water is fastest on the outside of a bend.' },
      { kind: 'removed', text: 'I like rivers.' },
      { kind: 'added', text: 'Deposition builds up on the inside.' },
    ],
  });
});

const kinds = (one: string, other: string) => compareVersions(version(one), version(other)).sentences.map(({ kind }) => kind);

test('line breaks and spaces alone change nothing; an empty first version has nothing to keep', () => {
  expect(kinds('It was cold.  It rained.', 'It was cold.\n\nIt rained.')).toEqual(['kept', 'kept']);
  expect(kinds('', 'It was cold.')).toEqual(['added']);
  expect(kinds('It was cold.', '')).toEqual(['removed']);
});

const word = fc.constantFrom('river', 'bank', 'valley', 'erodes', 'deposits', 'slowly', 'rock', 'water', 'bend', 'flood');
const text = fc
  .array(fc.array(word, { minLength: 3, maxLength: 7 }), { maxLength: 8 })
  .map((sentences) => sentences.map((words) => `The ${words.join(' ')}.`).join(' '));

test('whatever was written: both versions can be put together again from the changes', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { sentences } = compareVersions(version(one), version(other));
      const after = sentences.filter(({ kind }) => kind !== 'removed').map(({ text: now }) => now);
      const before = sentences.flatMap((change) =>
        change.kind === 'added' ? [] : [change.kind === 'changed' ? change.before : change.text],
      );
      expect([before.join(' '), after.join(' ')]).toEqual([one, other]);
    }),
  );
});
