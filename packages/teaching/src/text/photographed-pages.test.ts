import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24 }).map(({ question, answer }) => [question, answer]);
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 20, difficulty: 'intermediate', strict: true });
const keyWords = (text: string) =>
  notesFromText({ text, title: '', keyStage: 'KS3', seed: 1 }).keyWords.map(({ term, meaning }) => [term, meaning]);

describe('lists as they are photographed', () => {
  test('words with their article stand two blanks from their meaning, and a sentence beside its translation', () => {
    const page =
      'Im Dorf\n\nder Bahnhof (¨e)  station\ndie Kirche (-n)  church\ndas Rathaus (¨er)  town hall\ndie Brücke (-n)  bridge\nder Markt (¨e)  market\n\nes gibt + Akk.   there is / there are\nEs gibt einen Markt.   There is a market.\nWir gehen ins Dorf.   We go to the village.';
    expect(cards(page)).toEqual(
      expect.arrayContaining([
        ['What does “die Kirche (-n)” mean?', 'Church.'],
        ['What does “Es gibt einen Markt.” mean?', 'There is a market.'],
      ]),
    );
    expect(cards(page)).toContainEqual(['What does “es gibt + Akk.” mean?', 'There is / there are.']);
    expect(questions(page).length).toBeGreaterThan(4);
    expect(questions(page).map(({ question }) => question)).toContain('Which of these means “church”?');
    for (const { question } of questions(page)) expect(question).not.toContain('____');
  });

  test('the labels of a diagram and their arrows are words and meanings, a food chain is not', () => {
    const page =
      'Inside a leaf\nDiagram labels (stick sheet in)\ncuticle -> waxy layer on the top\nstomata -> tiny holes that let gases in\nguard cells -> open and close the holes\n\nalga → shrimp → heron';
    expect(keyWords(page)).toEqual([
      ['cuticle', 'Waxy layer on the top'],
      ['stomata', 'Tiny holes that let gases in'],
      ['guard cells', 'Open and close the holes'],
    ]);
    expect(read(page).join(' ')).not.toMatch(/stick sheet/);
  });

  test('a point with "30-60 days" in it is a point, and a span is no figure to guess', () => {
    const page =
      'SHORT TERM\n- hire purchase: pay for it in parts while it is used\n- supplier credit: pay the bill later, usually 30-60 days\n\nCosts fell when the firm paid within 30-60 days of the bill.';
    expect(keyWords(page).map(([term]) => term)).toEqual(['hire purchase', 'supplier credit']);
    for (const [, answer] of cards(page)) expect(answer).not.toMatch(/^(?:30|60)/);
  });
});

describe('tables that compare', () => {
  const page =
    'Two coasts\n\n\tChalk coast\tClay coast\nShape\tsteep white cliffs\tlow slumped slopes\nSpeed\twears slowly away\tloses metres each year\nPlants\tshort grass on top\treeds and willow\nBeach\tlarge round flints\tfine mud';
  test('a first column without a name keeps its place, and the cells are asked by what they belong to', () => {
    expect(cards(page)).toContainEqual([
      'Shape: how do chalk coasts and clay coasts compare?',
      'Chalk coast: steep white cliffs; Clay coast: low slumped slopes.',
    ]);
    const asked = questions(page);
    expect(asked.length).toBeGreaterThan(3);
    for (const { question, options, correctAnswer } of asked) {
      const [, column] = /(\w+) coasts\?$/.exec(question) ?? [];
      const own = column === 'chalk' ? /steep|slowly|grass|flints/ : /slumped|metres|reeds|mud/;
      for (const [at, option] of options.entries()) expect(own.test(option)).toBe(at === correctAnswer);
    }
  });
});

describe('stories and lives', () => {
  const story =
    'The Lantern\n\nAmina found the lantern in the cellar, behind a stack of broken chairs. It was as green as a frog.\n"Put it back!" shouted Old Tom from the door. But Amina had already lit it.\nTom hid the oil so that nobody could use it. Amina ran home because she was afraid of the light. "I will come again," she said.';
  test('a story is asked who and why, and not for any word of a sentence', () => {
    const asked = cards(story);
    expect(asked).toContainEqual(['Who found the lantern in the cellar, behind a stack of broken chairs?', 'Amina']);
    expect(asked).toContainEqual(['Who shouted “Put it back!”?', 'Old Tom']);
    expect(asked.filter(([question]) => question?.startsWith('Fill the gap'))).toEqual([]);
    expect(questions(story).filter(({ question }) => question.includes('____'))).toEqual([]);
    expect(asked).toContainEqual(['Finish the comparison: It was as green as a …', 'frog']);
  });

  test('what happens first and last in a story is asked among what happens in it', () => {
    const tale =
      'The Gate\n\nMina climbed over the gate at noon. "Come back!" shouted Old Tom. Mina ran along the river to the mill. "Never," she said. The miller opened the door with a smile. Tom sat down on the cold step.';
    expect(questions(tale).map(({ question, options, correctAnswer }) => [question, options[correctAnswer]])).toEqual(
      expect.arrayContaining([
        ['Which of these happens first?', 'Mina climbed over the gate at noon'],
        ['Which of these happens last?', 'Tom sat down on the cold step'],
      ]),
    );
  });

  test('whom a page is about is no blank in it, and a people or a lead is no name', () => {
    const page =
      'Tenzing Norgay\n\nTenzing Norgay was born in Nepal in 1914. Tenzing carried loads for a Swiss climber. In 1953 Tenzing stood on Everest with a Scottish map. Near Darjeeling he built a house. Tenzing loved the mountains.';
    const said = [...cards(page).map(([, answer]) => answer), ...questions(page).flatMap(({ options }) => options)];
    for (const name of ['Tenzing', 'Tenzing Norgay', 'Swiss', 'Scottish', 'Near Darjeeling']) expect(said).not.toContain(name);
  });
});

describe('what a teacher would strike out', () => {
  test('sources, orders, choices to tick and numbers of an example are no blanks', () => {
    const page =
      "The plague\n\nSource A: 'They died in their hundreds in that terrible summer.' Agnolo of Siena, 1348 (Fig. 3, p. 61)\nOver to you\n1. In pairs, discuss what you would have believed.\n2. Tick one. The king was kind / unfair / helpful\n\nMeasuring\n\nExample 2: triangle with base 10 cm and height 6 cm.\nSplit the shape into rectangles and find each area.\n6 marker tip - always say that it depends";
    expect(cards(page)).toEqual([]);
    expect(questions(page)).toEqual([]);
  });

  test('one or two of a thing is no figure to guess, and a name is asked only among names of its kind', () => {
    const page =
      'Old ideas\n\nGalileo dropped two balls from a tower in Italy. Many believed that God was angry. The Parliament of Tuscany wrote to Oxfordshire. An insect has six legs on its body.';
    const asked = questions(page);
    expect(asked.map(({ question }) => question)).toEqual(['Which number fills the gap? An insect has ____ legs on its body.']);
  });

  test('what a word is said to mean is not asked again as a gap, and "light = pupil gets smaller" is no meaning', () => {
    const page =
      'Money\n\ndividend: the part of the profit that is paid to the owners of shares\nasset: a thing that the business owns\n\nBright light = pupil gets smaller, so the eye is safe\nThe war lasted between 1914 and 1918 in all of Europe.';
    const asked = cards(page).map(([question]) => question ?? '');
    expect(asked.filter((question) => /(?:dividend|asset).*____|mean.*light|light.*mean/i.test(question))).toEqual([]);
    expect(questions(page).filter(({ question }) => question.includes('between'))).toEqual([]);
  });

  test('the kind of page is no meaning of its title, and "in its side" no word', () => {
    expect(keyWords('VOLCANOES – Knowledge Organiser\n\nIn its side was a hole the shape of a star. Lava is a hot liquid rock.')).toEqual([
      ['Lava', 'A hot liquid rock'],
    ]);
  });
});

describe('timelines, practicals and annotated poems', () => {
  test('a date two blanks from what happened is a date to know', () => {
    const page =
      'Tudor timeline\n\n1485  Henry VII wins the Battle of Bosworth\n1509  Henry VIII becomes king, aged 17\n1534  Act of Supremacy – the king is head of the Church\n1558  Elizabeth becomes queen of England\n1588  the Spanish Armada is beaten';
    expect(cards(page)).toContainEqual(['When did this happen? Act of Supremacy – the king is head of the Church.', '1534']);
    for (const { question } of questions(page)) expect(question).toMatch(/^When (?:did|was) /);
  });

  test('steps of a method, readings and what to do better are no blanks', () => {
    const page =
      'Salt and ice\n\nMethod\n1. Put each cube in a beaker with 20 cm3 of water.\n2. Leave them there for 15 minutes.\n\nResults\nSalt (g/dm3)  mass before (g)  mass after (g)  % change\n0.0  3.40  3.64  +7.0\n0.4  3.50  3.45  -1.4\n\nEvaluation: repeat three times and find a mean of the results';
    expect(cards(page)).toEqual([]);
    expect(questions(page)).toEqual([]);
  });

  test('a poem with small letters at the beginning of its lines is read, and its notes alone are asked', () => {
    const page =
      '\'The Well\'\n\nMy mother dug it in the summer heat,\na hole the width of her, a ring of stone,\nand when the water rose around her feet\nshe sang a song of rivers all alone.\n\nNow it is dry. The bucket on its chain\nis hanging like a bell without a tongue,\nand I, who never cared to pray for rain,\nstill lean above the dark where she had sung.\n\nnotes on the poem:\n"a bell without a tongue" - simile, the well is silent now\n"ring of stone" - like a wedding ring, she gave herself\n"pray for rain" - religious word, hope\nAO2 – Miss says always write about the reader';
    const asked = [...cards(page).map(([question]) => question), ...questions(page).map(({ question }) => question)].join('\n');
    expect(asked).not.toMatch(/____|Miss/);
    expect(asked).toContain('a bell without a tongue');
  });

  test('a figure stands beside figures of the same thing, and a wrong name does not share a word with the sentence', () => {
    const page =
      'The flood\n\nIn the city 1,300 rescue centres were set up by the army. The wind blew at 420 km/h on the coast. Queen Matilda was old. General Stone met Matilda in the hall. Captain Reed and Lord Penn met King Olaf in the hall.';
    const [centres] = questions(page).filter(({ question }) => question.includes('____ rescue centres'));
    expect(centres?.options).toContain('1,300');
    expect(centres?.options).not.toContain('420');
    const met = questions(page).filter(({ question }) => question.includes('met Matilda'));
    expect(met.flatMap(({ options }) => options)).not.toContain('Queen Matilda');
  });

  test('"is called a producer because" says no meaning, and "help them swim" is not cut in two', () => {
    const page = 'Ponds\n\nA plant is called a producer because it makes its own food. Ducks have webbed feet to help them swim well.';
    expect(keyWords(page)).toEqual([]);
    expect(cards(page).map(([, answer]) => answer)).not.toContain('Them swim well.');
  });
});
