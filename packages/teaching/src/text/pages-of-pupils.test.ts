import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';
import { misspelled } from './misspellings.ts';

const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24 }).map(({ question, answer }) => [question, answer]);
const guide = (text: string) => notesFromText({ text, title: 'My page', keyStage: 'KS3', seed: 3 });
const sure = (text: string) => cardsFromText({ text, seed: 1, max: 24, onlySure: true }).map(({ question, answer }) => [question, answer]);
const keyWordsOf = (text: string): readonly string[] => guide(text).keyWords.map(({ term, meaning }) => `${term} = ${meaning}`);
const pointsOf = (text: string): readonly string[] => guide(text).keyPoints.flatMap(({ sentences }) => sentences);
const asked = (text: string): string =>
  cards(text)
    .map(([question]) => question)
    .join('\n');
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 20, difficulty: 'intermediate', strict: true });

describe('what stands round the words that are to be learned', () => {
  test('letters and numbers that only count are no part of a word', () => {
    const page =
      'Parts of a flower\n\nA  Petal - the coloured part that insects see\nB  Stamen - the part that makes pollen\nC  Stigma - the sticky part that catches pollen\n\nHow to press one\n1 Pick a dry flower.\n2 Lay it between two sheets of paper.\n3 Put a heavy book on top.';
    expect(cards(page)).toContainEqual(['What does “Stamen” mean?', 'The part that makes pollen.']);
    expect(read(page)).toContain('Lay it between two sheets of paper.');
    expect(asked(page)).not.toMatch(/“[ABC] |gap: \d/);
  });

  test('sums without an answer, orders to the pupil and words of the teacher teach nothing', () => {
    const page =
      'The 7 times table\n\n7 x 3 =        7 x 8 =\n21 ÷ 7 =       56 ÷ 7 =\nBeat your time!\nPlease practise every night.\nFast finishers: find out about square numbers in a book.\nTeacher: Well done Maya.\nA multiple of seven is in the table of seven (stick in books).';
    expect(read(page)).toEqual(['A multiple of seven is in the table of seven.']);
  });

  test('a conversation has speakers, and they are no words with a meaning', () => {
    const page =
      'Am Kiosk\n\nVerkäuferin: Guten Tag.\nJonas: Guten Tag. Ich möchte ein Eis.\nVerkäuferin: Noch etwas?\nJonas: Nein, danke.\n\ndas Eis = ice cream\nnoch etwas? = anything else?\nich möchte = I would like';
    expect(asked(page)).not.toMatch(/Jonas|Verkäuferin/);
    expect(cards(page)).toEqual(
      expect.arrayContaining([
        ['What does “ich möchte” mean?', 'I would like.'],
        ['What does “noch etwas?” mean?', 'Anything else?'],
      ]),
    );
  });

  test("somebody's own words in a source are no blanks, whatever stands in them", () => {
    const page =
      'Life at sea\n\n"We have eaten biscuit with worms for seven weeks. The captain keeps the rum in his cabin. I miss my home in Bristol."\n\nSailors often died of scurvy because they ate no fresh fruit.';
    expect(cards(page)).toEqual([['Explain why sailors often died of scurvy.', 'Because they ate no fresh fruit.']]);
  });

  test('readings below each other have no names of columns', () => {
    const page = 'Results\n\nmass of wet sand    12.5 g\nmass of dry sand    10.1 g\nmass of water    2.4 g';
    expect(cards(page)).toEqual([]);
  });
});

describe('what is said of a word', () => {
  test('what a thing does, how it is, and a sentence about it are notes, and a noun phrase is a meaning', () => {
    const page =
      'Camels\n\nlong = big stride in the sand\nthick lashes = keep the sand out\nhump = a store of fat on the back\nnostrils = close in a storm';
    expect(cards(page)).toEqual(
      expect.arrayContaining([
        ['What do thick lashes do?', 'Keep the sand out.'],
        ['What does “hump” mean?', 'A store of fat on the back.'],
      ]),
    );
  });

  test('a name is given and not meant, and a list of qualities is not counted', () => {
    const page =
      'Judaism\n\nHoly book: Torah\nPlace of worship: synagogue\nFirst prophet: Abraham\n\nSSD: fast, has no moving parts, expensive';
    expect(cards(page)).toContainEqual(['Which name do your notes give for “First prophet”?', 'Abraham.']);
    expect(asked(page)).not.toMatch(/name all/);
    for (const { question } of questions(page)) expect(question).not.toMatch(/Torah|Abraham/);
  });

  test('what stands below a heading and has no subject is said of the heading', () => {
    const page = 'NUCLEUS\ncontrols the cell\nRIBOSOMES\nmake the proteins\nCELL WALL\nsupports the cell and keeps its shape';
    expect(cards(page)).toContainEqual(['What do ribosomes do?', 'Make the proteins.']);
    const [first] = questions(page);
    expect(first?.question).toMatch(/^Which of these (?:controls the cell|make the proteins|supports the cell and keeps its shape)\?$/);
    expect(first?.options.toSorted((a, b) => a.localeCompare(b))).toEqual(['cell wall', 'nucleus', 'ribosomes']);
  });

  test('a slice of a revision clock, a page that is cut off and figures in a row', () => {
    const clock = '12 – VIRUSES\nlive inside cells\n1 – FUNGI\ngrow on damp skin\n2 – BACTERIA\nmake toxins';
    expect(asked(clock)).not.toMatch(/When did|12/);
    const cut =
      'of the rock is worn away by the sea. Waves cut a notch at the foot of a cliff. The rock above it falls in the end. The cliff moves back and leaves a platform. At low tide it can be seen. A stack is left when an arch fal';
    expect(read(cut)[0]).toBe('Waves cut a notch at the foot of a cliff.');
    expect(read(cut).at(-1)).toBe('At low tide it can be seen.');
    expect(cards('Densities\n\ngold 19.3, iron 7.9, wood 0.7 g/cm3\nQ1 mass 50 g vol 10 cm3')).toEqual([]);
  });

  test('a table asks in words, and one that compares is compared', () => {
    const table =
      'Seasons\n\nSeason   Weather   Clothes\nspring   rain and sun   raincoat\nsummer   hot and dry   hat\nwinter   cold and icy   scarf';
    expect(questions(table).map(({ question }) => question)).toContain('Which weather goes with summer?');
    expect(cards(table)).toContainEqual(['Which weather goes with winter?', 'Cold and icy.']);
  });

  test('a quotation is asked among quotations', () => {
    const page =
      'Night Train\n\n"the rails sang" - personification, the train is alive\n"iron breath" - metaphor, steam is like breath\n"black as coal" - simile, shows the night\ncompare with: The Signalman (also at night)';
    const all = questions(page);
    expect(all.length).toBeGreaterThan(1);
    for (const { question, options } of all) {
      expect(question).toMatch(/^Which quotation/);
      for (const option of options) expect(option).toMatch(/^“/);
    }
  });
});

describe('gaps and reasons', () => {
  test('half of a name, a word in brackets and the first word of an order are no blanks', () => {
    const page =
      'Baking\n\nYeast is a raising agent in most bread. Speed is measured in gigahertz (GHz). Make the dough with warm water. Sam got trench foot in the mud.';
    const answers = cards(page).map(([, answer]) => answer);
    for (const word of ['agent', 'GHz', 'Make', 'foot']) expect(answers).not.toContain(word);
  });

  test('what our own topics explain is worth a blank, and stands among its like', () => {
    const page =
      'Leaves\n\nGas gets in through the stomata of a leaf. The sunlight falls on the chlorophyll in it. Water comes up the xylem from the soil.';
    const keyTerms = new Set(['stoma', 'stomata', 'chlorophyll', 'xylem']);
    const made = questionsFromText({ text: page, seed: 1, count: 9, difficulty: 'beginner', strict: true, keyTerms });
    expect(made.length).toBe(3);
    for (const { options } of made) expect(['stomata', 'chlorophyll', 'xylem']).toEqual(expect.arrayContaining([...options]));
  });

  test('what somebody thinks has a reason, an order has no result, and "so badly that" is one joint', () => {
    const page =
      'Salt\n\nHypothesis: I think the sand will stay in the paper because it is insoluble.\nLeave the dish in the sun so that crystals form.\nThe glass shook so badly that it fell from the stand.';
    expect(asked(page)).toContain('Salt – explain why the sand will stay in the paper.');
    expect(asked(page)).not.toContain('Leave the dish');
    expect(asked(page)).toContain('shook so badly that ____');
  });

  test('a wrong year is near the right one', () => {
    const page = 'The line\n\nThe railway came to the valley in 1846 and the mill was built.';
    const [question] = questions(page);
    expect(question?.options.length).toBe(4);
    for (const option of question?.options ?? []) expect(Math.abs(Number(option) - 1846)).toBeLessThan(30);
  });
});

describe('lists of spellings', () => {
  const page = 'Spellings   Week 3\n\n1. dangerous\n2. mountainous\n3. courageous\n4. poisonous\n5. jealous\n6. hazardous';
  test('each word is a card, and is asked among its own misspellings', () => {
    expect(cards(page)).toContainEqual(['Fill in the missing letters: danger _ _ s', 'dangerous']);
    const words = ['dangerous', 'mountainous', 'courageous', 'poisonous', 'jealous', 'hazardous'];
    const made = questions(page);
    expect(made.length).toBeGreaterThan(3);
    for (const { options, correctAnswer } of made)
      expect(options.map((option) => words.includes(option))).toEqual(options.map((_, at) => at === correctAnswer));
  });

  test('a misspelling is another word each time, and never the word itself', () => {
    for (const word of ['receive', 'station', 'adventure', 'possible', 'elephant', 'different', 'accommodate', 'separate']) {
      const slips = misspelled(word);
      expect(new Set([word, ...slips]).size).toBe(slips.length + 1);
    }
  });
});

describe('what a story is asked', () => {
  test('what happens next, who says it, and what something is like', () => {
    const story =
      'The Ferry\n\nFog lay on the river like a grey blanket. Nadia pulled the bell rope three times. "Nobody crosses tonight," said the ferryman. Nadia showed him the silver coin in her hand. The ferryman untied the boat without a word. "Sit still," he whispered. A long shadow slid under the boat towards the bank. The lamp rolled across the wet boards.';
    expect(cards(story)).toEqual(
      expect.arrayContaining([
        ['Who said “Nobody crosses tonight”?', 'the ferryman'],
        ['Finish the comparison: Fog lay on the river like …', 'a grey blanket'],
      ]),
    );
    const next = questions(story).filter(({ question }) => question.includes('happens next'));
    expect(next.length).toBe(2);
    for (const { question, options, correctAnswer } of next) {
      const deeds = read(story).map((text) => text.replace(/\.$/, ''));
      const [, before = ''] = /“(.+)\.”/.exec(question) ?? [];
      const places = options.map((option) => deeds.indexOf(option));
      const later = places.filter((place) => place > deeds.indexOf(before));
      expect(places[correctAnswer]).toBe(Math.min(...later));
    }
  });
});

describe('a guide and cards that a teacher would sign', () => {
  test('which thing it is in one case is no meaning of a word, and a warning is none', () => {
    const page =
      "The reflex arc\n\nA reflex is a fast response that needs no thought. The effector is the biceps muscle which pulls the hand away. The level falls when insulin is made.\nDon't mix up the two words!!!\nThis is called negative feedback.";
    expect(keyWordsOf(page).join()).not.toMatch(/biceps|mix up/);
  });

  test('when something happens says what it is, and “it is when” is told of what was named before', () => {
    const page =
      'Rocks\n\nChemical weathering happens when rain dissolves rocks such as limestone. Erosion is different. It is when rocks are worn away and moved by water. The rock is called chalk in the south of England.';
    expect(keyWordsOf(page)).toEqual(
      expect.arrayContaining([
        'Chemical weathering = When rain dissolves rocks such as limestone',
        'Erosion = When rocks are worn away and moved by water',
      ]),
    );
    expect(pointsOf(page)).not.toContain('Erosion is different.');
  });

  test('“it” is the name that was given last, and nothing where two things may be meant', () => {
    expect(read('The place of worship is called a gurdwara. It means the doorway to the Guru.')).toContain(
      'It means the doorway to the Guru.',
    );
    const page =
      'Places\n\nThe place of worship is called a gurdwara. It means the doorway to the Guru. Insulin makes the liver take up glucose. It is stored as glycogen.';
    const made = JSON.stringify([cards(page), guide(page)]);
    expect(made).not.toMatch(/place of worship means|Insulin is stored/);
    expect(made).toMatch(/means the doorway to the Guru/);
  });

  test('a sheet is asked in its own words, and keeps its tasks in the guide', () => {
    const page =
      'Weathering\n\nWeathering is the breaking down of rocks where they are. Rain is slightly acidic and wears limestone away.\n\nQ1 What is weathering? (1 mark)\nQ2 Name two things that wear limestone away. (2 marks)\nQ3 Explain the diffrence between rain and frost.';
    expect(guide(page).keyPoints.at(-1)?.sentences).toEqual([
      'What is weathering?',
      'Name two things that wear limestone away.',
      'Explain the difference between rain and frost.',
    ]);
    expect(sure(page)).toContainEqual(['What is weathering?', 'The breaking down of rocks where they are.']);
  });

  test('the teacher’s name, the number of the lesson and what a pupil likes are not learned', () => {
    expect(
      pointsOf(
        'RE - Sikhi lesson 3\nMr Okafor - Set 10B\n\nSikhs believe in one God.\nI think sewa is a good idea because it makes people kind.',
      ),
    ).toEqual(['Sikhs believe in one God.']);
  });

  test('“Type 1 - …” is no order, and what goes on with it stays in its line', () => {
    expect(
      pointsOf(
        'Diabetes\n\nType 1 - the body makes no insulin. Have to inject insulin.\nType 2 - cells do not respond. Linked to obesity.',
      ),
    ).toEqual(['Type 1 - the body makes no insulin. Have to inject insulin.', 'Type 2 - cells do not respond. Linked to obesity.']);
  });

  test('names of a counted list are words to learn, and a sentence is turned round once', () => {
    const page =
      'The 5 Ks\nKesh - uncut hair\nKangha - wooden comb\nKara - steel bracelet\nKachera - cotton underwear\nKirpan - small sword';
    expect(sure(page)).toContainEqual(['What does “Kara” mean?', 'Steel bracelet.']);
    const prose =
      'Sikhs\n\nSikhs believe in one God who they call Waheguru. Sikhism was founded by Guru Nanak in the Punjab in 1469. The gurdwara has a free kitchen for everyone.';
    const gaps = sure(prose)
      .map(([question = '']) => question)
      .filter((question) => /Nanak|Punjab/.test(question));
    expect(gaps.length).toBeLessThan(2);
  });

  test('a scanner’s cl for d, rn in a heading and OO, and what pupils misspell again and again, are put right', () => {
    expect(read('Atorns and compouncls\n\nEverything is macle of atoms. There are about 1OO elements.')).toEqual([
      'Everything is made of atoms.',
      'There are about 100 elements.',
    ]);
    expect(readNotes('Atorns and compouncls\n\nEverything is macle of atoms.').title).toBe('Atoms and compounds');
    expect(read('The signal does not reach the concious brain when your a child.')).toEqual([
      "The signal does not reach the conscious brain when you're a child.",
    ]);
  });
});
