import { bankFolder, openBank } from '@hedgerow/curriculum/bank';
import { fold } from '@hedgerow/curriculum/words';
import { describeFigure } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { derivedCards } from '../derive/derived-cards.ts';
import { rightGiven } from '../practice/given-answer.ts';
import { markGiven } from '../practice/mark-given.ts';
import { composeFlashcards, mostCards } from './compose-flashcards.ts';

const bank = openBank(bankFolder);
const cardsOn = (topicId: string, seed: number) => composeFlashcards({ guide: { blocks: [] }, bank, topicId, seed });
const ofAllTopics = bank.index.flatMap(({ id }) => cardsOn(id, 1));

test('a topic that is asked with pictures has some on its cards, and words on the others', () => {
  const cards = cardsOn('biology.ks4.heart-and-circulation', 3);
  const pictured = cards.filter(({ figure }) => figure !== undefined);
  expect(cards.length).toBe(mostCards);
  expect(pictured.length).toBeGreaterThan(0);
  expect(pictured.length).toBeLessThanOrEqual(5);
});

test('a picture on the front of a card says nothing of its back, and no card needs options to choose from', () => {
  const pictured = ofAllTopics.filter(({ figure, onFigure }) => figure !== undefined && onFigure === undefined);
  expect(pictured.length).toBeGreaterThan(100);
  for (const { question } of pictured) {
    expect(question).toMatch(/\?$/);
    expect(question).not.toMatch(/which of|these/i);
  }
  const lettered = pictured.filter(({ answer, figure }) => figure?.kind === 'parts' && !/^[A-Z]$/.test(answer));
  const told = lettered.filter(
    ({ answer, figure }) => figure !== undefined && ` ${fold(describeFigure(figure))} `.includes(` ${fold(answer)} `),
  );
  expect(told).toEqual([]);
});

test('what can be answered on a picture is, on some cards of its topic, and their picture and words leave the answer to be given', () => {
  const answered = ofAllTopics.filter(({ onFigure }) => onFigure !== undefined);
  expect(new Set(answered.map(({ onFigure }) => onFigure?.task.kind))).toEqual(
    new Set(['hands', 'plot', 'label', 'place', 'bars', 'fill', 'region', 'shade', 'mark', 'note', 'five', 'rows']),
  );
  for (const { question, figure, answer, onFigure } of answered) {
    if (onFigure === undefined) continue;
    expect({ question, figure }).toEqual({ question: onFigure.question, figure: onFigure.figure });
    expect(markGiven(onFigure, rightGiven(onFigure)).verdict).toBe('right');
    expect(answer).not.toMatch(/undefined|NaN/);
  }
  // A number on a line stands in its words, as it does on the line, and so do the names of all regions.
  const named = new Set(['place', 'region']);
  const told = answered.filter(
    ({ answer, onFigure }) => onFigure !== undefined && !named.has(onFigure.task.kind) && describeFigure(onFigure.figure).includes(answer),
  );
  expect(told).toEqual([]);
  const clocks = cardsOn('maths.ks1.shape-and-time', 1).filter(({ onFigure }) => onFigure?.task.kind === 'hands');
  expect(clocks.length).toBeGreaterThan(0);
});

test('cards on one objective of a topic are on that, and not on the rest of it', () => {
  const topicId = 'biology.ks4.heart-and-circulation';
  const topic = bank.topic(topicId);
  const [section] = topic?.sections ?? [];
  const guide = { blocks: [{ kind: 'heading' as const, level: 2 as const, text: section?.heading ?? '' }] };
  const cards = composeFlashcards({ guide, bank, topicId, seed: 3 });
  const others = (topic?.vocabulary ?? [])
    .filter(({ objective }) => objective !== section?.objective)
    .map(({ term }) => `What does “${term}” mean?`);
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.map(({ question }) => question).filter((question) => others.includes(question))).toEqual([]);
});

test('a reason goes on behind “because”, and no card puts right what names nothing', () => {
  const cards = bank.index.flatMap(({ id }) => {
    const topic = bank.topic(id);
    return topic === undefined ? [] : derivedCards(topic);
  });
  expect(cards.filter(({ answer }) => /^Because (?:It|They|He|She|The|This|There) /.test(answer))).toEqual([]);
  expect(cards.filter(({ question }) => /^What is wrong here\? “\S+ can be swapped/.test(question))).toEqual([]);
});
