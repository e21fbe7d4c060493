import { expect, test } from 'vitest';
import { lintTasks } from './lint-tasks.ts';
import { rivers } from './testing/rivers.ts';
import { Topic } from './topic.ts';

const part = {
  ask: 'How long is it?',
  expected: { kind: 'number' as const, value: '12' },
  hint: 'How far is it from end to end?',
  steps: ['End minus beginning.', 'So 12.'],
};
const next = { ...part, ask: 'How long are two of them?', expected: { kind: 'number' as const, value: '24' }, from: '2 * a' };
const saidOf = (...parts: readonly object[]): string =>
  lintTasks(
    Topic.parse({
      ...rivers,
      tasks: [
        {
          kind: 'parts',
          id: 'two-rivers',
          stem: 'A river was measured.',
          explanation: 'One is twice as long as the other, so it is doubled.',
          difficulty: 'beginner',
          objective: 'journey',
          parts,
        },
      ],
    }),
  )
    .map(({ text }) => text)
    .join('\n');

test('a question in parts that keeps every rule has no errors', () => {
  expect(saidOf(part, next)).toBe('');
});

test.each<readonly [rule: string, parts: readonly object[], said: RegExp]>([
  ['a hint that tells', [{ ...part, hint: 'It is 12 from end to end.' }, next], /part \(a\): its hint tells the answer 12/],
  ['a part from itself', [part, { ...next, from: '2 * b' }], /follows from \(b\), which does not stand before it/],
  ['a part from nothing before it', [part, { ...next, from: '2 * 12' }], /part \(b\) follows from no part before it/],
  ['a part from a rounded one', [part, { ...next, places: 1 }, { ...next, ask: 'And now?', from: '2 * b' }], /\(b\), which is rounded/],
  ['a word from a number', [part, { ...next, expected: { kind: 'words', answers: ['wide'] } }], /is a word/],
  ['the answer as a wrong one', [{ ...part, wrong: [{ text: '12', why: 'It is too long.' }] }, next], /has its answer 12 as a wrong one/],
  ['a belief that is not there', [{ ...part, wrong: [{ text: '13', why: 'Too long.', misconception: 'none' }] }, next], /"none"/],
  ['two parts that ask the same', [part, { ...next, ask: part.ask }], /twice/],
])('%s is an error', (_, parts, said) => {
  expect(saidOf(...parts)).toMatch(said);
});

const typedIn = (subject: string): string =>
  lintTasks(
    Topic.parse({
      ...rivers,
      subject,
      tasks: [
        {
          kind: 'words',
          id: 'command',
          stem: 'Write the command.',
          explanation: 'It opens the sentence, so it may have a capital or not.',
          difficulty: 'beginner',
          objective: 'journey',
          answers: ['Mach', 'mach'],
        },
      ],
    }),
  )
    .map(({ text }) => text)
    .join('\n');

test('an answer that differs in its capital alone is there twice, but not in German', () => {
  expect(typedIn('geography')).toMatch(/"mach" twice/);
  expect(typedIn('german')).toBe('');
});
