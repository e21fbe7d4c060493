import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const asked = (text: string): readonly string[] => cards(text).map(([question = '']) => question);
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 12, difficulty: 'beginner' });

describe('the first line of a table', () => {
  test('names columns where it looks like names of columns, and is a row where it looks like the rows', () => {
    expect(cards('Cloth  (Indian)\nsari       long wrapped cloth\nkurta      loose shirt\ndhoti      wrapped trousers')).toEqual([
      ['Cloth – sari: what is it?', 'Long wrapped cloth.'],
      ['Cloth – kurta: what is it?', 'Loose shirt.'],
      ['Cloth – dhoti: what is it?', 'Wrapped trousers.'],
    ]);
    expect(asked('Bread\n\nBread      Grain      Oven\nChapati    wheat      griddle\nInjera     teff       clay plate')).toEqual([
      'Which grain goes with chapati?',
      'Which oven goes with Injera?',
    ]);
  });

  test('a row of three is one word with what stands beside it, and a sign stands behind its name', () => {
    expect(
      cards('Tools\n\nSukha    wooden spoon    stirs rice\nTawa     iron plate      bakes bread\nKarhai   deep pan        fries food')[0],
    ).toEqual(['Tools – Sukha: what is it?', 'Wooden spoon; stirs rice.']);
    expect(cards('Knots\n\nsk   half hitch    quick knot\nbw   bowline       fixed loop\nrf   reef knot     flat joint')[0]).toEqual([
      'Knots – half hitch (sk): what is it?',
      'Quick knot.',
    ]);
  });

  test('more columns without names are told and not asked', () => {
    const page = 'Ab    thin red line    cold wet place    four legs\nCd    thick blue line    warm dry place    two legs';
    expect(read(page)).toEqual(['Ab: thin red line; cold wet place; four legs', 'Cd: thick blue line; warm dry place; two legs']);
    expect(cards(page)).toEqual([]);
  });
});

describe('columns side by side', () => {
  const page =
    'Village          Town\nFew shops to use         Many shops to use\nQuiet roads at night     Busy roads all day\nBuses are rare           Buses are frequent';
  test('what stands against each other is read a column at a time, under its own head, and is no word with a meaning', () => {
    expect(readNotes(page).sections.map(({ heading, statements }) => [heading, ...statements.map(({ text }) => text)])).toEqual([
      ['Village', 'Few shops to use.', 'Quiet roads at night.', 'Buses are rare.'],
      ['Town', 'Many shops to use.', 'Busy roads all day.', 'Buses are frequent.'],
    ]);
    expect(JSON.stringify([...cards(page), ...questions(page)])).not.toMatch(/mean/);
  });

  test('cells that go on in the line below are joined by their column', () => {
    const table = [
      'Energy     Renewable   Good for                  Bad for',
      'Wind       Yes         No smoke, no fuel         Needs wind; some people',
      '                       to be bought              dislike the view',
      'Coal       No          Always there              Smoke; will run out',
      'Tides      Yes         Comes twice a day         Costs a lot; few places',
      '                                                 to build',
    ].join('\n');
    expect(readNotes(table).statements.map(({ row }) => row?.cells)).toEqual([
      ['Wind', 'Yes', 'No smoke, no fuel to be bought', 'Needs wind; some people dislike the view'],
      ['Coal', 'No', 'Always there', 'Smoke; will run out'],
      ['Tides', 'Yes', 'Comes twice a day', 'Costs a lot; few places to build'],
    ]);
  });

  test('two words with their meanings in one line are two', () => {
    expect(read('adze = tool with a curved blade   awl = tool for small holes')).toEqual(
      ['adze = tool with a curved blade.', 'awl = tool for small holes.'].map((line) => `${line[0]?.toUpperCase() ?? ''}${line.slice(1)}`),
    );
  });
});
