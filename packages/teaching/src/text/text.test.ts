import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { schoolTexts } from './fixtures/school-texts.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[‘’]/g, "'");
const guideOf = (text: string, keyStage: 'KS2' | 'KS3' | 'KS4' = 'KS3', seed = 1) =>
  notesFromText({ text, title: 'My notes', keyStage, seed });
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
    const lost = schoolTexts.flatMap(({ text, coreFacts }) => missing(coreFacts, placesOfCards(text)));
    expect(lost.length / total > 0.15 ? lost : []).toEqual([]);
  });

  test.each(schoolTexts)('$name: at least 60 % of every section is kept', ({ text }) => {
    const kept = new Set(guideOf(text).keyPoints.flatMap(({ sentences }) => sentences));
    for (const { statements } of readNotes(text).sections) {
      expect(statements.filter((statement) => kept.has(statement.text)).length / statements.length).toBeGreaterThanOrEqual(0.6);
    }
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
    expect(cardsFromText({ text, seed: 5, max: 40 })).not.toEqual(cardsFromText({ text, seed: 6, max: 40 }));
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
  expect(checkYourself.length).toBeGreaterThan(1);
});
