import { openBank } from '@hedgerow/curriculum/bank';
import type { PartsQuestion, QuestionPart } from '@hedgerow/curriculum/question';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsIn } from '@hedgerow/figures/answering/given';
import { rightGiven } from '../practice/given-answer.ts';
import { writtenTasks } from '../practice/written-tasks.ts';
import { mul, q, type Rational, toNumber } from '../generators/rational.ts';
import { judgeParts } from './judge-parts.ts';
import { carriedAnswer, carriedValue, followsFrom, keyValue, slipAnswer, valueOf } from './part-value.ts';
import { judgeAnswer } from './judge-answer.ts';
import { readExpression } from './expression.ts';
import { sameValue } from './read-number.ts';

const part = (expected: QuestionPart['expected'], rest: Partial<QuestionPart> = {}): QuestionPart => ({
  ask: 'How much?',
  expected,
  answer: '',
  unit: '',
  marks: 1,
  hint: 'Begin.',
  steps: ['So.'],
  slips: [],
  keys: 'number',
  ...rest,
});
/** A journey of 2 h at 45 km/h, then 3 times as far at £0.20 a kilometre, from 9:00 on. */
const journey = {
  parts: [
    part({ kind: 'quantity', value: '90', unit: 'km' }, { slips: [{ text: '22.5', note: 'Divided.', misconception: 'divides' }] }),
    part({ kind: 'number', value: '270' }, { from: '3 * a', unit: 'km', marks: 2 }),
    part({ kind: 'money', pence: 5400 }, { from: 'b / 5' }),
    part({ kind: 'time', at: '10:30', halfOfDay: false }, { from: '540 + a' }),
  ],
};
const verdicts = (...typed: string[]) => judgeParts(typed, journey).map(({ verdict }) => verdict);

test.each([
  ['all right', ['90 km', '270', '£54', '10:30'], ['right', 'right', 'right', 'right']],
  ['in other units and spellings', ['90000 m', '270 km', '5400p', '10.30 am'], ['right', 'right', 'right', 'right']],
  ['what follows from a wrong one', ['100 km', '300', '£60', '10:40'], ['wrong', 'carried', 'carried', 'carried']],
  ['the true one after a wrong one', ['100 km', '270', '£54', '10:30'], ['wrong', 'right', 'right', 'right']],
  ['from the very answer before it', ['90 km', '300', '£60', '10:31'], ['right', 'wrong', 'carried', 'wrong']],
  ['what does not follow', ['100 km', '280', '£60', '10:30'], ['wrong', 'wrong', 'wrong', 'right']],
  ['a unit or a sign is missing', ['90', '270', '54', '10:30'], ['nearly', 'right', 'nearly', 'right']],
  ['a unit is missing from what follows', ['100 km', '300', '60', '10:30'], ['wrong', 'carried', 'nearly', 'right']],
  ['of an answer that is no number nothing follows', ['far', '300', '£60', '10:30'], ['wrong', 'wrong', 'carried', 'right']],
  ['too few, as an old device may send', ['90 km'], ['right', 'wrong', 'wrong', 'wrong']],
])('%s', (_, typed, wanted) => {
  expect(verdicts(...typed)).toEqual(wanted);
});

test('marks are earned by what follows; the letter of the answer that it follows from is said; a slip is known', () => {
  const judged = judgeParts(['22.5 km', '67.5', '£13.50', '10:30'], journey);
  expect(judged.map(({ earned }) => earned)).toEqual([0, 2, 1, 1]);
  expect(judged[0]?.slip?.misconception).toBe('divides');
  expect(judged[1]?.say).toBe('Right from your answer to (a).');
  expect(judged[2]?.say).toBe('Right from your answer to (b).');
});

test('the letters of earlier answers may stand in an equation, and a fraction is kept exactly', () => {
  const line = {
    parts: [
      part({ kind: 'number', value: '2' }),
      part({ kind: 'number', value: '-1' }, { from: '5 - 3a' }),
      part({ kind: 'expression', expression: 'y = 2x - 1' }, { from: 'y = a x + b' }),
    ],
  };
  expect(judgeParts(['2/3', '3', 'y = 2x/3 + 3'], line).map(({ verdict }) => verdict)).toEqual(['wrong', 'carried', 'carried']);
  expect(judgeParts(['2', '-1', '2x - y = 1'], line).map(({ verdict }) => verdict)).toEqual(['right', 'right', 'right']);
});

test('rounded as asked, from the exact answer before it; not rounded yet is nearly right', () => {
  const speed = { parts: [part({ kind: 'number', value: '12' }), part({ kind: 'number', value: '8.3' }, { from: '100 / a', places: 1 })] };
  const second = (...typed: string[]) => judgeParts(typed, speed)[1]?.verdict;
  expect(second('12', '8.3')).toBe('right');
  expect(second('12', '8.33')).toBe('nearly');
  expect(second('12', '8.4')).toBe('wrong');
  expect(second('7', '14.3')).toBe('carried');
  expect(second('7', '14.29')).toBe('nearly');
  expect(second('0', '8.4')).toBe('wrong');
});

/** As a pupil would write an answer of this part: a fraction where no decimal ends. */
const typedOf = ({ expected, unit }: QuestionPart, value: Rational): string => {
  const text = value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`;
  if (expected.kind === 'money') return `£${toNumber(value).toFixed(2)}`;
  return expected.kind === 'quantity' ? `${text} ${expected.unit}` : `${text}${unit === '' ? '' : ` ${unit}`}`;
};

type Carrying = { readonly question: PartsQuestion; readonly one: QuestionPart };
/** What follows from the right answers before it is right, and where it is rounded, it is rounded rightly. */
const givesKey = ({ question, one }: Carrying): boolean => {
  const keys = question.parts.map(keyValue);
  const { expected, places } = one;
  const carried = carriedAnswer(one, keys);
  if (expected.kind === 'expression')
    return carried?.kind === 'expression' && judgeAnswer(carried.expression, expected).verdict === 'right';
  if (expected.kind === 'time') return carried?.kind === 'time' && carried.at === expected.at;
  const [exact, key] = [carriedValue(one, keys), keyValue(one)];
  if (exact === undefined || key === undefined) return false;
  return places === undefined ? sameValue(exact, key) : Math.abs(toNumber(exact) - toNumber(key)) <= 0.5 * 10 ** -places;
};

describe('each question in parts of the bank', () => {
  const bank = openBank();
  const questions = bank.index
    .flatMap(({ id }) => writtenTasks(bank.topic(id) ?? expect.fail(id), 1))
    .filter((one): one is PartsQuestion => one.type === 'parts');
  const carrying = questions.flatMap((question) =>
    question.parts.flatMap((one, at) => (one.from === undefined ? [] : [{ question, one, at, id: question.sourceId }])),
  );

  test('is right where its right answers are typed', () => {
    for (const question of questions) {
      const typed = cellsIn(String(rightGiven(question)));
      expect([question.sourceId, ...judgeParts(typed, question).map(({ verdict }) => verdict)]).toEqual([
        question.sourceId,
        ...question.parts.map(() => 'right'),
      ]);
    }
  });

  test('takes the number alone where it says the unit, and minds the 24-hour clock where it asks for it', () => {
    const unmet = questions.flatMap(({ sourceId, parts }) =>
      parts.flatMap(({ ask, expected }) => {
        const needsUnit = expected.kind === 'quantity' && /^how many\b|, in [a-z]{1,3}[²³]/i.test(ask);
        const isLoose = expected.kind === 'time' && ask.includes('24-hour') && expected.on24 !== true;
        return needsUnit || isLoose ? [`${sourceId}: ${ask}`] : [];
      }),
    );
    expect(unmet).toEqual([]);
  });

  test('gives its key from the right answers before it', () => {
    expect(carrying.filter((one) => !givesKey(one)).map(({ id, one }) => `${id}: ${one.from}`)).toEqual([]);
  });

  test('with another answer before it, what follows is right from there, and so is the true one', () => {
    const factor = fc.integer({ min: 2, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...carrying), factor, ({ question, one, at, id }, times) => {
        const keys = question.parts.map(keyValue);
        const typed = [...cellsIn(String(rightGiven(question)))];
        const [first] = followsFrom(one);
        const before = first === undefined ? undefined : question.parts[first];
        const key = first === undefined ? undefined : keys[first];
        if (first === undefined || before === undefined || key === undefined) return;
        typed[first] = typedOf(before, key.n === 0n ? q(times) : mul(key, times));
        expect([id, judgeParts(typed, question)[at]?.verdict]).toEqual([id, 'right']);
        const values = question.parts.map((other, place) => valueOf(typed[place] ?? '', other));
        const carried = carriedAnswer(one, values.slice(0, at));
        if (carried === undefined) return;
        const own =
          carried.kind === 'expression'
            ? carried.expression
            : carried.kind === 'time'
              ? carried.at
              : carried.kind === 'money'
                ? `£${(carried.pence / 100).toFixed(2)}`
                : carried.kind === 'words'
                  ? ''
                  : `${carried.value}${carried.kind === 'quantity' ? ` ${carried.unit}` : ''}`;
        // Where another answer leads to the same one it is right anyway; an amount below nothing cannot be written.
        if (own.includes('£-')) return;
        typed[at] = own;
        expect(['carried', 'right']).toContain(judgeParts(typed, question)[at]?.verdict);
        const judged = judgeParts(typed, question)[first]?.verdict;
        expect([id, judged]).toEqual([id, 'wrong']);
      }),
      { numRuns: 400 },
    );
  });

  test('knows what it follows from, and no slip of it is right', () => {
    for (const { one, id } of carrying)
      expect([id, one.from?.split('=').every((side) => readExpression(side) !== undefined)]).toEqual([id, true]);
    const right = questions.flatMap((question) =>
      question.parts.flatMap((one) =>
        one.slips.filter(({ text }) => {
          const slip = slipAnswer(one, text);
          const typed = slip.kind === 'quantity' ? `${text} ${slip.unit}` : text;
          return judgeAnswer(typed, one.expected).verdict === 'right' || judgeAnswer(typed, slip).verdict === 'wrong';
        }),
      ),
    );
    expect(right).toEqual([]);
  });
});

test('whatever is typed is judged, and nothing of it is run', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 45 }), { maxLength: 6 }), (typed) => {
      const judged = judgeParts(typed, journey);
      expect(judged).toHaveLength(4);
      for (const { verdict, earned } of judged) expect(earned > 0).toBe(verdict === 'right' || verdict === 'carried');
    }),
  );
});
