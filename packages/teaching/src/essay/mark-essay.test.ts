import { describe, expect, test } from 'vitest';
import { knownOrders } from './fixtures/known-order.ts';
import { languageNotes } from './language-notes.ts';
import { markEssay } from './mark-essay.ts';
import { plainSlips } from './plain-slips.ts';

const [hastings] = knownOrders;

describe.each(knownOrders)('$task.question', ({ task, bestFirst, worthless }) => {
  const scoreOf = (answer: string): number => markEssay({ ...task, answer }).score;

  test('every better answer stands above every weaker one', () => {
    const scores = [task.modelAnswer, ...bestFirst].map(scoreOf);
    const wrongPairs = scores.flatMap((better, at) =>
      scores
        .slice(at + 1)
        .filter((weaker) => weaker >= better)
        .map((weaker) => [better, weaker]),
    );
    expect({ scores, wrongPairs }).toEqual({ scores, wrongPairs: [] });
  });

  test('the model answer reaches 90', () => {
    expect(scoreOf(task.modelAnswer)).toBeGreaterThanOrEqual(90);
  });

  test('the weakest honest answer is not taken for a good one', () => {
    expect(scoreOf(bestFirst.at(-1) ?? '')).toBeLessThan(30);
  });

  test.each(Object.entries(worthless))('%s scores nothing, and the reason is said', (_, answer) => {
    const mark = markEssay({ ...task, answer });
    expect(mark.score).toBe(0);
    expect(mark.feedback).not.toContain('We found');
  });
});

describe('what a pupil reads below the mark', () => {
  const mark = markEssay({
    ...(hastings?.task ?? { subject: '', keyStage: 'KS3', marks: 1, question: '', markScheme: [], modelAnswer: '' }),
    answer: hastings?.bestFirst[1] ?? '',
  });

  test('points made and points missing together are the whole mark scheme', () => {
    expect(mark.pointsFound.length).toBe(3);
    expect(mark.pointsFound.length + mark.pointsMissing.length).toBe(6);
  });

  test('beside each point found stand the pupil’s own words that were taken for it', () => {
    const said = mark.pointsSaidIn;
    expect(said.length).toBe(mark.pointsFound.length);
    for (const words of said) expect(words !== '' && words.split('. ').every((one) => hastings?.bestFirst[1]?.includes(one))).toBe(true);
  });

  test('there is no band and no percent, and the limit of the marking is said', () => {
    expect(mark.band).toBe('');
    expect(`${mark.feedback} ${mark.suggestions.join(' ')}`).not.toMatch(/band|level|%|percent/i);
    expect(mark.limits).toContain('cannot judge style or originality');
    expect(mark.feedback).toContain(mark.limits);
  });

  test('the next step names a missing point', () => {
    expect(mark.suggestions[0]).toContain(mark.pointsMissing.find((point) => mark.suggestions[0]?.includes(point)) ?? 'no missing point');
  });

  test('an answer below 25 words stays below 26, however good its words', () => {
    const answer = 'The Normans pretended to retreat and the English chased them down the hill.';
    const short = markEssay({
      ...(hastings?.task ?? { subject: '', keyStage: 'KS3', marks: 1, question: '', markScheme: [], modelAnswer: '' }),
      answer,
    });
    expect(short.score).toBeGreaterThan(0);
    expect(short.score).toBeLessThanOrEqual(25);
  });
});

test('a weak answer that takes the question up stands above one on another topic', () => {
  const task = {
    subject: 'English',
    keyStage: 'KS4',
    marks: 30,
    question: 'How does Dickens present Scrooge as an outsider in A Christmas Carol?',
    modelAnswer: '',
  } as const;
  const markScheme = [
    'The simile solitary as an oyster shows that he is closed off',
    "He refuses Fred's invitation to dinner",
    'He was lonely as a boy at school',
  ];
  const weak =
    'Scrooge is mean and does not like Christmas. He says humbug a lot and he is horrible to the man who works for him in the cold office all day.';
  const other =
    'A volcano erupts when the pressure grows too high. The lava cools and forms new rock, and this can happen many times in the life of one mountain.';
  const score = (answer: string): number => markEssay({ ...task, markScheme, answer }).score;
  expect(score(weak)).toBeGreaterThan(score(other));
  expect(score(other)).toBe(0);
});

const point = (text: string, ...terms: string[][]) => ({ text, terms, marks: 1 });

describe('right words in a false sentence are no key point', () => {
  const points = [
    point('Poor children worked', ['worked', 'work'], ['poor', 'factory', 'mine']),
    point('Rich children had toys or nannies', ['rich'], ['toys', 'nanny']),
    point('The days are longer in summer', ['longer', 'shorter', 'hours'], ['day', 'days']),
    point('Distance is not the reason', ['distance', 'closer', 'further']),
    point('The Pope refused', ['Pope']),
    point('Gives a reason', ['because', 'so']),
  ];
  const found = (answer: string) =>
    markEssay({
      subject: 'history',
      keyStage: 'KS3',
      marks: 6,
      question: 'What do you know about it?',
      modelAnswer: '',
      markScheme: {
        criteria: [{ name: 'Points', points }],
        levels: [],
        modelAnswer: 'Poor children had to work in a factory, because they needed money.',
      },
      answer,
    }).pointsFound;

  test.each([
    ['Many poor children did not work in any factory at all.', []],
    ['The rich children of the town had no toys and they were sad.', []],
    ['In the summer the days are shorter than in the winter.', []],
    ['It is warm in the summer since we are closer to the Sun.', []],
    ['The king asked for it and the Pope agreed to it at once.', []],
    ['We went to the sea last week because it was so hot.', []],
    ['A child who was poor could not go to school but had to work in a mine.', ['Poor children worked']],
    ['If you were rich you had a nanny and no worries at all.', ['Rich children had toys or nannies']],
    ['In the summer the days are not shorter but much longer.', ['The days are longer in summer']],
    ['It has nothing to do with the distance to the Sun.', ['Distance is not the reason']],
    ['The king asked for it but the Pope said no to him.', ['The Pope refused']],
  ])('%s', (answer, expected) => {
    expect(found(answer)).toEqual(expected);
  });

  test('what two neighbours say together is found where the second goes on with the first', () => {
    expect(found('There were many poor families in the town. Their children had to work from the age of five.')).toEqual([
      'Poor children worked',
    ]);
    expect(found('There were many poor families in the town. Every teacher hoped that the lazy pupils would work.')).toEqual([]);
  });
});

test('an answer in another language is read, though nobody can tell its prose by English words', () => {
  const mark = markEssay({
    subject: 'french',
    keyStage: 'KS3',
    marks: 2,
    question: 'Write about your family in French.',
    modelAnswer: '',
    markScheme: ['Ma mère est professeure'],
    answer: 'Ma mère est professeure dans une école. Mon frère est très grand.',
  });
  expect(mark.pointsFound).toEqual(['Ma mère est professeure']);
});

describe('notes on language', () => {
  test('“she seen”, “a old” and “an dog” are put right; speech, “have seen” and “a unit” are let be', () => {
    expect(plainSlips('Then she seen a old man with an dog.')).toEqual([
      'Write “she saw” or “she has seen”, not “she seen”.',
      'Write “an old”: it begins with a vowel sound.',
      'Write “a dog”, not “an dog”.',
    ]);
    expect(plainSlips('“I seen it,” he said. Had she seen a unicorn? We have done an hour of it, a usual day. Vitamin A is good.')).toEqual(
      [],
    );
  });

  test('misspelt words get a suggestion; names, -ise and -ize do not', () => {
    const { notes, misspelt } = languageNotes('He recieved the crown becuase Duke Wilhelmus organized and recognised his rivals.', '');
    expect(misspelt).toBe(2);
    expect(notes.join(' ')).toMatch(/received.*because/);
  });

  test('American spellings are shown their British form', () => {
    expect(languageNotes('The color of the leaf changed.', '').notes.join(' ')).toContain('colour');
  });

  test('words of the question are known, even when the dictionary lacks them', () => {
    expect(languageNotes('The hypocaust kept them warm.', 'What was a hypocaust?').misspelt).toBe(0);
  });

  test('"could of", "they was" and "alot" are put right', () => {
    expect(languageNotes('They was angry and could of won alot of land.', '').notes).toEqual([
      'Write “could have”, not “could of”.',
      'Write “a lot” as two words.',
      'Write “they were”, not “they was”.',
    ]);
  });

  test('there are never more than five notes', () => {
    expect(languageNotes('teh wrod speling iz badd becuase i cant spel wel adn teh endd', '').notes.length).toBeLessThanOrEqual(5);
  });
});
