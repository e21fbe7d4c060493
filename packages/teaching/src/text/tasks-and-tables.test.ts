import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);
const headings = (text: string): readonly (string | null)[] => readNotes(text).sections.map(({ heading }) => heading);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const asked = (text: string): readonly string[] => cards(text).map(([question = '']) => question);
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 12, difficulty: 'beginner' });
const keyWords = (text: string): readonly string[] =>
  notesFromText({ text, title: '', keyStage: 'KS3', seed: 1 }).keyWords.map(({ term }) => term);

const fact = 'A glacier is a river of ice that moves slowly downhill.';

describe('exercises whose lines may be wrong until they are done', () => {
  test('words and meanings that are to be matched are no facts', () => {
    const page = `${fact}\n\nTask 2  Match each word to its meaning (draw a line).\n\nMoraine        A bowl that ice has carved into a hill\nCorrie         Rock that a glacier leaves behind\nSnout          A crack in the ice\n\nIce scrapes the rock below it.`;
    expect(read(page)).toEqual([fact, 'Ice scrapes the rock below it.']);
    expect(keyWords(page)).toEqual(['glacier']);
  });

  test('sentences that are to be put in order, or judged, are left out', () => {
    const order = `${fact}\n\nNumber these sentences 1-3 to show how a corrie forms.\n\n___ The ice grows and slides.\n___ Snow falls in a hollow.\n___ The hollow gets deeper.`;
    expect(read(order)).toEqual([fact]);
    expect(read(`${fact}\n\nTrue or false?\n1) Glaciers are made of salt.\n2) Ice never moves.`)).toEqual([fact]);
  });

  test('a bank of words for the gaps, and a starter, are left out', () => {
    expect(read(`${fact}\n\nWORD BANK:  snout   corrie   moraine`)).toEqual([fact]);
    expect(read(`Do now: 1. What is ice? frozen water\n2. symbol for iron  Fe\n\n${fact}`)).toEqual([fact]);
  });

  test('the aims of a lesson are left out with their points', () => {
    expect(read(`Ice\n\nIn this lesson you will:\n•  find out how ice moves\n•  decide what matters most\n\n${fact}`)).toEqual([fact]);
  });

  test('a matching of lines that the page only speaks of takes nothing with it', () => {
    expect(read('Match the hatch is an old rule of fishing.\nTrout eat flies that live near the river.')).toContain(
      'Trout eat flies that live near the river.',
    );
  });
});

describe('tables', () => {
  const toComplete =
    'Ice and rock\n\nTask 1  Complete the table.\n\n                 Mountain            Lowland\nShape            steep, jagged       ____________\nMain process     ____________        deposition\nDeposits         scree, boulders     sand, clay';

  test('what a table to be completed gives is kept, and its gaps ask nothing', () => {
    expect(read(toComplete)).toEqual([
      'Shape: Mountain – steep, jagged',
      'Main process: Lowland – deposition',
      'Deposits: Mountain – scree, boulders; Lowland – sand, clay',
    ]);
    expect(cards(toComplete)).toEqual([
      ['Deposits: how do mountains and lowlands compare?', 'Mountain: scree, boulders; Lowland: sand, clay.'],
    ]);
    expect(JSON.stringify(questions(toComplete))).not.toContain('____');
  });

  test('rows are known by the column that tells them apart', () => {
    const page =
      'Kinds of rock\n\nType         Example     Found in      Use\nIgneous      granite     Dartmoor      worktops\nIgneous      basalt      Staffa        roads\nSediment     chalk       Dover         cement\nSediment     sandstone   Whitby        walls';
    expect(asked(page)).toContain('What type is granite?');
    for (const { question, options } of questions(page)) {
      expect(question).not.toMatch(/(?:igneous|sediment)\?$/i);
      expect(new Set(options).size).toBe(options.length);
    }
    expect(questions(page).length).toBeGreaterThan(2);
  });

  test('a cell that fills its column leaves the row whole', () => {
    const tight = 'Name       Food       Home\nRobin      worms      hedges\nGreat crow seeds bugs woods\nOsprey     fish       lakes';
    expect(read(tight)[1]).toBe('Great crow: Food – seeds bugs; Home – woods');
  });

  test('a table without names of its columns tells one thing a line', () => {
    const page =
      'The seasons\n\nSpring      March to May        lambs are born, buds open on the trees\nSummer      June to August      long days, hay is cut\nAutumn      September on        leaves fall, fruit is picked';
    expect(cards(page)).toContainEqual(['The seasons – Spring: what is it?', 'March to May; lambs are born, buds open on the trees.']);
    expect(JSON.stringify(cards(page))).not.toContain('give the');
  });

  test('the first line of a list of phrases is no header, whatever line stands above it', () => {
    const page =
      'Wie komme ich ... ?  How do I get ... ?\nnach links     to the left\nnach rechts    to the right\ngeradeaus      straight on\nneben          next to\ngegenüber      opposite';
    expect(cards(page)).toContainEqual(['What does “nach links” mean?', 'To the left.']);
    expect(cards(page)).toContainEqual(['What does “gegenüber” mean?', 'Opposite.']);
  });

  test('readings stand in the guide and are not learned by heart', () => {
    const page =
      'Ramps\n\nA steeper ramp makes the car go further.\nThe car was the same each time.\nThe floor was wood.\n\nHeight        Test 1   Test 2   Mean\n5cm x 1       20       22       21\n10cm x 1      31       33       32';
    expect(read(page)).toContain('5cm x 1: Test 1 – 20; Test 2 – 22; Mean – 21');
    expect(headings(page)).toEqual(['Ramps']);
    expect(asked(page).filter((question) => question.includes('cm'))).toEqual([]);
  });
});

describe('what a line is for', () => {
  test('labels of a line are no words to be explained', () => {
    const page =
      'Useful: grip on climbing shoes\nNot useful: a sledge on dry grass\nWe changed: the surface of the ramp\nWe measured: how far the sledge went\nThesis: friction can help or hinder\nTarget from last time: use more units';
    expect(keyWords(page)).toEqual([]);
    expect(cards(page).some(([question]) => question?.includes('mean?'))).toBe(false);
  });

  test('why something has its name is not what it means', () => {
    const page = 'The Iron Age ended when the Romans came. It is called the Iron Age because people made tools from iron.';
    expect(keyWords(page)).toEqual([]);
    expect(cards(page)).toContainEqual(['Explain why it is called the Iron Age.', 'Because people made tools from iron.']);
  });

  test('a second name in brackets cuts no meaning in half', () => {
    expect(keyWords('We weigh parcels using a balance (sometimes called a pair of scales).')).toEqual([]);
  });

  test('a question that the notes answer is asked as it stands', () => {
    expect(cards('Ice\n\nExit Q: why does ice float on a pond?\nit has fewer particles in the same space')).toContainEqual([
      'Why does ice float on a pond?',
      'It has fewer particles in the same space.',
    ]);
  });

  test('what stands below a heading of one word may say what it is', () => {
    expect(cards('Erosion\nWhen wind or water wears rock away.')).toEqual([
      ['What does “Erosion” mean?', 'When wind or water wears rock away.'],
    ]);
  });

  test('act and scene, lines of verse and the teacher’s words are not asked', () => {
    expect(asked('Puck\n\n3.2 "Lord, what fools these mortals be!" shows that Puck laughs at the lovers.')).not.toContainEqual(
      expect.stringMatching(/^Fill the gap: ____ "/),
    );
    expect(read(`T: Super answer, Tom. Which bird sang?\n${fact}`)).toEqual([fact]);
  });

  test('a sentence of another language has no gaps', () => {
    expect(asked('Ma maison\n\nJ’habite dans une grande maison et il y a trois chambres avec des lits.')).toEqual([]);
  });

  test('points that are counted in one line stand below their heading', () => {
    const page =
      'Ice\n\nTHREE KINDS OF ICE - names\n1) sheet ice  2) black ice  3) frazil\n\nIce floats on water because it is less dense.';
    expect(headings(page)[0]).toBe('THREE KINDS OF ICE - names');
    expect(read(page)[0]).toBe('Sheet ice, black ice, frazil.');
  });

  test('a word broken inside a list of meanings is whole', () => {
    const page =
      'KEY WORDS\nAbbey     a house of monks\nNave      the long middle part of a chur-\n          ch where people stand\nSpire     a tall point on a tower';
    expect(cards(page)).toContainEqual(['What does “Nave” mean?', 'The long middle part of a church where people stand.']);
  });

  test('a gap asks neither for the heading nor for the title of the page', () => {
    const page = 'Life in the Ice Age\n\nWhen was it?\nThe Ice Age has four parts.\n\nSpears\nSpears were made from wood and bone.';
    expect(cards(page).map(([, answer]) => answer)).not.toContain('Ice Age');
    expect(cards(page).map(([, answer]) => answer)).not.toContain('Spears');
  });
});

describe('photographed pages', () => {
  test('a word that the scanner set apart is whole again, two words stay two', () => {
    expect(read('The gla cier scraped the val ley floor near Skelgill for ten years.')).toEqual([
      'The glacier scraped the valley floor near Skelgill for ten years.',
    ]);
  });

  test('a sentence with a word that the edge cut is told and not asked', () => {
    const page =
      'The abbey was rich in 1320 and its monks kept many shee\nbehind stone walls.\nIn 1348 the plague came and killed the old abbo\nin his bed.\nIn 1361 it came again and killed the cook.';
    expect(read(page)).toHaveLength(3);
    expect(asked(page).length).toBeGreaterThan(0);
    expect(JSON.stringify(asked(page))).not.toMatch(/____[^"]*(?:shee|abbo) /);
  });
});

test('quotations with what is noted on them are asked, and asked among quotations', () => {
  const page =
    'Puck\n\nP1\n3.2 "Lord, what fools these mortals be!" - scorn for lovers\n\nP2\n"I go, I go, look how I go" → speed, eager servant\n\nP3\n"I jest to Oberon and make him smile" - the role of a clown';
  expect(cards(page)[0]).toEqual(['What do your notes say about "Lord, what fools these mortals be!"?', 'Scorn for lovers.']);
  const [question] = questions(page);
  expect(question?.question).toMatch(/^Which quotation do your notes say this about/);
  expect(question?.options.every((option) => option.startsWith('"'))).toBe(true);
});
