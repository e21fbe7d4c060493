import { expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { quotationsIn } from './quotations.ts';

const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24 });
const questions = (text: string) =>
  questionsFromText({ text, seed: 1, count: 40, difficulty: 'intermediate', strict: true, onlySure: true });

const macbeth = `Macbeth quote bank

Macbeth:
"So foul and fair a day I have not seen" – Act 1 Sc 3 – echoes the witches
"Stars, hide your fires; let not light see my black and deep desires" – A1S4 – he wants to keep his ambition secret
"Macbeth does murder sleep" – A2S2 – he will have no peace

Lady Macbeth:
"Unsex me here" – A1S5 – she calls on spirits to take away her kindness
“A little water clears us of this deed” – A2S2 – she thinks guilt can be washed away

Witches: "Fair is foul, and foul is fair" – A1S1 – paradox, nothing is as it seems`;

test('each quotation of a list is a card, with who says it and where, and then one to know it by heart', () => {
  const made = cards(macbeth);
  const explained = made.filter(({ question }) => question.startsWith('Explain this quotation'));
  expect(explained).toHaveLength(6);
  expect(explained).toContainEqual(
    expect.objectContaining({
      question: 'Explain this quotation: “Unsex me here” (Lady Macbeth, Act 1, Scene 5).',
      answer: 'She calls on spirits to take away her kindness.',
    }),
  );
  expect(made).toContainEqual(
    expect.objectContaining({
      question: 'Finish the quotation (Macbeth, Act 1, Scene 4): “Stars, hide your fires; …”',
      answer: '“… let not light see my black and deep desires”',
    }),
  );
  expect(made).toContainEqual(
    expect.objectContaining({ question: 'Finish the quotation (Macbeth, Act 2, Scene 2): “Macbeth does murder …”', answer: '“… sleep”' }),
  );
});

test('which quotation a note is on, and how one goes on, is asked among the others of the page', () => {
  const asked = questions(macbeth);
  const one = asked.find(({ question }) => question === 'Which quotation fits this note? “Paradox, nothing is as it seems”');
  expect(one?.options[one.correctAnswer]).toBe('“Fair is foul, and foul is fair”');
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
});

test.each([
  ['in brackets, behind numbers', `Quotes\n1. "solitary as an oyster" (Stave 1) – simile, closed off from others`, 'Stave 1', undefined],
  ['in single marks', `Quotes\n'a guy goes nuts if he ain't got nobody' Crooks, chapter 4. Shows loneliness`, 'chapter 4', 'Crooks'],
  ['behind who says it', `Quotes\nMarley: "Mankind was my business" (Stave 1) – duty to others`, 'Stave 1', 'Marley'],
])('a quotation is read %s', (_, page, place, who) => {
  const more = '\n"God bless us every one!" (Stave 3) – Tiny Tim\n"brave in ribbons" (Stave 3) – she makes the best of being poor';
  const [first] = quotationsIn(page + more);
  expect(first).toMatchObject({ place });
  expect(first?.who).toBe(who);
  expect(first?.note).toBeDefined();
});

test('what is noted below a quotation, or goes on in the next line, belongs to it', () => {
  const page = `Key quotations\n"I wear the chain I forged in life" (Stave 1)\n   → metaphor, he made his own punishment\n"Are there no prisons?" (Stave 1) – rhetorical question, he has no pity\nfor the poor\n"I am as light as a feather" (Stave 5) – simile`;
  expect(quotationsIn(page).map(({ note }) => note)).toEqual([
    'metaphor, he made his own punishment',
    'rhetorical question, he has no pity for the poor',
    'simile',
  ]);
});

test('a story in which somebody speaks lists no quotations', () => {
  const story = `The gate\n"Stay here," he said. "The lamp has gone out."\n"I will come with you," said Mia.\n"No," said Grandad, "it is too dark."\n"Please let me help you carry the torch," she begged.`;
  expect(quotationsIn(story)).toEqual([]);
});
