import { expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { composePractice } from '../practice/compose-practice.ts';
import { markGiven } from '../practice/mark-given.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { misspelled, withGaps } from './misspellings.ts';
import { spellingPage } from './spelling-page.ts';

const wordsOn = (page: string): readonly string[] => spellingPage(page).words;

test.each([
  [
    'with lines to practise on',
    'Spellings\nyoung    ______   ______\ntouch    ______   ______\ndouble   ______\ntrouble  ______\ngym      ______',
  ],
  ['numbered', 'Spellings for Friday\n1. young\n2. touch\n3  double\n4) trouble\n5. gym'],
  ['in one line', 'This week’s spellings: young, touch, double, trouble, gym'],
  ['in groups', 'Spelling homework\nGroup 1: young, touch\nGroup 2: double, trouble, gym'],
  ['behind bullets', 'Spellings\n  - young      - touch      - double\n  - trouble    - gym'],
  [
    'beside a pupil’s tries',
    'Spellings set B\nyoung   yung   young  |  double   dubble   double\ntouch   tuch          |  trouble   trubble\ngym                   |',
  ],
])('the words of a list %s', (_, page) => {
  expect([...wordsOn(page)].toSorted()).toEqual(['double', 'gym', 'touch', 'trouble', 'young']);
});

test('a page that only speaks of spelling has no list', () => {
  expect(wordsOn('Year 8 history\nCheck your spelling.\nThe king lost the war, the crown and his head.')).toEqual([]);
  const notes = 'The water cycle and the weather is what we learn about in this half term.';
  expect(wordsOn(`Spellings: cloud, rain, vapour, river, ocean\n${Array.from({ length: 4 }, () => notes).join('\n')}`)).toEqual([]);
  expect(wordsOn('Volcanoes\nlava, magma, crater, vent, crust, mantle')).toEqual([]);
});

const list = `Spellings week 4
Name: ________   Test day: Friday 2nd Feb
young      ______
touch      ______
double     ______
mystery    ______
gym        ______
Dear parents, please practise five minutes a night.
Last week's score:  8 /10`;

test('each word is a card, and nothing that is said to the parents is', () => {
  const cards = cardsFromText({ text: list, seed: 1, max: 24 });
  expect(cards.map(({ answer }) => answer)).toEqual(['young', 'touch', 'double', 'mystery', 'gym']);
  expect(withGaps('gym')).toBe('g _ m');
});

test('a word that the list explains is spelt by its meaning', () => {
  const page = `Spellings\nWord        Meaning\nvicious     cruel and violent\nprecious    of great value\nanxious     worried and uneasy\ncautious    careful to avoid danger\nambitious   determined to succeed`;
  expect(cardsFromText({ text: page, seed: 1, max: 24 })).toContainEqual(
    expect.objectContaining({ question: 'Spell the word that means “cruel and violent”: vi _ _ _ _ s', answer: 'vicious' }),
  );
  const asked = questionsFromText({ text: page, seed: 1, count: 20, difficulty: 'intermediate' }).map(({ question }) => question);
  // “Which of these worried and uneasy?” is no English.
  for (const question of asked) expect(question).not.toMatch(/^Which of these (?!means|is)/);
});

test('a word is asked beside three ways of misspelling it, none of which is a word', () => {
  for (const word of ['young', 'door', 'mystery', 'because', 'children', 'find']) expect(misspelled(word)).toHaveLength(3);
  expect(misspelled('hoping')).not.toContain('hopping');
  expect(misspelled('knight')).toContain('knite');
  expect(misspelled('accommodate')).toContain('accomodate');
});

test('no way of misspelling is a word that no child should read', () => {
  for (const word of [
    'country',
    'countries',
    'count',
    'fact',
    'focus',
    'shirt',
    'title',
    'tight',
    'assist',
    'cupboard',
    'thorough',
    'peninsula',
    'ship',
    'sheet',
    'duck',
    'coke',
    'bum',
  ])
    for (const slip of misspelled(word)) expect(slip).not.toMatch(/cunt|fuc?k|shit|dick|cok$/);
});

test('what is hard in a word is left out: the letter that nobody hears, the two for one', () => {
  expect(['lamb', 'address', 'believe', 'vicious'].map(withGaps)).toEqual(['l _ m _', 'a _ _ re _ _', 'bel _ _ ve', 'vi _ _ _ _ s']);
});

test('a pupil’s own slips are the wrong options', () => {
  const page = `Spellings\naddress   adress   address\nbelieve   beleive  believe\nanswer    answer\nappear    apear\narrive    arrive`;
  const asked = questionsFromText({ text: page, seed: 1, count: 20, difficulty: 'intermediate' });
  const optionsOf = (key: string) => asked.find(({ options, correctAnswer }) => options[correctAnswer] === key)?.options;
  expect(optionsOf('believe')).toContain('beleive');
  expect(optionsOf('address')).toContain('adress');
});

const row = (at: number, word: string): string => `|  ${at}  | ${word.padEnd(14)} |                |                |`;

test('a sheet that is called by its pattern, in a grid to look, cover and write in, is a list', () => {
  const words = ['division', 'invasion', 'confusion', 'decision', 'invention', 'question'];
  const rule = `+-----+----------------+----------------+----------------+`;
  const page = [
    'Spring 1  Week 4          Year 4  Group: Hexagons',
    'This week’s pattern: words ending in -sion and -tion',
    'LOOK     say it       COVER     WRITE it      CHECK it',
    rule,
    ...words.map((word, at) => row(at + 1, word)),
    rule,
    'How to use this sheet',
    '1. Look at the word and say it out loud. Clap the syllables.',
    'Handy hint: if the sound is "zhun" as in vision, the ending is usually spelt -sion.',
  ].join('\n');
  expect(spellingPage(page).words).toEqual(words);
});

test('a word to make another from is none of the list', () => {
  const page = `YEAR 5 SPELLINGS: -cious and -tious
1   vicious           cruel and violent
2   precious          of great value
3   ambitious         determined to succeed
4   cautious          careful to avoid danger
5   nutritious        full of the things a body needs

Word families: complete the table.
Noun             Adjective
space            spacious
caution          _______________
grace            _______________`;
  expect(spellingPage(page).words).toEqual(['vicious', 'precious', 'ambitious', 'cautious', 'nutritious']);
});

const ruled = `Spellings week 3
Rule: Drop the e before you add -ing or -ed.
1. hoping
2. baking
3. smiled
4. racing
5. shaved

Tricky words
friend
always`;

test('the rule of a list stands in its guide, and explains the words that keep to it', () => {
  const guide = notesFromText({ text: ruled, title: 'Spellings', keyStage: 'KS1', seed: 1 });
  expect(guide.keyPoints.flatMap(({ sentences }) => sentences)).toContain('Drop the e before you add -ing or -ed.');
  const made = questionsFromText({ text: ruled, seed: 1, count: 20, difficulty: 'intermediate' });
  const whyOf = (word: string): string => made.find(({ options, correctAnswer }) => options[correctAnswer] === word)?.explanation ?? '';
  expect(whyOf('baking')).toBe('“baking” is spelt b-a-k-i-n-g. The rule of your list: Drop the e before you add -ing or -ed.');
  expect(whyOf('friend')).not.toContain('Drop the e');
});

test.each([['KS1'], ['KS2']] as const)('in a practice of %s words of the list are heard and written as well', (keyStage) => {
  const pool = questionsFromText({ text: ruled, seed: 1, count: 20, difficulty: 'intermediate' });
  const wish = {
    pool,
    topic: undefined,
    objective: null,
    subject: 'english',
    keyStage,
    difficulty: 'beginner',
    count: 6,
    seed: 1,
    due: [],
    mixes: false,
  } as const;
  const heard = composePractice(wish).filter((form) => form.type === 'dictation');
  expect(heard.length).toBeGreaterThan(1);
  for (const form of heard) expect(markGiven(form, form.answer).verdict).toBe('right');
});
