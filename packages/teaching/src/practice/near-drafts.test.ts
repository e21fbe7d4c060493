import { expect, test } from 'vitest';
import { type Asking, nearnessTo } from './near-drafts.ts';

const asking = (stem: string, about = ''): Asking => ({ stem, about });
const nearest = (asked: Asking, others: readonly Asking[]): string | undefined => {
  const near = nearnessTo(asked, others);
  return others.toSorted((a, b) => near(b) - near(a))[0]?.stem;
};

test('of the questions of one lesson the nearest speaks of the same thing', () => {
  const others = [
    asking('Which part of Britain stayed free of ice sheets?', 'southern England'),
    asking('Which process pulls blocks of rock away?', 'plucking abrasion'),
    asking('When did the last glaciation end?', 'about 11,500 years ago'),
  ];
  expect(nearest(asking('Which process leaves scratches on rock?', 'abrasion plucking'), others)).toBe(others[1]?.stem);
});

test('a word that every question has tells none apart', () => {
  const others = [
    asking('Why was Tommy the first to learn of the deferral?', 'Hailsham Tommy'),
    asking('Why is Ruth cruel to Tommy?', 'Ruth'),
    asking('Why does Tommy draw animals?', 'art animals'),
  ];
  expect(nearest(asking('Why is Tommy teased at Hailsham for his art?', 'art temper'), others)).toBe(others[2]?.stem);
});

test('what asks in the same way comes before what asks in another', () => {
  const others = [asking('Complete: Nous ___ en retard.', 'sommes'), asking('What does “nous” mean?', 'we')];
  expect(nearest(asking('Complete: Tu ___ content.', 'es'), others)).toBe(others[0]?.stem);
});
