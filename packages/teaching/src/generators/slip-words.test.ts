import { difficulties } from '@hedgerow/domain/difficulties';
import { expect, test } from 'vitest';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { bareMethod } from '../compose/methods.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { ly } from './english/spelling.ts';
import { wholeHalfQuarterTurns } from './ks1/solids-and-turns.ts';
import { turns } from './ks2/angles-and-turns.ts';
import { fractionOfAmount } from './ks2/fractions-of-amounts.ts';
import { readQuadraticGraphs } from './ks4/reading-quadratic-graphs.ts';

const draftsOf = (generator: Parameters<typeof bareMethod>[0]): readonly QuestionDraft[] =>
  difficulties.flatMap((difficulty) => generatorDrafts([bareMethod(generator)], { seed: 3, difficulty, count: 30 }));

test('a misspelling with a letter too many is put right by taking that letter out', () => {
  const told = draftsOf(ly).flatMap(({ key, distractors }) =>
    distractors.filter(({ why }) => /one letter too many|one e too many|an i that does not/.test(why)).map((slip) => ({ key, slip })),
  );
  expect(told.length).toBeGreaterThan(10);
  for (const { key, slip } of told) {
    const without = Array.from(slip.text, (_, at) => slip.text.slice(0, at) + slip.text.slice(at + 1));
    expect(without).toContain(key.text);
  }
});

test('where an arrow pointed at first is never where it points now', () => {
  for (const { stem, distractors, steps, hints, explanation } of [...draftsOf(turns), ...draftsOf(wholeHalfQuarterTurns)])
    expect([stem, ...distractors.map(({ why }) => why), ...steps, ...hints, explanation].join(' ')).not.toMatch(
      /\bnow points|points now\b|it point now/i,
    );
});

test('no jug holds forty millilitres, and a story asks for something of its own', () => {
  const stories = draftsOf(fractionOfAmount).filter(({ stem }) => stem.endsWith(' of it?'));
  expect(stories.length).toBeGreaterThan(3);
  for (const { stem } of stories) expect(stem).not.toMatch(/\d m[lL]\b|\d g\b|Which number/);
});

test('why a graph is read so never says what is read off it', () => {
  const solved = draftsOf(readQuadraticGraphs);
  expect(solved.length).toBeGreaterThan(10);
  for (const { key, explanation } of solved) {
    const read = key.text.match(/[-−]?\d+/g) ?? [];
    expect(read.filter((number) => explanation.includes(`x = ${number}`) || explanation.includes(`y is ${number}`))).toEqual([]);
  }
});
