import { expect, test } from 'vitest';
import { generatorDrafts } from './generator-drafts.ts';
import { methodsOf } from './methods.ts';

const objective = (link: object) => ({
  id: 'add',
  text: 'Add within 100',
  names: ['adding'],
  generators: [{ id: 'maths-add-within-100', ...link }],
});
const largest = (stem: string, key: string): number =>
  Math.max(...[...`${stem} ${key}`.matchAll(/\d+/g)].map(([number]) => Number(number)));
const drawn = (link: object): number[] =>
  generatorDrafts(methodsOf({ id: 'maths.ks1.adding', objectives: [objective(link)] }), { seed: 2, difficulty: 'beginner', count: 8 }).map(
    ({ stem, key }) => largest(stem, key.text),
  );

test('“within 100” is no 5 + 3, and “within 20” no 15 + 9', () => {
  expect(Math.min(...drawn({ atLeast: 21 }))).toBeGreaterThanOrEqual(21);
  expect(Math.max(...drawn({ atMost: 20 }))).toBeLessThanOrEqual(20);
  expect(Math.min(...drawn({}))).toBeLessThan(21);
});

test('a wrong option of a sum names the misconception that the topic says its slip shows, and a mere slip names none', () => {
  const topic = {
    id: 'maths.ks2.fractions',
    objectives: [{ id: 'calculate', text: 'Add', names: ['adding'], generators: [{ id: 'maths-add-fractions' }] }],
    slips: { 'maths-add-fractions': { 'add-across': ['the bottom numbers as well'] } },
  };
  const options = generatorDrafts(methodsOf(topic), { seed: 2, difficulty: 'beginner', count: 8 }).flatMap(
    ({ distractors }) => distractors,
  );
  const across = options.filter(({ why }) => why.includes('the bottom numbers as well'));
  expect(across.length).toBeGreaterThan(0);
  expect(options.filter(({ misconception }) => misconception === 'add-across')).toEqual(across);
  expect(options.filter(({ why }) => why === 'This counts one part too many.').map(({ misconception }) => misconception)).not.toContain(
    'add-across',
  );
});
