import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { withCorrections, misspeltIn, withSlipsMended } from './misspelt.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);
const headings = (text: string): readonly (string | null)[] => readNotes(text).sections.map(({ heading }) => heading);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const asked = (text: string): string =>
  [
    ...cardsFromText({ text, seed: 1, max: 24 }).map(({ question, answer }) => `${question} ${answer}`),
    ...questionsFromText({ text, seed: 1, count: 12, difficulty: 'beginner' }).map(({ question, options }) =>
      [question, ...options].join(' '),
    ),
  ].join('\n');

const questions = (text: string) => questionsFromText({ text, seed: 1, count: 12, difficulty: 'beginner' });

describe('what is not worth knowing', () => {
  test('aims of a lesson and tasks of an exam teach nothing', () => {
    const page =
      'Volcanoes\n\nLearning objectives\n• Describe two kinds of volcano\n• Explain why they erupt\n\nMagma is melted rock under the ground.\n\nExam practice\nA farmer has 20 goats beside a volcano. Should she move?';
    expect(read(page)).toEqual(['Magma is melted rock under the ground.']);
  });

  test('somebody made up for the tasks is told and not asked, a real place is', () => {
    const body = 'wants to open a bakery in Leeds. She needs £9,000 for an oven. She has £2,000 in the bank.';
    expect(read(`CASE STUDY\nAmira ${body}`)).toHaveLength(3);
    expect(cards(`CASE STUDY\nAmira ${body}`)).toEqual([]);
    expect(cards('Case study: Nepal\n\nThe earthquake of 2015 killed about 9,000 people in Nepal.')).not.toEqual([]);
  });

  test("what was read off in a pupil's own experiment is not learned by heart", () => {
    const page =
      'Our test\nWe dropped a ball from a chair.\nIt was fair because we used the same ball.\n\nheight    time to stop\n20 cm     3 secs\n40 cm     5 secs\n60 cm     9 secs';
    expect(asked(page)).toBe('');
    expect(cards('Water\n\nTemperature    What happens\n0°C            ice melts\n100°C          water boils')).toHaveLength(2);
  });

  test('a sum of an example is no knowledge', () => {
    expect(cards('Factors\n\nHCF of 8 and 12 is 4.')).toEqual([]);
  });
});

describe('what is a word with a meaning', () => {
  test('a verb, a place in a piece, a ranking and a sum are none', () => {
    const page =
      'Allah is: merciful, just, one, without a partner\nstart: soft, slow, only the drums\nend: loud, quick, all the players\nHardness: diamond > quartz > chalk\nNumber x number: the order does not matter';
    expect(asked(page)).not.toContain('mean?');
  });

  test('what is said of everything explains no word, and a name keeps its "of"', () => {
    expect(asked('Everything on Earth is living or dead or never lived. These are called groups of things.')).not.toContain('mean?');
    expect(cards('A line from the centre to the edge of a circle is split in two. This is called a point of balance.')[0]?.[0]).toBe(
      'What does “point of balance” mean?',
    );
  });

  test('a point that describes what its heading names explains no word', () => {
    expect(asked('Hamlet\n• small rural settlement – few houses\n• no shops at all\n• is the smallest settlement')).not.toContain('mean?');
  });

  test('words under a word in capitals are asked under it', () => {
    const page =
      'ALMS = gifts to the poor\n  food - bread e.g. at the gate\n  coin - money for rent\n  cloth - a coat for the winter\n\nThe rich gave alms.';
    expect(headings(page)).toContain('ALMS');
  });
});

describe('what is clear without the page', () => {
  test('numbered capitals head what stands below them, and a sum does not', () => {
    const page =
      'Help sheet\n\n1. ORDERING DECIMALS\nThe decimal places stand below each other.\nWhich is bigger, 2/7 or 3/8?\n\n2. ADDING\nRemember: do NOT add the numerators!';
    expect(headings(page)).toEqual(expect.arrayContaining(['ORDERING DECIMALS', 'ADDING']));
    expect(headings(page).join(' ')).not.toContain('bigger');
    expect(
      cardsFromText({ text: page, seed: 1, max: 24, keyTerms: new Set(['numerators', 'numerator']) }).map(({ question }) => question),
    ).toContain('Adding – fill the gap: Do NOT add the ____!');
  });

  test('what a teacher asked, what somebody thinks of "it" and what happened "when it" are not asked', () => {
    const page =
      'Ice\n\nMiss Cole asked us is glass a liquid because old windows sag. I think it is a solid because it has a shape. When it dried it went hard so it is a lasting change.';
    expect(asked(page)).not.toMatch(/asked us|Explain|explain|Complete/);
  });

  test('the corrections of a teacher are made, and other misspelt words are not asked', () => {
    expect(withCorrections('The molocules of a gas move and keep there speed.\nSp: molecules, their')).toContain(
      'The molecules of a gas move and keep their speed.',
    );
    const page =
      'The enviroment of a fox is the wood and the field near the village, where the fox hunts mice at night and sleeps by day in its den under the roots of a tree.';
    expect([...misspeltIn(page)]).toEqual(['enviroment']);
    expect(asked(page)).not.toContain('enviroment');
    expect([
      ...misspeltIn('He trembled as they organised the coloured travelling carriages, and the finishers scraped the floor.'),
    ]).toEqual([]);
  });

  test('a slip of the pen that can only be one word is mended, and a word of another world is left', () => {
    const rest =
      ' All hands worked through the night while the captain kept watch at the wheel, and in the morning they could see land. Nobody slept, because water came through the broken deck faster than buckets could carry it away.';
    const page =
      'The saftey of the crew came first. Each diffrence in the rythm of the engine was heard by the langar cook in the hall below.';
    expect(withSlipsMended(`${page}${rest}`)).toBe(
      `The safety of the crew came first. Each difference in the rhythm of the engine was heard by the langar cook in the hall below.${rest}`,
    );
    expect(withSlipsMended('Meine Schwester spielt gerne Tennis und geht abends ins Kino mit ihren besten Freundinnen aus.')).toContain(
      'abends',
    );
  });

  test('somebody whom the sentence does not name, and a point that leans on the one above, are not asked', () => {
    expect(asked('Scary music\n\nThe tune speeds up again and again so it sounds like he is being hunted.')).not.toMatch(/complete/i);
    expect(asked('Scary music\n\nThe princess was tired of the tune so she ran away from the palace.')).toContain('complete');
    expect(
      asked(
        'Parts\nkeystone - the middle stone\nspandrel - the wall above\nvoussoir - a wedge of stone\n\nBridges\n • keystone fails, whole bridge down',
      ),
    ).not.toContain('____ fails');
  });

  test('a word is no question among two words of other parts of the page', () => {
    const page =
      'Farms\n\nSilos\n\nA silo is a tall store for grain.\n\nWork\n\nA harrow is the frame that breaks up soil.\n\nMoney\n\nA tithe is any tenth of the harvest.';
    expect(questions(page).filter(({ question }) => question.startsWith('Which word or words fit'))).toEqual([]);
    expect(cards(page)).toHaveLength(3);
  });

  test('a sign in a column of its own is no mark of a point', () => {
    const page = 'Signs\n\n<    is less than       two and five\n>    is more than       five and two\n=    is equal to        two and two';
    expect(read(page).some((line) => line.includes('more than (>)'))).toBe(true);
  });

  test('a short line above rows of words heads them', () => {
    const page =
      'Boats\nWe saw them on the river\n4 kinds of boat\nKanu     small boat      for one\nDhow     sailing boat    for goods\nSampan   flat boat       for fish';
    expect(headings(page)).toContain('4 kinds of boat');
  });
});
