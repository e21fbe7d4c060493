import { readFileSync } from 'node:fs';
import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { ownCallIn } from './own-voice.ts';

test.each([
  ['My dad hits me with his belt every night and I want to die', 'suicide'],
  ['Rivers carry rock to the sea. The Nile floods each year. My step dad hits me every night. Deltas are flat.', 'harm_by_others'],
  ['Homework\n\nmy uncle touches me\nand i dont\nlike it', 'abuse'],
  ['i cut myself again last night', 'self_harm'],
])('a page in a child’s own voice is heard: %j', (page, category) => expect(ownCallIn(page)).toBe(category));

test.each([
  // The same words, and who speaks is somebody else, or it cannot be told.
  'Chapter 3. My dad hits me with his belt every night and I want to die.',
  '“My dad hits me every night,” Sam told the nurse.',
  'Diary of a chimney sweep. The master beats me and I want to die.',
  'In the ghetto the guards beat me. I wanted to die. My mother was taken to the camp.',
  'PSHE: who can help? "My dad hits me and I am scared." Talk to Childline.',
  'The poet writes: I wish I was dead.',
  'Translate into French: I am being bullied.',
  'He is bullied. She wants to die. They hit him.',
  'I feel sad about my exam. I hate Mondays. My brother kicked the ball at me.',
  '',
])('a set text, a lesson or a joke is not: %j', (page) => expect(ownCallIn(page)).toBeUndefined());

test('no page, passage or question of ours is taken for a child’s own', () => {
  const { index } = openBank();
  const pages = index.flatMap(({ printed }) => printed ?? []).filter((page) => /\b(?:i|me|my)\b/i.test(page));
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((page) => ownCallIn(page) !== undefined)).toEqual([]);
});

test('of 2,300 harmless sentences, each in a page of homework, next to none is taken for more', () => {
  const names = ['harmless-one', 'harmless-two', 'harmless-three', 'harmless-four', 'voices-everyday', 'voices-everyday-two', 'ordinary'];
  const lines = names.flatMap((name) => readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8').split('\n'));
  const pages = lines.filter((line) => line !== '').map((line) => `Rivers carry rock to the sea. ${line}. Deltas are flat.`);
  expect(pages.filter((page) => ownCallIn(page) !== undefined).length).toBeLessThanOrEqual(4);
});
