import type { KeyStage } from '@hedgerow/domain/key-stages';
import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { schoolTexts } from './fixtures/school-texts.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[‘’]/g, "'");
const guideOf = (text: string, keyStage: KeyStage = 'KS3', seed = 1) => notesFromText({ text, title: 'My notes', keyStage, seed });
const placesOfGuide = (text: string): readonly string[] => {
  const guide = guideOf(text);
  return [
    ...guide.keyWords.map(({ term, meaning }) => `${term} ${meaning}`),
    ...guide.keyPoints.flatMap(({ sentences }) => sentences),
    ...[...guide.whyHow, ...guide.checkYourself].map(({ question, answer }) => `${question} ${answer}`),
  ];
};
const placesOfCards = (text: string): readonly string[] =>
  cardsFromText({ text, seed: 1, max: 24 }).map(({ question, answer }) => `${question.replace('____', answer)} ${answer}`);
/** Cells of one row of a table are asked on as many cards, each of which names the row. */
const withRows = (text: string, facts: readonly (readonly string[])[], places: readonly string[]): readonly string[] => [
  ...places,
  ...facts
    .filter(([first = '']) => new RegExp(`^${first} (?:\\||\\p{Lu})`, 'mu').test(text))
    .map(([first = '']) => places.filter((place) => plain(place).includes(plain(first))).join(' ')),
];

const missing = (facts: readonly (readonly string[])[], places: readonly string[]): readonly string[] =>
  facts.filter((fact) => !places.some((place) => fact.every((word) => plain(place).includes(plain(word))))).map((fact) => fact.join(' + '));

/** Figures and capitalised words that do not stand in the source. */
const invented = (output: string, source: string): readonly string[] => {
  const figures = (output.match(/\d[\d,.]*\d|\d/g) ?? []).filter((figure) => !source.includes(figure));
  const openers = /(?:^|[.!?:–;] |[“"(]|____ )(\p{Lu}[\p{L}'-]*)/gu;
  const inside = output.replaceAll(openers, '').match(/\p{Lu}[\p{L}'-]+/gu) ?? [];
  return [...figures, ...inside.filter((name) => !plain(source).includes(plain(name)))];
};

describe('what a pupil uploads comes back as revision', () => {
  const total = schoolTexts.reduce((sum, { coreFacts }) => sum + coreFacts.length, 0);

  test('at least 95 % of the core facts stand in the guides', () => {
    const lost = schoolTexts.flatMap(({ text, coreFacts }) => missing(coreFacts, placesOfGuide(text)));
    expect(lost.length / total > 0.05 ? lost : []).toEqual([]);
  });

  test('at least 85 % of the core facts stand on 24 cards', () => {
    const lost = schoolTexts.flatMap(({ text, coreFacts }) => missing(coreFacts, withRows(text, coreFacts, placesOfCards(text))));
    expect(lost.length / total > 0.15 ? lost : []).toEqual([]);
  });

  test.each(schoolTexts)('$name: at least 60 % of every section is told, as a point or a key word', ({ text }) => {
    const { keyPoints, keyWords } = guideOf(text);
    const told = [...keyPoints.flatMap(({ sentences }) => sentences), ...keyWords.map(({ term, meaning }) => `${term} ${meaning}`)];
    const has = (words: readonly string[]): boolean => told.some((one) => words.every((word) => plain(one).includes(plain(word))));
    for (const { statements } of readNotes(text).sections) {
      const kept = statements.filter(({ row, words }) =>
        has(
          row?.cells ??
            words.filter(({ kind, stop }) => kind === 'word' && !stop).map((word) => word.text.replace(/^(?:means|called)$/, '')),
        ),
      );
      expect(kept.length / statements.length).toBeGreaterThanOrEqual(0.6);
    }
  });

  test.each(schoolTexts)('$name: nothing is said twice', ({ text, keyStage }) => {
    const { keyPoints, whyHow, checkYourself } = guideOf(text, keyStage);
    const sentences = keyPoints.flatMap((point) => point.sentences);
    const filled = [...whyHow, ...checkYourself].map(({ question, answer }) => question.replace('____', answer));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(filled.filter((sentence) => sentences.includes(sentence))).toEqual([]);
    expect(whyHow.length + checkYourself.length).toBeGreaterThan(0);
  });

  test.each(schoolTexts)('$name: no figure and no name is made up, whatever the seed', ({ text }) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const guide = guideOf(text, 'KS4', seed);
      const cards = cardsFromText({ text, seed, max: 40 });
      const questions = questionsFromText({ text, seed, count: 20, difficulty: 'intermediate' });
      const outputs = [
        ...guide.keyWords.flatMap(({ term, meaning }) => [term, meaning]),
        ...guide.keyPoints.flatMap(({ heading, sentences }) => [heading ?? '', ...sentences]),
        ...[...guide.whyHow, ...guide.checkYourself, ...cards].flatMap(({ question, answer }) => [question, answer]),
        ...questions.flatMap(({ question, options, correctAnswer }) => [question, options[correctAnswer] ?? '']),
      ];
      expect(outputs.map((output) => ({ output, invented: invented(output, text) })).filter((found) => found.invented.length > 0)).toEqual(
        [],
      );
    }
  });

  test('the same seed gives the same cards, another seed other gaps', () => {
    const { text } = schoolTexts[3] ?? { text: '' };
    expect(cardsFromText({ text, seed: 5, max: 24 })).toEqual(cardsFromText({ text, seed: 5, max: 24 }));
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(new Set(seeds.map((seed) => JSON.stringify(cardsFromText({ text, seed, max: 40 })))).size).toBeGreaterThan(2);
  });
});

describe('questions from an upload', () => {
  test.each(schoolTexts)('$name: one right option, all options different, and words of the source in the explanation', ({ text }) => {
    const questions = questionsFromText({ text, seed: 3, count: 10, difficulty: 'beginner' });
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const question of questions) {
      expect(question.options.length).toBeGreaterThanOrEqual(3);
      expect(new Set(question.options.map((option) => option.toLowerCase())).size).toBe(question.options.length);
      expect(question.options[question.correctAnswer]).toBeDefined();
      expect(question.question).not.toContain(` ${question.options[question.correctAnswer] ?? ''} `);
      expect(question.explanation.length).toBeGreaterThan(40);
      expect(question.provenance).toBe('upload');
    }
  });

  test('a text without comparable words gives no multiple choice rather than silly options', () => {
    expect(questionsFromText({ text: 'It rained.', seed: 1, count: 5, difficulty: 'beginner' })).toEqual([]);
  });
});

test('a guide on short notes asks one thing a sentence, and nothing twice', () => {
  const text = `The heart is a pump made of muscle. The right side sends blood to the lungs, where it collects oxygen and loses carbon dioxide. The left side pumps the blood around the rest of the body, so its wall is thicker. Arteries carry blood away from the heart under high pressure. Capillaries are only one cell thick, which lets substances pass through quickly.`;
  const { checkYourself, whyHow, keyPoints } = notesFromText({ text, title: 'The heart', keyStage: 'KS4', seed: 3 });
  const sentences = keyPoints.flatMap((point) => point.sentences);
  const questions = [...whyHow, ...checkYourself].map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.length).toBeLessThanOrEqual(sentences.length);
  expect(questions.length).toBeGreaterThan(0);
});

const untidy = `Year 8 History
The Peasants' Revolt
Wat Tyler
Background: England was at war with France and needed money
John Ball: a priest who preached that all people are equal
Poll tax: a tax that every adult had to pay
The king's army
In 1381 the men of Kent marched to London because the tax was unfair. They met the king at Smithfield. A serf is a person who belongs to the

Richard promised to end serfdom, but he broke his word.`;

test('no key word and no card is a heading, a name alone or a broken sentence', () => {
  const guide = notesFromText({ text: untidy, title: 'x', keyStage: 'KS3', seed: 1 });
  const cards = [...guide.whyHow, ...guide.checkYourself, ...cardsFromText({ text: untidy, seed: 1, max: 40 })];
  expect(guide.keyWords.map(({ term }) => term)).toEqual(['Poll tax']);
  expect(cards.map(({ question }) => question)).not.toContainEqual(
    expect.stringMatching(/^(?:Fill the gap: )?(?:____ Tyler|Wat ____|The king's ____)\.?$/),
  );
  expect(cards.filter(({ question }) => /“Background|serf”|Year 8/.test(question))).toEqual([]);
});

test('a question names whom and what it is about', () => {
  const roman = schoolTexts[0]?.text ?? '';
  const asked = [
    ...notesFromText({ text: roman, title: 'x', keyStage: 'KS2', seed: 1 }).whyHow,
    ...cardsFromText({ text: roman, seed: 1, max: 60 }),
  ];
  expect(asked.map(({ question }) => question)).not.toContain('Explain why in AD 60 she led a rebellion.');
});
