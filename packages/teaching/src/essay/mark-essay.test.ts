import { describe, expect, test } from 'vitest';
import { knownOrders } from './fixtures/known-order.ts';
import { languageNotes } from './language-notes.ts';
import { markEssay } from './mark-essay.ts';

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

describe('notes on language', () => {
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
