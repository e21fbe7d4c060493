import { openBank } from '@hedgerow/curriculum/bank';
import { Topic } from '@hedgerow/curriculum/topic';
import { type MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { composePractice } from './compose-practice.ts';
import { rightGiven } from './given-answer.ts';
import { markGiven } from './mark-given.ts';
import { similarQuestion } from './similar-question.ts';
import { writtenTasks } from './written-tasks.ts';

const bank = openBank();
const rivers = bank.topic('geography.ks2.rivers');
if (rivers === undefined) throw new Error('the topic on rivers cannot be read');
const objective = rivers.objectives[0]?.id ?? '';
const about = { explanation: 'A river begins at its source and ends at its mouth.', difficulty: 'beginner' as const, objective };

const picture = { kind: 'parts', of: 'flower', parts: ['petal', 'anther'] } as const;
const topic = Topic.parse({
  ...rivers,
  tasks: [
    {
      ...about,
      id: 'w',
      kind: 'words',
      stem: 'Where does a river begin?',
      figure: picture,
      answers: ['source'],
      wrong: [{ text: 'mouth', why: 'It ends there.' }],
    },
    {
      ...about,
      id: 's',
      kind: 'several',
      stem: 'Which are parts of a river?',
      right: [
        { text: 'mouth', why: 'It ends there.' },
        { text: 'source', why: 'It begins there.' },
      ],
      wrong: [{ text: 'crater', why: 'A volcano has one.' }],
    },
    { ...about, id: 'o', kind: 'order', stem: 'Put in order from hill to sea.', steps: ['source', 'meander', 'mouth'] },
    {
      ...about,
      id: 'm',
      kind: 'match',
      stem: 'Match.',
      pairs: [
        { left: 'source', right: 'start' },
        { left: 'mouth', right: 'end' },
        { left: 'bend', right: 'meander' },
      ],
    },
    {
      ...about,
      id: 'g',
      kind: 'sort',
      stem: 'Sort.',
      groups: [
        { name: 'upper course', items: ['waterfall', 'gorge'] },
        { name: 'lower course', items: ['delta'] },
      ],
    },
  ],
});

test('every written task is right when its own answer is given, whatever the seed', () => {
  for (let seed = 0; seed < 30; seed += 1)
    for (const form of writtenTasks(topic, seed))
      expect(markGiven(form, rightGiven(form)).verdict, `${form.sourceId} at ${seed}`).toBe('right');
});

const subjects = [...new Set(bank.index.map(({ subject }) => subject))];

test.each(subjects)('every written task of %s is right with its own answer, and no known wrong word is', (subject) => {
  const topics = bank.index.filter((entry) => entry.subject === subject);
  const faults = topics.flatMap(({ id }) => {
    const own = bank.topic(id);
    const forms = own === undefined ? [] : writtenTasks(own, 1);
    return forms.flatMap((form) => [
      ...(PracticeQuestion.safeParse(form).success ? [] : [`${form.sourceId}: cannot be kept`]),
      ...(markGiven(form, rightGiven(form)).verdict === 'right' ? [] : [`${form.sourceId}: its answer is not right`]),
      ...(form.type === 'typed' ? form.slips : []).flatMap(({ text }) =>
        markGiven(form, text).verdict === 'wrong' ? [] : [`${form.sourceId}: "${text}" is not wrong`],
      ),
    ]);
  });
  expect(faults).toEqual([]);
});

test('the picture that a task is about goes with it, and no other has one', () => {
  const pictured = writtenTasks(topic, 1).filter(({ figure }) => figure !== undefined);
  expect(pictured).toMatchObject([{ sourceId: `${topic.id}/w`, figure: picture }]);
});

test('a wrong word that is known gets its own note', () => {
  const word = writtenTasks(topic, 1).find(({ type }) => type === 'typed');
  if (word === undefined) throw new Error('no typed question');
  const judged = markGiven(word, 'mouth');
  expect(judged.verdict).toBe('wrong');
  expect(JSON.stringify(judged)).toContain('It ends there.');
});

const choice: MultipleChoice = {
  ...bareQuestion,
  type: 'multiple_choice',
  question: 'Why do rivers flood?',
  options: ['rain', 'sun', 'wind'],
  correctAnswer: 0,
  optionNotes: ['', '', ''],
  misconceptions: [null, null, null],
  explanation: 'Much rain fills the river until it leaves its bed.',
  topicId: topic.id,
  objective,
  sourceId: `${topic.id}/flood`,
};

test('a practice has written tasks on what was asked, and none on anything else', () => {
  const wish = {
    topic,
    subject: 'geography',
    keyStage: 'KS2',
    difficulty: 'beginner',
    count: 6,
    seed: 3,
    due: [],
    mixes: false,
    objective: null,
  } as const;
  const pool = Array.from({ length: 8 }, (_, at) => ({ ...choice, id: `q-${at}`, question: `Why do rivers flood in case ${at}?` }));
  const asked = composePractice({ ...wish, pool });
  expect(asked.filter(({ type }) => type === 'multiple_choice')).toHaveLength(3);
  expect(asked.filter(({ provenance, type }) => provenance === 'bank' && type !== 'multiple_choice').length).toBeGreaterThanOrEqual(2);
  const elsewhere = composePractice({ ...wish, pool: pool.map((one) => ({ ...one, objective: 'another' })) });
  expect(elsewhere.filter(({ provenance, type }) => provenance === 'bank' && type !== 'multiple_choice')).toEqual([]);
});

test('a missed task is followed by another on the same objective', () => {
  const [first] = writtenTasks(topic, 5);
  if (first === undefined) throw new Error('no task');
  const next = similarQuestion({
    bank: { topic: () => topic },
    question: first,
    subject: 'geography',
    keyStage: 'KS2',
    seed: 1,
    asked: [],
  });
  expect(next.objective).toBe(objective);
});

test('a practice on what was typed takes the nearest written tasks, and no other', () => {
  const [first] = rivers?.tasks ?? [];
  const wanted = `${rivers?.id}/${first?.id}`;
  const wish = {
    pool: [],
    topic: rivers,
    subject: 'geography',
    keyStage: 'KS2',
    difficulty: 'beginner',
    count: 8,
    seed: 1,
    due: [],
    mixes: false,
  } as const;
  const given = composePractice({ ...wish, objective: first?.objective ?? null, tasks: [wanted] });
  expect(given.filter(({ provenance }) => provenance === 'bank').map(({ sourceId }) => sourceId)).toEqual([wanted]);
});

const verdictOn = (stem: string, answer: string, typed: string): string => {
  const own = Topic.parse({
    ...rivers,
    tasks: [{ ...about, id: 'n', kind: 'words', stem, answers: [answer], wrong: [{ text: '9/10', why: 'It is another number.' }] }],
  });
  const [task] = writtenTasks(own, 1);
  return task === undefined ? 'none' : markGiven(task, typed).verdict;
};

test('an answer that is a number is judged by its value, unless one way of writing it is asked for', () => {
  expect(verdictOn('What is the probability of red?', '2/5', '20/50')).toBe('right');
  expect(verdictOn('What is the probability of red?', '2/5', '0.4')).toBe('right');
  expect(verdictOn('What is the probability of red?', '2/5', '9/10')).toBe('wrong');
  expect(verdictOn('Give the probability in its simplest form.', '2/5', '20/50')).toBe('nearly');
  expect(verdictOn('Write this mixed number as an improper fraction.', '7/4', '1 3/4')).not.toBe('right');
  expect(verdictOn('What is the scale factor from 6 cm to 15 cm?', '2.5', '5/2')).toBe('right');
  expect(verdictOn('Which river is the longest?', 'Nile', '2/5')).toBe('wrong');
});

const verdictOf = (id: string, objectiveId: string | undefined, typed: string): string | undefined => {
  const found = bank.topic(id);
  const task = found?.tasks.find(
    (one) =>
      one.kind === 'words' &&
      (objectiveId === undefined || one.objective === objectiveId) &&
      one.answers.includes(typed.replace('libary', 'library')),
  );
  const form = found === undefined ? undefined : writtenTasks({ ...found, tasks: task === undefined ? [] : [task] }, 1)[0];
  return form?.type === 'typed' ? judgeAnswer(typed, form.expected).verdict : undefined;
};

test('where the spelling is what is practised, no slip of a letter is forgiven', () => {
  expect(verdictOf('english.ks2.spelling-patterns', 'words-34', 'library')).toBe('right');
  expect(verdictOf('english.ks2.spelling-patterns', 'words-34', 'libary')).not.toBe('right');
});
