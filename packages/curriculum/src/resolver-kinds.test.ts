import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { describe, expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { resolveTopic } from './resolver.ts';

const bank = openBank();
type Row = readonly [SubjectId, KeyStage, string, readonly string[]];
const asks = (subject: SubjectId, keyStage: KeyStage, text: string): string[] =>
  resolveTopic(bank, { subject, keyStage, text }).objectives.map((ref) => ref.split('.').slice(2).join('.'));

test('the title of the tables in full is the whole topic, and not its last table', () => {
  expect(asks('maths', 'KS2', 'Times tables up to 12 × 12')).toHaveLength(8);
});

describe('the word that is rare decides, and not the title that it stands beside', () => {
  test.each<Row>([
    ['history', 'KS2', 'ancient egypt mummies', ['ancient-egypt/mummies']],
    ['english', 'KS4', 'romeo and juliet fate', ['romeo-and-juliet/themes']],
    ['history', 'KS4', 'hitlers rise to power', ['germany-1918-1945/rise']],
    ['history', 'KS4', 'treaty of versailles', ['germany-1918-1945/weimar']],
    ['spanish', 'KS2', 'colours', ['numbers-and-colours/colours']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });

  test.each<Row>([
    ['maths', 'KS2', 'area and perimeter', ['volume', 'angle-types', 'angle-facts']],
    ['maths', 'KS1', 'mass and capacity', ['temperature', 'position']],
  ])('%s %s “%s” leaves out %j, of which it does not speak', (subject, keyStage, text, others) => {
    const found = asks(subject, keyStage, text).map((ref) => ref.split('/')[1] ?? '');
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found.filter((id) => others.includes(id))).toEqual([]);
  });
});

describe('numbers and single letters count, in figures or in words', () => {
  test.each<Row>([
    ['religious-studies', 'KS2', '5 pillars', ['islam/pillars']],
    ['english', 'EYFS', 's a t p i n', ['phonics-by-phase/phase-2']],
    ['latin', 'KS3', '1st declension', ['nouns-and-present-tense/declensions']],
    ['english', 'KS4', 'paper 2 question 4', ['language-paper-2/compare']],
    ['english', 'KS4', 'paper 1 question 5', ['language-paper-1/write']],
    ['maths', 'KS2', '12 times table', ['times-tables/facts']],
    ['maths', 'KS2', 'mtc 12x12', ['times-tables/facts']],
    ['spanish', 'KS3', 'preterite tense ar er ir', ['holidays-and-the-past/preterite']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });

  test.each<Row>([
    ['maths', 'EYFS', 'one more than', ['one-more', 'more-less', 'order']],
    ['maths', 'KS2', 'ks2 sats paper 2', ['number', 'calculate', 'fractions', 'measure', 'shape']],
    ['maths', 'KS2', '2 digit by 1 digit', ['multiply', 'rows']],
    ['physics', 'KS4', 'newtons 2nd law', ['second-law']],
    ['maths', 'KS2', 'sats arithmetic paper', ['percentages']],
    ['english', 'KS2', 'SPAG test year 6', ['verbs']],
  ])('%s %s “%s” is on one of %j', (subject, keyStage, text, expected) => {
    const found = asks(subject, keyStage, text).map((ref) => ref.split('/')[1] ?? '');
    expect(found.filter((id) => expected.includes(id))).not.toEqual([]);
  });
});

describe('a slip of the pen is put right by its letters', () => {
  test.each<Row>([
    ['english', 'KS2', 'passive voise', ['tenses-and-verbs/passive']],
    ['maths', 'KS4', 'quadratik formula', ['quadratic-equations/formula']],
    ['biology', 'KS4', 'punnet squares', ['genetics-and-inheritance/crosses']],
    ['geography', 'KS3', 'plate boundries', ['plate-tectonics/margins']],
    ['maths', 'KS3', 'pythag', ['trigonometry-and-pythagoras/pythagoras']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });

  test('a word that the bank itself uses is not taken for another that is spelt nearly so', () => {
    expect(resolveTopic(bank, { subject: 'geography', keyStage: 'KS2', text: 'planet' }).words).toEqual(['planet']);
    expect(asks('science', 'KS2', 'planets')).toEqual(['earth-and-space/system']);
  });

  test('what only sounds alike is nothing', () => {
    expect(asks('maths', 'KS4', 'kwodratik')).toEqual([]);
  });
});

describe('the stage of the pupil goes before a name of the stage beside', () => {
  test.each<Row>([
    ['maths', 'KS4', 'quadratic sequences', ['sequences/quadratic']],
    ['maths', 'KS3', 'negative numbers', ['directed-numbers/order']],
    ['history', 'KS3', 'why did william win the battle of hastings', ['norman-conquest/battle']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expect.arrayContaining([...expected]));
    for (const { keyStage: found } of resolveTopic(bank, { subject, keyStage, text }).topics) expect(found).toBe(keyStage);
  });
});

describe('a pupil who asks in whole sentences is understood', () => {
  test.each<Row>([
    ['maths', 'KS2', 'how do i turn a fraction into a percentage', ['decimals-and-percentages/convert']],
    ['science', 'KS3', 'why does ice float', ['particle-model/density']],
    ['maths', 'EYFS', 'counting teddies up to 5', ['counting-to-20/count']],
    ['science', 'KS2', 'adaptation camels', ['classification-and-evolution/adapt']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expect.arrayContaining([...expected]));
  });
});

describe('a topic is meant as a whole where its title says all that was typed', () => {
  test.each<readonly ['history' | 'geography', 'KS3' | 'KS4', string, string, number]>([
    ['history', 'KS3', 'french revolution', 'french-revolution/', 4],
    ['geography', 'KS4', 'resource management', 'resource-management/', 5],
  ])('%s %s “%s”', (subject, keyStage, text, topic, count) => {
    const found = asks(subject, keyStage, text);
    expect(found).toHaveLength(count);
    for (const objective of found) expect(objective).toContain(topic);
  });
});

describe('two names of one objective are its name', () => {
  test.each<Row>([
    ['physics', 'KS4', 'redshift big bang', ['space-physics/red-shift']],
    ['computing', 'KS4', 'cpu fetch decode execute', ['computer-systems/cpu']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(resolveTopic(bank, { subject, keyStage, text })).toMatchObject({ coverage: 'exact', isNamed: true });
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });
});

describe('a lesson of an earlier stage is found by its very name, where no later one speaks of it', () => {
  test.each<Row>([
    ['maths', 'KS4', '7 times table', ['times-tables/facts']],
    ['maths', 'KS4', 'long multiplication', ['long-multiplication-and-division/multiply']],
    ['physics', 'KS4', 'circuits', ['electricity/circuits']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });
});

describe('what the title names is meant, and not all that its topic teaches', () => {
  test.each<Row>([
    ['geography', 'KS1', 'continents and oceans', ['continents-and-oceans/continents', 'continents-and-oceans/oceans']],
    ['religious-studies', 'KS3', 'the torah and judaism', ['judaism-beliefs-and-practices/texts']],
    // Another name of the topic, and what some of its objectives are called: those.
    ['maths', 'KS4', 'transformations of graphs', ['graphs-and-transformations/translate', 'graphs-and-transformations/reflect']],
    ['biology', 'KS4', 'the heart', ['heart-and-circulation/heart']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });
});

describe('names that stand in a row are all meant, and what says more of the wish at the stage beside goes first', () => {
  test.each<Row>([
    [
      'biology',
      'KS4',
      'cell structure mitosis meiosis',
      ['cells-and-transport/structure', 'cells-and-transport/division', 'genetics-and-inheritance/meiosis'],
    ],
    ['spanish', 'KS3', 'preterite tense regular verbs', ['holidays-and-the-past/preterite']],
    ['english', 'KS2', 'when do you use a or an', ['word-classes/a-an']],
  ])('%s %s “%s”', (subject, keyStage, text, expected) => {
    expect(asks(subject, keyStage, text)).toEqual(expected);
  });
});

test('a word that is only taught with an objective is not its name', () => {
  expect(resolveTopic(bank, { subject: 'english', keyStage: 'KS4', text: 'creosote' }).isNamed).toBe(false);
});

test('a refusal names what comes near in meaning, though no word is shared', () => {
  const near = new Map([
    ['music.ks1.pulse-and-pitch/pulse', { names: 0.52, ask: 0.52, asks: 0.52, questions: 0.52, nearest: 0.52 }] as const,
  ]);
  const resolved = resolveTopic(bank, { subject: 'music', keyStage: 'KS1', text: 'strumming a ukulele', near });
  expect(resolved.coverage).toBe('subject');
  expect(resolved.nearest.length).toBeGreaterThan(0);
  expect(resolveTopic(bank, { subject: 'music', keyStage: 'KS1', text: 'strumming a ukulele' }).nearest).toEqual([]);
});
