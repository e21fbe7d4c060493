import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { areAlike, kindOf, saysAsMuch, sharesWords } from './likeness.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';
import { standingOf } from './standing.ts';

const cards = (text: string) =>
  cardsFromText({ text, seed: 1, max: 24, perSentence: 1, onlyBest: true }).map(({ question, answer }) => [question, answer]);
const asked = (text: string): string =>
  cards(text)
    .map(([question]) => question)
    .join('\n');
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 20, difficulty: 'intermediate', strict: true });

const standings = (text: string) => readNotes(text).statements.map((statement) => standingOf(statement));

describe('what a sentence says by itself', () => {
  test('whole sentences stand alone, "the tower" under its heading, points and shorthand do not', () => {
    const page =
      'Bridges\n\nArches carry weight to the banks of a river. The tower fell in 1890. It was built again. Sam gave him a map of the town. Rust eats iron, so they painted it ↑ lead.\n- badly cracked by frost\n- open to boats';
    expect(standings(page)).toEqual(['alone', 'under', 'no', 'no', 'no', 'point', 'point']);
  });

  test('the title and the heading stand before what needs them, and not behind a gap', () => {
    const page =
      'The Tay Bridge\n\nTHE FALL\nThe girders fell into the river in 1879 with a train on them.\n\nThe guard of that night had waved a lamp in 1878 from his box.';
    expect(asked(page)).toMatch(/^(?:The Tay Bridge, )?The fall – fill the gap/m);
    expect(asked(page)).not.toMatch(/The fall.*guard/);
  });
});

describe('points are asked as what they are', () => {
  test('a column that asks is the question of its cells, and only a sum of quantities is a formula', () => {
    const dates =
      'The old mine\n\nDate     What happened?\n1790     The first shaft was sunk\n1834     Water broke into the north gallery\n1901     The last cart came up';
    expect(cards(dates)).toContainEqual(['The old mine – what happened in 1834?', 'Water broke into the north gallery.']);
    const words = 'Beliefs\n\ntheist = someone who believes in a god/gods\nspeed = distance / time';
    expect(asked(words)).toContain('Complete the formula: speed = ____');
    expect(asked(words)).not.toContain('formula: theist');
  });

  test('a list under its heading is one card', () => {
    const page = 'Coal\n\nSECONDARY EFFECTS\n- soot on every wall\n- coughs in the winter\n- black rivers';
    expect(cards(page)).toEqual([['Coal – Secondary effects: name all three.', 'Soot on every wall; Coughs in the winter; Black rivers.']]);
  });

  test('a question heads its reasons, and what speaks for and against something is asked apart', () => {
    expect(asked('Dams\n\nWhy did they build it?\n- no light in the valley\n- dry fields every summer')).toBe(
      'Dams – Why did they build it? Give two reasons.',
    );
    expect(asked('Boats\n\nRaft\n+ cheap, easy to build\n- slow')).toContain('Raft');
  });

  test('steps are asked by what comes next, and a chain by its end', () => {
    const page =
      'How paper is made\n1. Bark is cut from the log.\n2. Chips are boiled to a pulp.\n3. Wet pulp is pressed flat.\n\nforest → mill → shop → reader';
    expect(asked(page)).toContain('what comes next after this? “Bark is cut from the log.”');
    expect(cards(page)).toContainEqual(['How paper is made – complete the chain: forest → mill → shop → ____', 'reader']);
  });

  test('who did something is asked by the deed, and a list of facts by its title', () => {
    expect(
      cards(
        'Important people\nRuth - walked with Naomi to Bethlehem\nAmos - a shepherd who spoke for the poor\nJonah - fled from Nineveh by sea',
      ),
    ).toEqual([
      ['Who walked with Naomi to Bethlehem?', 'Ruth'],
      ['Who is Amos?', 'A shepherd who spoke for the poor.'],
      ['Who fled from Nineveh by sea?', 'Jonah'],
    ]);
    expect(
      cards('Skerry Light\n\nFACT FILE\nDate         4th May 1911\nHeight       31 metres\nBuilder      Ada Moran\nStone        granite'),
    ).toContainEqual(['Skerry Light – give the height.', '31 metres.']);
    expect(cards('Skerry Light\n\nFACT FILE\nDate         4th May 2011\nHeight       31 metres\nStone        granite')).toContainEqual([
      'Skerry Light – give the date.',
      '4th May 2011.',
    ]);
  });

  test('figure beside figure, and what an arrow leads to, are no meanings', () => {
    const page =
      'Lack\nzinc → slow healing\niodine → goitre\nfluoride → weak teeth\n\nOre      Iron %     Sulfur %\nPyrite   47         53\nSiderite 48         0';
    expect(asked(page)).not.toMatch(/mean\?|Pyrite/);
  });
});

describe('what stands beside the right answer', () => {
  test('lists with a thing in common, other kinds of words and meanings that fit as well do not', () => {
    expect(sharesWords('milk, cheese, kale', 'meat, fish, milk')).toBe(true);
    expect(sharesWords('red meat, lentils', 'citrus fruit, peppers')).toBe(false);
    expect(kindOf('diffusion', 'movement of particles')).not.toBe(kindOf('tissue', 'a group of cells'));
    expect(kindOf('unicellular')).toBe(kindOf('multicellular'));
    expect(saysAsMuch('Made of many cells', 'A group of many cells')).toBe(true);
    expect(areAlike('to take in or soak up', 'the tube that takes food down')).toBe(false);
  });

  test('a rough figure is no question, and a blank names what it is about', () => {
    const page = 'Mount Tolva\n\nAround 4,300 people lived near Mount Tolva. Mount Tolva erupted in 1911 and buried two farms.';
    for (const { question, options } of questions(page)) {
      expect(options).not.toContain('4,300');
      expect(question).toContain('Tolva');
    }
  });
});
