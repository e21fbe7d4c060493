import { expect, test } from 'vitest';
import { type ExpectedAnswer, judgeAnswer } from './judge-answer.ts';

const verdict = (typed: string, expected: ExpectedAnswer) => judgeAnswer(typed, expected).verdict;
const number = (value: string): ExpectedAnswer => ({ kind: 'number', value });
const words = (answer: string, rest: object = {}): ExpectedAnswer => ({ kind: 'words', answers: [answer], ...rest });
const german = (answer: string): ExpectedAnswer => words(answer, { accents: 'needed', articles: 'needed', capitals: 'nouns' });

test.each([
  ['5 apples', number('5'), 'Write the number alone.'],
  ['lots', number('5'), 'Write your answer as a number.'],
  ['lots', words('1.5', { numbers: 'value' }), 'Write your answer as a number.'],
  ['lots', { kind: 'words', answers: ['1.5', 'one and a half'] }, 'Write your answer as a number.'],
  ['1.5 apples', words('1.5', { numbers: 'value' }), 'Write the number alone.'],
  ['lots', { kind: 'quantity', value: '5', unit: 'cm' }, 'Write a number and what it is measured in.'],
  ['lots', { kind: 'money', pence: 50 }, 'Write an amount of money, with £ or p.'],
  ['soon', { kind: 'time', at: '02:30' }, 'Write a time, such as 2:35 pm or 14:35.'],
  ['3x ++', { kind: 'expression', expression: '3x + 2' }, 'Write it with numbers and letters, such as 3x + 2.'],
  ['x2 + 1', { kind: 'expression', expression: 'x^2 + 1' }, 'For a power write ^ before it: x^2 is x squared.'],
  ['???', { kind: 'expression', expression: 'x = 4' }, 'Write it as an equation, such as x = 5.'],
] as const)('“%s” is no answer of its kind: it is asked for once more, and nothing was got wrong', (typed, expected, say) =>
  expect(judgeAnswer(typed, expected)).toEqual({ verdict: 'wrong', say, unread: true }),
);

test.each([
  ['X = 4', 'x = 4', 'right'],
  ['= x = 4', 'x = 4', 'right'],
  ['x = 4.', 'x = 4', 'right'],
  ['3X + 2', '3x + 2', 'right'],
  ['y = 3x + 2', '3x + 2', 'right'],
  ['f(x) = 3x + 2', '3x + 2', 'right'],
  ['= 3x + 2', '3x + 2', 'right'],
  ['r = x/2', String.raw`\frac{x}{2}`, 'right'],
  ['v = u + at', 'v = u + at', 'right'],
  ['V = IR', 'V = IR', 'right'],
  ['v = ir', 'V = IR', 'wrong'],
])('the expression %s for %s is %s', (typed, expression, said) => expect(verdict(typed, { kind: 'expression', expression })).toBe(said));

test.each(['It is pattern', 'it’s a pattern.', 'its a pattern', 'I think it is a pattern', 'The answer is pattern', 'I think pattern'])(
  'what stands around a word is no part of it: %s',
  (typed) => {
    expect(verdict(typed, words('pattern'))).toBe('right');
    expect(verdict(typed, words('texture'))).toBe('wrong');
  },
);

test('an answer that begins so itself is taken as it is', () => {
  expect(verdict('it’s', words("it's", { spelling: 'exact' }))).toBe('right');
  expect(verdict('It is raining', words('it is raining'))).toBe('right');
});

test.each(['2:30', '2.30', '2 30', '= 2:30', '2:30.', 'half past two', '2:30 pm', 'Half past 2.'])('%s is half past two', (typed) =>
  expect(verdict(typed, { kind: 'time', at: '02:30' })).toBe(typed.endsWith('pm') ? 'wrong' : 'right'),
);

test('pounds in words have their pence as well', () => {
  expect(verdict('8.60 pounds', { kind: 'money', pence: 860 })).toBe('right');
  expect(verdict('= £8.60', { kind: 'money', pence: 860 })).toBe('right');
});

test('only a German noun that lost its capital is told so: a telephone begins every word with one', () => {
  expect(verdict('Seid', german('seid'))).toBe('right');
  expect(verdict('MITTWOCH', german('Mittwoch'))).toBe('right');
  expect(verdict('Die Schule', german('die Schule'))).toBe('right');
  expect(verdict('mittwoch', german('Mittwoch'))).toBe('nearly');
  expect(judgeAnswer('sechsunddreissig', german('sechsunddreißig'))).toEqual({
    verdict: 'right',
    say: 'Right. It is also written sechsunddreißig.',
  });
});

test('another digit is another number, and no spelling mistake', () => {
  expect(verdict('0111', words('0101', { spelling: 'exact' }))).toBe('wrong');
  expect(judgeAnswer('101', words('0101', { spelling: 'exact' }))).toEqual({
    verdict: 'nearly',
    say: 'Very close. Look at the zeros in front.',
  });
});

test('a number that is kept as words is read as a number', () => {
  const expected = words('1.5', { numbers: 'value' });
  expect(['= 1.5', 'x = 1.5', '1.50', '2'].map((typed) => verdict(typed, expected))).toEqual(['right', 'right', 'right', 'wrong']);
});

test('a space or a hyphen too many or too few is told, unless the question is about it', () => {
  const transport = words('active transport', { others: ['diffusion'] });
  expect(judgeAnswer('activetransport', transport)).toEqual({ verdict: 'right', say: 'Right. It is written active transport.' });
  expect(verdict('active-transport', transport)).toBe('right');
  expect(verdict('well behaved', words('well-behaved', { others: ['well behaved'] }))).toBe('wrong');
  expect(verdict('wellbehaved', words('well-behaved', { spelling: 'exact' }))).not.toBe('right');
  expect(verdict('2n1', words('2n - 1'))).toBe('wrong');
});

test('pounds in words are pounds where the answer is kept as words too', () => {
  expect(verdict('7.80 pounds', words('£7.80', { numbers: 'value' }))).toBe('right');
  expect(verdict('7.80 euros', words('£7.80', { numbers: 'value' }))).toBe('wrong');
});
