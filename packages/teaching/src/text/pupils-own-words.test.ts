import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { notesFromText } from './guide-from-text.ts';
import { withAnswers } from './layout/answers.ts';
import { withKeyTerms } from './layout/key-terms.ts';
import { withSlipsMended } from './misspelt.ts';
import { isMarked } from './marked.ts';
import { readNotes } from './read-notes.ts';
import { writtenOut } from './written-out.ts';

const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);

describe('what a pupil wrote for himself is written out', () => {
  test('shorthand and the commonest slips, and no name, sum or reaction', () => {
    expect(writtenOut('govt taxed ppl b/c it was poor w/ no trade')).toBe('government taxed people because it was poor with no trade');
    expect(writtenOut('it is better bc u can see it, wether its red or blue')).toBe(
      'it is better because you can see it, whether its red or blue',
    );
    expect(writtenOut('skin + bones & hair')).toBe('skin and bones and hair');
    expect(writtenOut('acid + alkali → salt + water')).toBe('acid + alkali → salt + water');
    expect(writtenOut('They werent there in 300 bc.')).toContain("weren't there in 300 bc");
  });

  test('a word made of two is no slip', () => {
    const page = 'She works in hairdressing and likes the people who come into the shop every day of the week to talk and to laugh.';
    expect(withSlipsMended(page)).toBe(page);
  });
});

test.each([
  ['What does “filtrate” mean?', 'Copper sulfate solution ✓.'],
  ['Managed retreat: what is it?', 'Is it soft?? (he says no)'],
  ['Who is Feste?', 'The fool (acc. wisest).'],
  ['Fill the gap: ____ 9 Nov The Kaiser abdicates.', '1918'],
  ['Fill the gap: Share £45 in the ratio 2: ____.', '7'],
  ['What does “light is refracted” mean?', 'A lot.'],
  ['Near object – ciliary muscles: what is it?', 'Contract.'],
  ['Fill the gap: ____ said its called a caesura.', 'Mrs Begum'],
  ['Who is Miss K?', 'Good coverage.'],
])('%s %s has marks of its page, and is no card', (asked, answer) => expect(isMarked(asked, answer)).toBe(true));
test.each([
  ['Complete the word equation: copper oxide + sulfuric acid → ____', 'copper sulfate + water'],
  ['Fill the gap: ____ ruled England from 1837.', 'Victoria'],
  ['Who is Mrs Birling?', 'The wife of Arthur Birling.'],
  ['Why is the acid warmed?', 'It speeds up the reaction.'],
])('%s %s is fair', (asked, answer) => expect(isMarked(asked, answer)).toBe(false));
test('a printed l that was read as a capital I is an l, and Iron and Iambs stay', () => {
  expect(read('The retina is a Iayer of cells at the back. Iron is a metal, and an Iamb is a foot.').join(' ')).toContain(
    'a layer of cells',
  );
  expect(read('Iron is a metal that rusts.').join(' ')).toContain('Iron');
});

describe('questions with answers', () => {
  test('stand in one line, marked wrong they are left out', () => {
    expect(
      withAnswers([
        '1. What is a bit?',
        '    binary digit   ✓',
        '',
        '2. What is hex?',
        '    what it uses  ✗',
        '',
        '3. Why is it hot?  ____',
      ])
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ).toEqual(['What is a bit? Binary digit.', '3. Why is it hot?  ____']);
    expect(
      cards('Salt\n\nQuestions\na)  Why is the acid warmed?           to speed up the reaction\nb)  Why is it stirred?     ________'),
    ).toEqual([['Why is the acid warmed?', 'To speed up the reaction.']]);
  });

  test('what a page asks and does not answer stands in its guide', () => {
    const guide = notesFromText({
      text: 'Beavers\n\nBeavers are large rodents. They build dams in rivers with the trees that they cut down.\n\n1. Why do beavers cut down trees?   (1)\n2. Where do beavers build their dams?   (1)',
      title: 'Beavers',
      keyStage: 'KS2',
      seed: 1,
    });
    expect(guide.keyPoints.at(-1)).toEqual({
      heading: 'Questions to answer',
      sentences: ['Why do beavers cut down trees?', 'Where do beavers build their dams?'],
    });
  });
});

describe('what stands on a page', () => {
  test('key terms two blanks from their meanings, wherever these begin', () => {
    expect(withKeyTerms(['Key terms', 'Swash  the movement up a beach', 'Backwash  the movement down', ''])).toEqual([
      'Key terms',
      'Word | Meaning',
      'Swash | the movement up a beach',
      'Backwash | the movement down',
      '',
    ]);
  });

  test('words to choose from and captions say nothing, a reaction is completed', () => {
    expect(
      read('Sikhs\n\nOne.\n\nTwo.\n\nThree.\n\nFill each gap. Use the word box.\n\n   comb     hair     steel     sword     shorts').join(
        ' ',
      ),
    ).not.toContain('omb');
    expect(
      read('Coasts\n\n    Figure 6   Formation of a spit            [photo: Spurn Head]\nSand is carried along the coast by the waves.'),
    ).toEqual(['Sand is carried along the coast by the waves.']);
    expect(cards('Salts\n\ncopper oxide + sulfuric acid  →  copper sulfate + water')).toEqual([
      ['Complete the word equation: copper oxide + sulfuric acid → ____', 'copper sulfate + water'],
    ]);
  });

  test('what stands behind its verb is the answer, and "becomes" names', () => {
    const page =
      'Coasts\n\nThe main process by which sediment travels along a coast is longshore drift. If a spit grows right across a wide bay, it becomes a bar.';
    expect(cards(page)).toEqual([
      ['What is the main process by which sediment travels along a coast?', 'Longshore drift'],
      ['What does “bar” mean?', 'When a spit grows right across a wide bay.'],
    ]);
  });
});

describe('what is clear by itself', () => {
  test('whose teeth they are is not asked', () => {
    expect(
      cards('Beavers\n\nTheir orange front teeth are hard because they contain iron.')
        .map(([question]) => question)
        .join(),
    ).not.toContain('explain');
  });
});
