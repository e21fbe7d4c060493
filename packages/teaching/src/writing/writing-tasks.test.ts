import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBank, topicFiles } from '@hedgerow/curriculum/bank';
import { americanSpellings } from '@hedgerow/curriculum/british-spelling';
import { readWriting, writingFolder } from '@hedgerow/curriculum/writing/read-writing';
import { type WritingTask, WritingTasks } from '@hedgerow/curriculum/writing/writing-task';
import { expect, test } from 'vitest';
import { contradictionsIn } from '../essay/contradictions.ts';
import { sentencesOf } from '../text/language.ts';
import { checkWriting } from './check-writing.ts';
import { writingQuestion } from './writing-question.ts';

const tasks = readWriting();
const bank = openBank();
const ofPiece = (task: WritingTask, answer: string) => {
  const { markScheme } = writingQuestion(task);
  const { writing } = markScheme;
  if (writing === undefined) throw new Error(`${task.id} has no checklist`);
  return checkWriting({ subject: task.subject, writing, modelAnswer: '', answer });
};

test('every file of writing tasks is sound', () => {
  const files = topicFiles(writingFolder).map((file) => {
    const parsed = WritingTasks.safeParse(JSON.parse(readFileSync(path.join(writingFolder, file), 'utf8')));
    return parsed.success ? [] : parsed.error.issues.map(({ path: place, message }) => `${file} ${place.join('.')}: ${message}`);
  });
  expect(files.flat()).toEqual([]);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
});

test('there is enough to write: thirty of English over all forms for both ages, ten of other subjects', () => {
  const english = tasks.filter(({ subject }) => subject === 'english');
  expect(english.length).toBeGreaterThanOrEqual(30);
  expect(tasks.length - english.length).toBeGreaterThanOrEqual(10);
  const forms = new Set(english.map(({ form, years }) => `${form} ${years[0]}`));
  expect(forms.size).toBe(20);
});

test.each(tasks.map((task) => [task.id, task] as const))(
  'the piece of %s has everything that can be seen of its own checklist',
  (_, task) => {
    const { checklist, suggestions } = ofPiece(task, task.piece);
    expect(checklist.filter(({ found }) => found === false)).toEqual([]);
    expect(checklist.some(({ found }) => found === true)).toBe(true);
    // Some of it is always the pupil's own to judge.
    expect(checklist.some(({ found }) => found === null)).toBe(true);
    expect(suggestions).toEqual([]);
    expect(americanSpellings([task.task, task.purpose, ...task.plan, ...task.words, task.piece].join('\n'), 'english')).toEqual([]);
  },
);

test.each(tasks.map((task) => [task.id, task] as const))(
  '%s is about topics that are taught in its years, and says nothing against them',
  (_, task) => {
    const problems = task.topics.flatMap((id) => {
      const topic = bank.topic(id);
      if (topic === undefined) return [`there is no topic ${id}`];
      const isTaught = topic.years.some((year) => task.years.some((one) => one === year));
      const against = task.subject === 'english' ? [] : contradictionsIn(sentencesOf(task.piece), topic);
      return [
        ...(isTaught ? [] : [`${id} is not taught in Years ${task.years.join(' and ')}`]),
        ...(topic.subject === task.subject ? [] : [`${id} is no topic of ${task.subject}`]),
        ...against.map(({ said, fact }) => `“${said}” is against “${fact}”`),
      ];
    });
    expect(problems).toEqual([]);
  },
);

test('nothing is called found in one word, and no mark of any kind is given', () => {
  for (const task of tasks) {
    const { checklist, score, band, feedback } = ofPiece(task, 'bananas bananas');
    expect(checklist.filter(({ found }) => found === true)).toEqual([]);
    expect([score, band]).toEqual([0, '']);
    expect(feedback).not.toMatch(/%|\bmarks?\b|\bband\b|\bpoints?\b/i);
  }
});

test('a word that looks misspelt is asked about; a name and an accent are not', () => {
  const [task] = tasks;
  if (task === undefined) throw new Error('no tasks');
  const notes = ofPiece(task, 'Amira went to the café. Amira met her best frend there. They spoke.').suggestions;
  expect(notes).toEqual(['Check the spelling of “frend”.']);
});

test('a missing capital is said by itself, and plain slips with the right form', () => {
  const [task] = tasks;
  if (task === undefined) throw new Error('no tasks');
  const { suggestions } = ofPiece(task, 'She seen a door in the tree. It was open. suddenly a old man came out.');
  expect(suggestions).toEqual([
    'Look at “suddenly”. It comes after a stop, so it needs a capital letter.',
    'Write “She saw” or “She has seen”, not “She seen”.',
    'Write “an old”: it begins with a vowel sound.',
  ]);
});
