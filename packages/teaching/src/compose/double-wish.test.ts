import { openBank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { describe, expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { partsAsked } from './double-wish.ts';

const bank = openBank();
const compose = (subject: SubjectId, keyStage: KeyStage, topicText: string, count = 8) =>
  composeAssessment({
    bank,
    subject,
    keyStage,
    topicText,
    difficulty: 'intermediate',
    count,
    includeEssays: false,
    seed: 11,
    history: [],
  });
const objectivesOf = ({ questions }: ReturnType<typeof compose>): readonly (string | null)[] => questions.map(({ objective }) => objective);

test.each<readonly [SubjectId, KeyStage, string, string, string]>([
  ['maths', 'KS1', 'tally charts and pictograms', 'tally', 'pictogram'],
  ['maths', 'KS2', 'perimeter & area', 'perimeter', 'area'],
  ['geography', 'KS2', 'map symbols and 6 figure grid references', 'symbols', 'grid'],
  ['chemistry', 'KS4', 'haber process and equilibrium', 'haber', 'reversible'],
  ['computing', 'KS3', 'if statements and while loops', 'selection', 'iteration'],
  ['biology', 'KS4', 'mitosis and meiosis', 'division', 'meiosis'],
  ['maths', 'KS4', 'sine and cosine rule', 'rules', 'cosine-rule'],
])('%s %s “%s” takes turns, half of each', (subject, keyStage, topicText, one, other) => {
  const made = compose(subject, keyStage, topicText);
  expect(objectivesOf(made)).toEqual([one, other, one, other, one, other, one, other]);
});

test('of three things each has a third, though one of them is taught at the stage beside', () => {
  const made = compose('maths', 'KS3', 'area, perimeter and volume', 9);
  expect(objectivesOf(made)).toEqual(['area', 'perimeter', 'volume', 'area', 'perimeter', 'volume', 'area', 'perimeter', 'volume']);
  expect(made.sentence).toMatch(/the Key Stage 2 topic “[^”]+”.* 3 on area, 3 on perimeter and 3 on volume\.$/);
});

test('how many are on each half is said with the set', () => {
  const { sentence, coverage } = compose('maths', 'KS1', 'tally charts and pictograms');
  expect(coverage).toBe('exact');
  expect(sentence).toMatch(/^This comes from our own Key Stage 1 topic “[^”]+”\. 4 on tally charts and 4 on pictograms\.$/);
});

test('what one lesson is called by both is that lesson, though one of them alone is another', () => {
  expect(new Set(objectivesOf(compose('physics', 'KS4', 'speed and velocity')))).toEqual(new Set(['vectors']));
});

test('two ways of doing one thing are one thing', () => {
  const { questions } = compose('maths', 'KS2', 'when do i multiply or divide converting units');
  expect(questions.map(({ objective }) => objective)).not.toContain('multiply');
});

test('no question comes twice in the two halves', () => {
  for (const topicText of ['factors and multiples', 'perimeter and area']) {
    const ids = compose('maths', 'KS2', topicText, 20).questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('two kinds of what one method draws are two halves', () => {
  const { questions } = compose('maths', 'KS2', 'factors and multiples');
  const onFactors = questions.filter(({ question }) => /factor/i.test(question)).length;
  const onMultiples = questions.filter(({ question }) => /multiple/i.test(question)).length;
  expect([onFactors >= 4, onMultiples >= 4]).toEqual([true, true]);
});

describe('a name that has “and” in it is one thing', () => {
  test.each<readonly [SubjectId, KeyStage, string]>([
    ['science', 'KS3', 'acids and alkalis'],
    ['english', 'KS4', 'Romeo and Juliet'],
    // Its halves by themselves are found in Key Stage 1 alone.
    ['maths', 'KS2', 'addition and subtraction'],
  ])('%s %s “%s”', (subject, keyStage, topicText) => {
    const made = compose(subject, keyStage, topicText, 10);
    expect(new Set(objectivesOf(made)).size).toBeGreaterThanOrEqual(4);
    expect(made.sentence).not.toMatch(/\d on /);
    expect(made.coverage).toBe('exact');
  });

  test('and what is joined to a thing that we do not have is answered as before', () => {
    const { sentence } = compose('science', 'KS2', 'salt and pepper');
    expect(sentence).not.toContain('on pepper');
  });
});

test.each([
  ['maths', 'KS4', 'sine and cosine rule', ['sine rule', 'cosine rule']],
  ['chemistry', 'KS4', 'ionic and covalent bonding', ['ionic bonding', 'covalent bonding']],
  ['maths', 'KS2', 'adding fractions and decimals', ['adding fractions', 'adding decimals']],
  ['maths', 'KS2', 'lines of symmetry and angles', ['lines of symmetry', 'angles']],
  ['maths', 'KS4', 'sine rule or cosine rule how do i know which one', ['sine rule', 'cosine rule']],
  ['maths', 'KS4', 'when do i use pythagoras and when sohcahtoa', ['pythagoras', 'sohcahtoa']],
] as const)('%s %s “%s” asks for %j', (subject, keyStage, text, parts) => {
  expect(partsAsked(bank, { subject, keyStage, text })).toEqual(parts);
});
