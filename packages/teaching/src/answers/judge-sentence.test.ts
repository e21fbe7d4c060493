import { openBank } from '@hedgerow/curriculum/bank';
import type { SentenceQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { writtenTasks } from '../practice/written-tasks.ts';
import { judgeSentence } from './judge-sentence.ts';

const question = (sentence: string, answers: string[], words: string[]): SentenceQuestion => ({
  ...bareQuestion,
  type: 'correct',
  question: 'Write it correctly.',
  sentence,
  answers,
  faults: words.map((word) => ({ word, note: `About ${word}.`, misconception: `belief-${word}` })),
});
const done = question('We done our homework and we was tired.', ['We did our homework and we were tired.'], ['done', 'was']);
const speech = question('Where are we going? asked Leo.', ['“Where are we going?” asked Leo.'], ['Where', 'going']);
const late = question('It was late, we went home.', ['It was late; we went home.', 'It was late. We went home.'], ['late']);

test.each([
  [done, '  We did our  homework and we were tired. '],
  [speech, '"Where are we going?" asked Leo.'],
  [speech, "'Where are we going?' asked Leo."],
  [late, 'It was late. We went home.'],
])('right, however it was typed', (asked, typed) => {
  expect(judgeSentence(typed, asked).verdict).toBe('right');
});

test.each([
  [done, done.sentence, 'Not quite. Look at “done”.', 'About done.'],
  [done, 'We did our homework and we was tired.', 'Part of it is right. Look at “was”.', 'About was.'],
  [done, 'We done our homework and we were tired.', 'Part of it is right. Look at “done”.', 'About done.'],
  [speech, '“Where are we going? asked Leo.', 'Part of it is right. Look at what comes after “going”.', 'About going.'],
  [speech, 'Where are we going?” asked Leo.', 'Part of it is right. Look at how it begins, at “Where”.', 'About Where.'],
  [late, 'It was late: we went home.', 'Not quite. Look at what comes after “late”.', 'About late.'],
])('what is still wrong is named, and not what belongs there', (asked, typed, say, note) => {
  const judged = judgeSentence(typed, asked);
  expect(judged).toMatchObject({ verdict: 'wrong', say });
  expect(judged.fault?.note).toBe(note);
});

test('a new slip beside what was put right is told as that', () => {
  expect(judgeSentence('We did our homwork and we were tired.', done)).toMatchObject({
    verdict: 'nearly',
    say: 'The mistakes are put right. Now look at “homwork”.',
  });
});

test('capitals count, and an accent is a letter of its own', () => {
  const london = question('We went to london on Friday.', ['We went to London on Friday.'], ['london']);
  expect(judgeSentence('we went to London on Friday.', london)).toMatchObject({ verdict: 'nearly' });
  const sister = question('Ma sœur est petit.', ['Ma sœur est petite.'], ['petit']);
  expect(judgeSentence('Ma sœur est petité.', sister).verdict).toBe('wrong');
});

test('a word or two is no try', () => {
  expect(judgeSentence('did and were', done)).toMatchObject({ unread: true });
  expect(judgeSentence('___ $$ \\', done)).toMatchObject({ unread: true });
});

/** Other topics have none: they need not be read. */
const withSentences = new Set(['english', 'french', 'spanish', 'german', 'latin']);

test('each sentence of the bank is wrong as it stands, and what is said of it never has a right word', () => {
  const bank = openBank();
  const all = bank.index.flatMap(({ id, subject }) => {
    const topic = withSentences.has(subject) ? bank.topic(id) : undefined;
    return topic === undefined ? [] : writtenTasks(topic, 1).filter((task) => task.type === 'correct');
  });
  expect(all.length).toBeGreaterThanOrEqual(40);
  const faults = all.flatMap((task) => {
    const { verdict, fault } = judgeSentence(task.sentence, task);
    const wrong = task.answers.filter((answer) => judgeSentence(answer, task).verdict !== 'right');
    return verdict === 'wrong' && fault !== undefined && wrong.length === 0 ? [] : [task.sourceId];
  });
  expect(faults).toEqual([]);
});
