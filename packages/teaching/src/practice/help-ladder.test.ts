import { openBank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { describe, expect, test } from 'vitest';
import { bankDrafts } from '../compose/bank-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { bareMethod } from '../compose/methods.ts';
import { generators } from '../generators/all-generators.ts';
import { topicsLookedAt } from '../testing/topics-looked-at.ts';
import { helpFor, helpSteps } from './help-ladder.ts';
import { mostAlike } from './most-alike.ts';
import { numbersSaid, tellsNumbers } from './numbers-said.ts';
import { tellsKey } from './passage.ts';

const bank = openBank();
const topicOf = (id: string): Topic => bank.topic(id) ?? expect.fail(id);
const choicesOf = (topic: Topic): MultipleChoice[] =>
  bankDrafts(topic).map((draft, at) => instantiate(draft, { seed: at, keyPlace: at, keyStage: topic.keyStage }));
const rungsOf = (question: PracticeQuestion, topic: Topic | undefined) =>
  (['asked', 'first-step', 'example'] as const).map((step) => helpFor(question, step, topic, 1).lines);

describe('on the written choices of the bank', () => {
  const ladders = topicsLookedAt(bank.index, 'packages/teaching/src/practice/').flatMap(({ id }) => {
    const topic = topicOf(id);
    return choicesOf(topic).map((question) => ({ question, rungs: rungsOf(question, topic) }));
  });

  test('every rung says something new', () => {
    for (const { rungs } of ladders) {
      expect(rungs.every((lines) => lines.length > 0)).toBe(true);
      expect(new Set(rungs.flat()).size).toBe(rungs.flat().length);
    }
  });

  test('what is said of a wrong option names it', () => {
    const bare = ladders.filter(({ question: { optionNotes, correctAnswer, explanation, hints }, rungs }) => {
      // What a teacher wrote for all who stand still may be said of one option as well.
      const notes = optionNotes.filter((note, at) => at !== correctAnswer && !explanation.includes(note) && !hints.includes(note));
      return rungs.flat().some((line) => notes.includes(line));
    });
    expect(bare.map(({ question }) => question.question)).toEqual([]);
  });

  test('the first two rungs leave the answer to the pupil', () => {
    const telling = ladders.filter(({ question, rungs }) => {
      const tells = tellsKey(question.options[question.correctAnswer] ?? '', `${question.question} ${question.options.join(' ')}`);
      // A wrong option that is named may have the same words as the right one, in another order.
      return rungs.slice(0, 2).some((lines) => lines.some((line) => tells(line.replace(/^It is not “[^”]*”\./, ''))));
    });
    // "the" and other short words of which every sentence is full.
    expect(telling.filter(({ question }) => (question.options[question.correctAnswer] ?? '').length > 3)).toEqual([]);
  });

  test('nearly all speak of the question, and not of questions at large', () => {
    const general = /^(?:Read the question once more|Start with what you are sure of|Try a number|What leads from what is given)/;
    const share = (rung: number): number =>
      ladders.filter(({ rungs }) => rungs[rung]?.some((line) => !general.test(line))).length / ladders.length;
    // How to begin comes first, where the lesson has only two things to say.
    expect(share(0)).toBeGreaterThan(0.92);
    expect(share(1)).toBeGreaterThan(0.99);
    expect(share(2)).toBeGreaterThan(0.96);
  });
});

test('where a number is typed, nothing is to be left out', () => {
  const typed = { ...bareQuestion, type: 'typed', question: 'What number goes in the box? $2 + \\square = 8$', answer: '6' } as const;
  const question: PracticeQuestion = { ...typed, keys: 'digits', slips: [], expected: { kind: 'number', value: '6' } };
  const lines = helpSteps.flatMap((step) => helpFor(question, step, undefined, 1).lines);
  expect(lines.filter((line) => line.includes('Leave out'))).toEqual([]);
  expect(lines).toContain('Try a number, and check whether it fits. Is it too large or too small?');
});

test('the reasons against wrong options are said, and what follows from them is not', () => {
  const question: PracticeQuestion = {
    ...bareQuestion,
    type: 'multiple_choice',
    question: 'Which of these is a planet?',
    options: ['the Moon', 'Mars', 'the Sun'],
    correctAnswer: 1,
    optionNotes: ['The Moon goes round the Earth.', '', 'It is a star.'],
    misconceptions: [null, null, null],
  };
  const [asked, firstStep, example] = rungsOf(question, undefined);
  expect(asked).toEqual(['Read the question once more, slowly. What does it ask for?']);
  expect(firstStep).toEqual(['It is not “the Moon”. The Moon goes round the Earth.']);
  expect(example).toEqual(['It is not “the Sun”. It is a star.']);
});

const rocks: PracticeQuestion = {
  ...bareQuestion,
  type: 'multiple_choice',
  question: 'What is a door key made of?',
  options: ['metal', 'glass', 'wool'],
  correctAnswer: 0,
  optionNotes: ['', 'It would break in the lock.', 'It would bend in the lock.'],
  misconceptions: [null, null, null],
  explanation: 'A key must be strong, so that it can turn. It is hard and shiny.',
  hints: ['It is hard, shiny and cold.'],
};

test('what a teacher wrote is said first, and with it only one wrong option of two is ruled out', () => {
  const [asked, firstStep, example] = rungsOf(rocks, undefined);
  expect(asked).toEqual(['It is hard, shiny and cold.']);
  expect([...(firstStep ?? []), ...(example ?? [])].filter((line) => line.includes('in the lock'))).toHaveLength(1);
  expect(example).toEqual(['A key must be strong, so that it can turn.']);
});

test('three wrong options are never all ruled out', () => {
  const four: PracticeQuestion = {
    ...rocks,
    options: ['metal', 'glass', 'wool', 'ice'],
    optionNotes: ['', 'It would break.', 'It would bend in the lock.', 'It melts in the hand.'],
    misconceptions: [null, null, null, null],
    explanation: 'Metal is strong and hard.',
    hints: [],
  };
  expect(
    rungsOf(four, undefined)
      .flat()
      .filter((line) => /break|bend|melts/.test(line)).length,
  ).toBeLessThanOrEqual(2);
});

test('an abbreviation, another right word and the whole list are not told', () => {
  expect(tellsKey('CDs', 'Which kind of disc costs least?')('A CD holds 700 MB.')).toBe(true);
  const still: PracticeQuestion = {
    ...bareQuestion,
    type: 'typed',
    question: 'What is a still picture made with bodies called?',
    expected: { kind: 'words', answers: ['tableau', 'freeze frame'] },
    answer: 'tableau',
    slips: [],
    keys: 'words',
    explanation: 'A freeze frame stops time, so that the audience can look closely.',
  };
  expect(rungsOf(still, undefined).flat().join(' ')).not.toMatch(/freeze/i);
  const pairs: PracticeQuestion = {
    ...bareQuestion,
    type: 'typed',
    question: 'A rectangle has whole-number sides and an area of 24 cm². How many different rectangles are there?',
    expected: { kind: 'number', value: '4' },
    answer: '4',
    slips: [],
    keys: 'digits',
    explanation: 'The factor pairs in order are 1 and 24, 2 and 12, 3 and 8, 4 and 6.',
  };
  expect(rungsOf(pairs, undefined).flat().join(' ')).not.toMatch(/1 …|\?,? and 6/);
});

test('no written hint of the bank gives its answer away', () => {
  const telling = topicsLookedAt(bank.index).flatMap(({ id }) =>
    topicOf(id).items.flatMap(({ id: item, hint, stem, key, distractors }) => {
      const isTold = hint !== undefined && key.text.length > 4 && hint.toLowerCase().includes(key.text.toLowerCase().replace(/[.]$/, ''));
      const isShared = stem.toLowerCase().includes(key.text.toLowerCase()) || distractors.some(({ text }) => text.includes(key.text));
      return isTold && !isShared ? [`${id}/${item}: ${hint}`] : [];
    }),
  );
  expect(telling).toEqual([]);
});

test('of an order the first is told, of partners one, of groups one each', () => {
  const order: PracticeQuestion = {
    ...bareQuestion,
    type: 'order',
    question: 'Oldest first.',
    items: ['b', 'a', 'c', 'd'],
    rightOrder: [1, 0, 2, 3],
  };
  expect(rungsOf(order, undefined).slice(1)).toEqual([['First comes “a”.'], ['Second comes “b”.']]);
  const match: PracticeQuestion = {
    ...bareQuestion,
    type: 'match',
    question: 'Match.',
    left: ['a', 'b', 'c'],
    right: ['x', 'y', 'z'],
    partners: [2, 0, 1],
  };
  expect(rungsOf(match, undefined).slice(1)).toEqual([['“a” goes with “y” or with “z”.'], ['“b” goes with “x”.']]);
  const sort: PracticeQuestion = {
    ...bareQuestion,
    type: 'sort',
    question: 'Sort.',
    items: ['a', 'b', 'c'],
    groups: ['x', 'y'],
    places: [1, 1, 0],
  };
  expect(rungsOf(sort, undefined)).toEqual([
    ['Read the names of the groups first: “x”, “y”. What tells them apart?'],
    ['“a” goes with “y”.'],
    ['“c” goes with “x”.'],
  ]);
});

test('a word that is typed comes letter by letter, and never whole', () => {
  const typed: PracticeQuestion = {
    ...bareQuestion,
    type: 'typed',
    question: 'Write the word for a large body of salt water.',
    expected: { kind: 'words', answers: ['ocean'] },
    answer: 'ocean',
    slips: [],
    keys: 'words',
    hints: ['It begins with “o”.'],
  };
  expect(rungsOf(typed, undefined)).toEqual([['It begins with “o”.'], ['It has 5 letters.'], ['It begins with “oce”.']]);
});

const slip = (text: string, note: string) => ({ text, note, misconception: null, expected: { kind: 'number' as const, value: '1' } });

test('where nothing is offered to choose from, a reason is said of what many would write, and only one that says something by itself', () => {
  const typed: PracticeQuestion = {
    ...bareQuestion,
    type: 'typed',
    question: 'A bacterium divides every 20 minutes. How many are there after 2 hours?',
    expected: { kind: 'number', value: '64' },
    answer: '64',
    slips: [
      slip('6', 'Two hours hold 6 divisions of the cell.'),
      slip('32', 'Half of sixty-four bacteria.'),
      slip('12', 'This adds 2 each time.'),
      slip('7', 'You have added one.'),
    ],
    keys: 'digits',
  };
  const said = rungsOf(typed, undefined).flat();
  expect(said).toContain('If you thought of “6”: Two hours hold 6 divisions of the cell.');
  expect(said.join(' ')).not.toMatch(/sixty|This adds|You have|It is not/);
});

test('the letters of another picture are not spoken of beside a picture', () => {
  const topic = topicOf('maths.eyfs.comparing-and-patterns');
  const said = choicesOf(topic)
    .filter(({ question }) => question === 'Which picture shows a long pencil?')
    .map((question) => rungsOf(question, topic).flat().join(' '));
  expect(said).toHaveLength(1);
  expect(said.join(' ')).not.toContain('Pencil A');
});

test('one like it is built as the question is: brackets for brackets', () => {
  const draws = ['Work out $(12 + 5) \\times 5$.', 'Work out $10 + 14 \\div 2$.'].map((stem) => ({ stem }));
  expect(mostAlike(draws, 'Work out $48 + 30 \\div 6$.')[0]?.stem).toContain('14');
  expect(mostAlike(draws, 'Work out $(4 + 3) \\times 6$.')[0]?.stem).toContain('(12');
});

test('one like it has its own words, and its options where it needs them', () => {
  const primes = generators.filter(({ id }) => id === 'maths-primes-squares-cubes').map(bareMethod);
  const [draft] = generatorDrafts(primes, { seed: 3, difficulty: 'beginner', count: 1 });
  const asked = draft === undefined ? [] : rungsOf(instantiate(draft, { seed: 1, keyPlace: 0, keyStage: 'KS2' }), undefined).flat();
  expect(asked.find((line) => line.startsWith('One like it: '))).toMatch(/squared\?$|\(\d+; \d+; \d+; \d+\)$/);
});

const isAlike = ([first = '']: readonly string[]): boolean => first.startsWith('One like it: ');
test('one like it is worked out to its end, and where there is none no number of the answer is said', () => {
  const examples = generators.flatMap((generator) =>
    generatorDrafts([bareMethod(generator)], { seed: 5, difficulty: 'beginner', count: 1 }).map((draft) => {
      const question = instantiate(draft, { seed: 1, keyPlace: 0, keyStage: generator.keyStage });
      return { question, lines: helpFor(question, 'example', undefined, 1).lines };
    }),
  );
  const alike = examples.filter(({ lines }) => isAlike(lines));
  expect(alike.length).toBeGreaterThan(100);
  expect(alike.filter(({ lines }) => lines.length < 3)).toEqual([]);
  const told = examples.filter(({ question: { question, options, correctAnswer }, lines }) => {
    const wrong = options.filter((_, at) => at !== correctAnswer);
    const tells = tellsNumbers(options[correctAnswer] ?? '', question, wrong);
    // An option that is ruled out may have them in another way.
    return !isAlike(lines) && lines.some((line) => !line.startsWith('It is not ') && tells(line));
  });
  expect(told).toEqual([]);
});

test('a number is told in any digits or words', () => {
  expect(numbersSaid('½, one third, 2½, 1,200, minus five, −7, 8 tenths')).toEqual([0.5, 0.333333333, 2.5, 1200, -5, -7, 0.8]);
  expect(tellsNumbers('$x = -5$ and $x = 3$', 'Solve it.')('At x = −5 and at x = 3 the curve is at height 12.')).toBe(true);
  expect(tellsNumbers('$\\frac{3}{5}$', 'Work it out.')('It is $\\frac{6}{10}$, which can be simplified.')).toBe(false);
});

test('what is begun goes on, and is not said again; one option alone never fits a gap', () => {
  const typed: PracticeQuestion = {
    ...bareQuestion,
    type: 'typed',
    question: 'How many minutes past the hour is it?',
    expected: { kind: 'number', value: '40' },
    answer: '40',
    slips: [],
    keys: 'digits',
    explanation: 'Each number on the face stands for 5 minutes, and 8 × 5 = 40.',
  };
  const said = rungsOf(typed, undefined).flat();
  expect(said.filter((line) => line.includes('Each number on the face'))).toHaveLength(1);
  expect(said).toContain('… and 8 × 5 = ?.');
  const an: PracticeQuestion = {
    ...rocks,
    options: ['an adverbial', 'a subject', 'a verb'],
    explanation: 'It tells where, so it is an adverbial.',
  };
  expect(rungsOf(an, undefined).flat().join(' ')).not.toContain('an ____');
});

test('with one wrong thing among several it is not ruled out: the rest would be the answer', () => {
  const several: PracticeQuestion = {
    ...bareQuestion,
    type: 'several',
    question: 'Which are planets?',
    options: ['Mars', 'Venus', 'the Sun'],
    correctAnswers: [0, 1],
    optionNotes: ['', '', 'It is a star.'],
  };
  expect(rungsOf(several, undefined).flat().join(' ')).not.toMatch(/It is not/);
});

test('one like it comes with the picture of its problem', () => {
  const topic = topicOf('maths.ks3.speed-distance-time');
  const [first] = topic.workedExamples;
  const question: MultipleChoice = {
    ...bareQuestion,
    objective: first?.objective ?? null,
    type: 'multiple_choice',
    question: (first?.problem ?? '').replace(/\?$/, ' in this case, and how far would that be for somebody else?'),
    options: ['731 km/h', '7 km/h'],
    correctAnswer: 0,
    optionNotes: ['', ''],
    misconceptions: [null, null],
  };
  expect(helpFor(question, 'example', topic, 1).figure).toMatchObject({ kind: 'graph' });
  expect(helpFor(question, 'first-step', topic, 1).figure).toBeUndefined();
});
