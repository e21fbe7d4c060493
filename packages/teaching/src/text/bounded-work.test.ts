import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { distractorsFor } from './distractors.ts';
import { notesFromText } from './guide-from-text.ts';
import { limits } from './limits.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';
import { setTasksOf } from './set-tasks.ts';
import { studyOf } from './study.ts';
import { hostileTexts, wordList } from './fixtures/hostile-texts.ts';

/** Far above what any of them takes (a few seconds, all its makings together), far below what one of them took before: minutes. */
const patience = 60_000;

describe.each(hostileTexts(limits.letters))('200 kB of $name', ({ text }) => {
  test(
    'is read within the limits and makes a guide, cards and a quiz',
    () => {
      const { statements } = readNotes(text);
      expect(statements.length).toBeLessThanOrEqual(limits.statements);
      expect(Math.max(0, ...statements.map((statement) => statement.text.length))).toBeLessThanOrEqual(limits.sentence + 1);
      expect(setTasksOf(text).tasks.join('').length).toBeLessThanOrEqual(limits.letters);
      expect(notesFromText({ text, title: 'Notes', keyStage: 'KS3', seed: 1 }).checkYourself.length).toBeLessThanOrEqual(12);
      expect(cardsFromText({ text, seed: 1, max: 24 }).length).toBeLessThanOrEqual(24);
      expect(questionsFromText({ text, seed: 1, count: 20, difficulty: 'intermediate' }).length).toBeLessThanOrEqual(20);
    },
    patience,
  );
});

describe('a list of words and their meanings', () => {
  test('is searched for targets once a sentence, however many questions ask', () => {
    const study = studyOf(wordList(40));
    for (const statement of study.notes.statements) expect(study.targets(statement)).toBe(study.targets(statement));
    let searched = 0;
    const counting = {
      ...study,
      targets: (statement: (typeof study.notes.statements)[number]) => {
        searched += 1;
        return study.targets(statement);
      },
    };
    const [target] = study.notes.statements.flatMap((statement) => study.targets(statement));
    const wrong = target === undefined ? [] : distractorsFor(target, counting, () => 0.5);
    expect(wrong.length).toBeGreaterThanOrEqual(2);
    expect(searched).toBe(0);
  });

  test('makes as many questions from 240 words as were asked for', () => {
    expect(questionsFromText({ text: wordList(240), seed: 1, count: 20, difficulty: 'beginner' })).toHaveLength(20);
  });
});

test('an endless line is cut at words, and no word is lost', () => {
  const text = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  const read = readNotes(text).statements.map((statement) => statement.text);
  expect(read.length).toBeGreaterThan(1);
  expect(
    read
      .join(' ')
      .toLowerCase()
      .match(/word\d+/g),
  ).toEqual(text.split(' '));
});
