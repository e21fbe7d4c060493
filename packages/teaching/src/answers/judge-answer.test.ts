import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, formatDecimal, mul, q } from '../generators/rational.ts';
import { inlineText } from '../render/inline-text.ts';
import { cardAnswer, saysMore } from './card-answer.ts';
import { type ExpectedAnswer, judgeAnswer } from './judge-answer.ts';
import { isOneSlip } from './one-slip.ts';

const verdict = (typed: string, expected: ExpectedAnswer) => judgeAnswer(typed, expected).verdict;
const number = (value: string, rest: object = {}): ExpectedAnswer => ({ kind: 'number', value, ...rest });
const words = (answer: string, rest: object = {}): ExpectedAnswer => ({ kind: 'words', answers: [answer], ...rest });

test.each([
  ['1,000', number('1000'), 'right'],
  ['1 000', number('1000'), 'right'],
  ['10,00', number('1000'), 'wrong'],
  ['one thousand', number('1000', { words: true }), 'right'],
  ['one thousand', number('1000'), 'wrong'],
  ['minus twenty-one', number('-21', { words: true }), 'right'],
  ['a hundred and four', number('104', { words: true }), 'right'],
  ['twenty twelve', number('32', { words: true }), 'wrong'],
  ['½', number('0.5'), 'right'],
  ['1½', number('3/2'), 'right'],
  ['−5', number('-5'), 'right'],
  ['5', number('-5'), 'wrong'],
  ['.5', number('1/2'), 'right'],
  ['2/4', number('1/2', { simplest: true }), 'nearly'],
  ['1/2', number('1/2', { simplest: true }), 'right'],
  ['0.5', number('1/2', { form: 'fraction' }), 'nearly'],
  ['50', number('50%'), 'nearly'],
  ['50 per cent', number('50%'), 'right'],
  ['3/0', number('3'), 'wrong'],
  ['', number('3'), 'wrong'],
  ['12abc', number('12'), 'wrong'],
  ['= 12', number('12'), 'right'],
  ['12.', number('12'), 'right'],
  ['1,200.', number('1200'), 'right'],
  ['x = 12', number('12'), 'right'],
  ['x=-12', number('-12'), 'right'],
  ['The answer is 12', number('12'), 'right'],
  ['( -3 ,5 )', words('(−3, 5)'), 'right'],
  ['(3, 5)', words('(−3, 5)'), 'wrong'],
  ['(-3, 15)', words('(−3, 5)'), 'wrong'],
  ['minus 12', number('-12'), 'right'],
  ['minus 12', number('12'), 'wrong'],
  ['1 and 3/4', number('7/4'), 'right'],
  ['x = 13', number('12'), 'wrong'],
])('the number %s for %o is %s', (typed, expected, said) => expect(verdict(typed, expected)).toBe(said));

test.each([
  ['2500 m', '2.5', 'km', 'right'],
  ['2.5', '2.5', 'km', 'nearly'],
  ['2.5 m', '2.5', 'km', 'wrong'],
  ['2 h 30 min', '150', 'min', 'right'],
  ['1 m 20 cm', '120', 'cm', 'right'],
  ['12cm2', '12', 'cm²', 'right'],
  ['12 cm^2', '12', 'cm²', 'right'],
  ['12 cm', '12', 'cm²', 'wrong'],
  ['36 km/h', '10', 'm/s', 'right'],
  ['20 degrees Celsius', '20', '°C', 'right'],
  ['20 bananas', '20', '°C', 'wrong'],
  ['A = 12 cm²', '12', 'cm²', 'right'],
  ['12 square cm', '12', 'cm²', 'right'],
  ['12 cm squared', '12', 'cm²', 'right'],
  ['12cm squared', '12', 'cm²', 'right'],
  ['12 centimetres squared', '12', 'cm²', 'right'],
  ['12 square metres', '12', 'cm²', 'wrong'],
  ['12 cubic cm', '12', 'cm³', 'right'],
  ['12 cm cubed', '12', 'cm³', 'right'],
  ['12 cm cubed', '12', 'cm²', 'wrong'],
  ['3 kilometers', '3', 'km', 'right'],
  ['3 kms', '3', 'km', 'right'],
  ['60 kmph', '60', 'km/h', 'right'],
  ['60 km per hour', '60', 'km/h', 'right'],
  ['5 m per s', '5', 'm/s', 'right'],
])('the amount %s for %s %s is %s', (typed, value, unit, said) => expect(verdict(typed, { kind: 'quantity', value, unit })).toBe(said));

test('an amount in another unit is nearly right where the unit was asked for', () => {
  expect(verdict('2500 m', { kind: 'quantity', value: '2.5', unit: 'km', thisUnit: true })).toBe('nearly');
  expect(verdict('2.5', { kind: 'quantity', value: '2.5', unit: 'km', unitGiven: true })).toBe('right');
});

test.each([
  ['£2.50', 'right'],
  ['250p', 'right'],
  ['250 pence', 'right'],
  ['£2 and 50p', 'right'],
  ['2 pounds 50', 'right'],
  ['2.50', 'nearly'],
  ['£2.5', 'nearly'],
  ['£2.50p', 'nearly'],
  ['£250', 'wrong'],
  ['2.50p', 'wrong'],
])('£2.50 typed as %s is %s', (typed, said) => expect(verdict(typed, { kind: 'money', pence: 250 })).toBe(said));

test.each([
  ['14:35', 'right'],
  ['2.35 pm', 'right'],
  ['twenty-five to three in the afternoon', 'right'],
  ['25 to 3', 'nearly'],
  ['2:35 am', 'wrong'],
  ['2:36 pm', 'wrong'],
  ['25:35', 'wrong'],
])('14:35 typed as %s is %s where the half of the day matters', (typed, said) =>
  expect(verdict(typed, { kind: 'time', at: '14:35', halfOfDay: true })).toBe(said),
);
test('the 24-hour clock can be asked for', () => {
  expect(verdict('2:35 pm', { kind: 'time', at: '14:35', on24: true })).toBe('nearly');
  expect(verdict('midnight', { kind: 'time', at: '00:00', halfOfDay: true })).toBe('right');
  expect(verdict('half past nine', { kind: 'time', at: '09:30' })).toBe('right');
});

test.each([
  ['2 + 3x', '3x+2', undefined, 'right'],
  ['x+2x+2', '3x+2', 'simplified', 'nearly'],
  ['3x-2', '3x+2', undefined, 'wrong'],
  ['3x + 6', '3(x+2)', 'factorised', 'nearly'],
  ['3×(2+x)', '3(x+2)', 'factorised', 'right'],
  ['3(x+2)', '3x+6', 'expanded', 'nearly'],
  ['x²', 'x^2', undefined, 'right'],
  ['2x', 'x^2', undefined, 'wrong'],
  ['2x+1=y', 'y=2x+1', undefined, 'right'],
  ['y=2x', 'y=2x+1', undefined, 'wrong'],
  ['5', 'x=5', undefined, 'right'],
  ['x/(x', 'x', undefined, 'wrong'],
  ['1/(x-x)', 'x', undefined, 'wrong'],
  ['y - 4/6', String.raw`\frac{y - 4}{6}`, undefined, 'nearly'],
  ['x = y - 4/6', '(y-4)/6', undefined, 'nearly'],
  ['1/x + 2', '1/(x+2)', undefined, 'nearly'],
  ['y + 4/6', '(y-4)/6', undefined, 'wrong'],
  ['y/6 - 4', '(y-4)/6', undefined, 'wrong'],
  ['4x + 8/4', 'x+2', 'simplified', 'wrong'],
  ['75pi', '75π', undefined, 'right'],
  ['75π cm³', '75π', undefined, 'right'],
  ['75 π cm^3', '75π', undefined, 'right'],
  ['Pi*75', '75π', undefined, 'right'],
  ['250π/3', String.raw`\frac{250}{3}π`, undefined, 'right'],
  ['8 + 3pi', '3π + 8', undefined, 'right'],
  ['25π', '75π', undefined, 'wrong'],
  ['235.6', '75π', undefined, 'nearly'],
  ['75', '75π', undefined, 'wrong'],
  ['pie', '75π', undefined, 'wrong'],
] as const)('%s for %s (%s) is %s', (typed, expression, form, said) =>
  expect(verdict(typed, { kind: 'expression', expression, ...(form === undefined ? {} : { form }) })).toBe(said),
);

test.each([
  ['photosinthesis', words('photosynthesis'), 'right'],
  ['the nucleus', words('nucleus'), 'right'],
  ['THE MOON', words('moon'), 'right'],
  ['AN APE', words('ape'), 'right'],
  ['cat', words('car'), 'wrong'],
  ['ethene', words('ethane'), 'wrong'],
  ['affect', words('effect'), 'wrong'],
  ['1067', words('1066 battle'), 'wrong'],
  ['69.80', words('69.8'), 'right'],
  ['9000', words('9,000'), 'right'],
  ['thirty-nine', words('39'), 'right'],
  ['39 chromosome', words('39 chromosomes'), 'right'],
  ['5.60 km', words('5.6 km'), 'right'],
  ['5.6 m', words('5.6 km'), 'wrong'],
  ['69.7', words('69.8'), 'wrong'],
  ['0100', words('100', { spelling: 'exact' }), 'nearly'],
  ['anoxic', words('anoxia', { others: ['anoxic'] }), 'wrong'],
  ['neccessary', words('necessary', { spelling: 'exact' }), 'nearly'],
  ['Necessary', words('necessary', { spelling: 'exact' }), 'right'],
  ['eleve', words('élève', { accents: 'needed' }), 'nearly'],
  ['eleve', words('élève', { accents: 'kind' }), 'right'],
  ['hauser', words('Häuser', { accents: 'exact' }), 'wrong'],
  ['ma1', words('mā', { pinyin: true, accents: 'needed' }), 'right'],
  ['mǎ', words('mā', { pinyin: true, accents: 'needed' }), 'wrong'],
  ['ma', words('mā', { pinyin: true, accents: 'needed' }), 'nearly'],
  ['ni3 hao3', words('nǐ hǎo', { pinyin: true, accents: 'exact' }), 'right'],
  ['lv4', words('lǜ', { pinyin: true, accents: 'exact' }), 'right'],
  ['der hund', words('der Hund', { articles: 'needed', capitals: 'nouns' }), 'nearly'],
  ['Hund', words('der Hund', { articles: 'needed', capitals: 'nouns' }), 'wrong'],
  ['ich kann Deutsch sprechen', words('Ich kann Deutsch sprechen', { capitals: 'nouns' }), 'right'],
  ['ich kann deutsch sprechen', words('Ich kann Deutsch sprechen', { capitals: 'nouns' }), 'nearly'],
  ['mach', { ...words('Mach', { capitals: 'nouns' }), answers: ['Mach', 'mach'] }, 'right'],
  ['it’s', words("it's", { spelling: 'exact' }), 'right'],
])('the words %s for %o are %s', (typed, expected, said) => expect(verdict(typed, expected)).toBe(said));

const on24 = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

const fractionParts = fc.record({
  n: fc.integer({ min: -500, max: 500 }),
  d: fc.integer({ min: 1, max: 60 }),
  by: fc.integer({ min: 1, max: 12 }),
});

test('a fraction is right in every way of writing it', () => {
  fc.assert(
    fc.property(fractionParts, ({ n, d, by }) => {
      const expected = number(`${n}/${d}`);
      const size = Math.abs(n);
      const sign = n < 0 ? '-' : '';
      const forms = [`${n * by}/${d * by}`, `${sign}${Math.floor(size / d)} ${size % d}/${d}`];
      const long = 10_000 % d === 0 ? [formatDecimal(q(n, d)), `${formatDecimal(mul(q(n, d), 100))}%`] : [];
      for (const form of [...forms, ...long]) expect([form, verdict(form, expected)]).toEqual([form, 'right']);
    }),
    { numRuns: 300 },
  );
});

test('another value is never right, however it is written', () => {
  fc.assert(
    fc.property(fractionParts, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }), ({ n, d }, more, under) => {
      const other = add(q(n, d), q(more, under));
      expect(verdict(`${other.n}/${other.d}`, number(`${n}/${d}`))).not.toBe('right');
    }),
    { numRuns: 300 },
  );
});

test('amounts and money keep their value through every unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 4000 }), (grams, more) => {
      const expected: ExpectedAnswer = { kind: 'quantity', value: formatDecimal(q(grams, 1000)), unit: 'kg' };
      expect(verdict(`${grams} g`, expected)).toBe('right');
      expect(verdict(`${Math.floor(grams / 1000)} kg ${grams % 1000} g`, expected)).toBe('right');
      expect(verdict(`${grams + more} g`, expected)).not.toBe('right');
      expect(verdict(`£${formatDecimal(q(grams, 100), 2)}`, { kind: 'money', pence: grams })).toBe('right');
      expect(verdict(`${grams + more}p`, { kind: 'money', pence: grams })).not.toBe('right');
    }),
    { numRuns: 200 },
  );
});

test('every minute of the day is read on both clocks, and no other minute is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1439 }), (minute, more) => {
      const on12 = `${Math.floor(minute / 60) % 12 === 0 ? 12 : Math.floor(minute / 60) % 12}:${String(minute % 60).padStart(2, '0')} ${minute < 720 ? 'am' : 'pm'}`;
      const expected: ExpectedAnswer = { kind: 'time', at: on24(minute), halfOfDay: true };
      expect([verdict(on24(minute), expected), verdict(on12, expected)]).toEqual(['right', 'right']);
      expect(verdict(on24((minute + more) % 1440), expected)).not.toBe('right');
    }),
    { numRuns: 300 },
  );
});

test('terms in any order are one expression, another coefficient is another', () => {
  const part = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      const expected: ExpectedAnswer = { kind: 'expression', expression: `${a}x + ${b}y - ${c}`, form: 'simplified' };
      for (const typed of [`${b}y+${a}x-${c}`, `-${c} + x*${a} + ${b}*y`, `${a}x - (${c} - ${b}y)`])
        expect(verdict(typed, expected)).toBe('right');
      expect(verdict(`${a + 1}x + ${b}y - ${c}`, expected)).toBe('wrong');
    }),
    { numRuns: 100 },
  );
});

test('one slip is one step, and says the same of both words', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
  fc.assert(fc.property(letters, letters, (one, other) => isOneSlip(one, other) === isOneSlip(other, one)));
  fc.assert(fc.property(letters, (word) => !isOneSlip(word, word)));
  expect(isOneSlip('freind', 'friend')).toBe(true);
  expect(isOneSlip('ferind', 'friend')).toBe(false);
});

test('nothing that is typed breaks it', () => {
  const every: readonly ExpectedAnswer[] = [
    number('3/4'),
    { kind: 'quantity', value: '3', unit: 'cm' },
    { kind: 'money', pence: 120 },
    { kind: 'time', at: '07:05' },
    { kind: 'expression', expression: 'x+1' },
    words('nǐ', { pinyin: true }),
  ];
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), fc.constantFrom(...every), (typed, expected) => {
      expect(['right', 'nearly', 'wrong']).toContain(verdict(typed, expected));
    }),
    { numRuns: 500 },
  );
});

test('a flashcard’s answer says itself how it is judged; a sentence is left to its reader', () => {
  expect(cardAnswer('1,066', 'history')).toMatchObject({ kind: 'number' });
  expect(cardAnswer('12 cm', 'maths')).toMatchObject({ kind: 'quantity', value: '12', unit: 'cm' });
  expect(cardAnswer('£2.50', 'maths')).toMatchObject({ kind: 'money', pence: 250 });
  expect(cardAnswer('believe', 'english', 'Fill in the missing letters: bel _ _ ve')).toMatchObject({ spelling: 'exact' });
  expect(cardAnswer('believe', 'english', 'Which word means “to think it is true”?')).not.toHaveProperty('spelling');
  expect(cardAnswer('la maison', 'french')).toMatchObject({ kind: 'words', accents: 'needed', articles: 'needed' });
  expect(cardAnswer('evaporation (or drying)', 'science')).toMatchObject({ answers: ['evaporation (or drying)', 'evaporation', 'drying'] });
  expect(cardAnswer('Because the air above the sea cools more slowly than the land does.', 'geography')).toBeUndefined();
});

test('a card’s formula with a sum above the line is taken with its brackets, and not without them', () => {
  const expected = cardAnswer(inlineText('$\\frac{12 + 6}{2}$'), 'maths');
  const judged = (typed: string) => (expected === undefined ? undefined : judgeAnswer(typed, expected).verdict);
  expect([judged('(12 + 6)/2'), judged('12 + 6/2')]).toEqual(['right', 'wrong']);
});

const says = (typed: string, answer: string, subject: 'biology' | 'french' = 'biology') =>
  saysMore(typed, cardAnswer(answer, subject) ?? { kind: 'number', value: '1' });
test('an answer with a word more than a card’s is for its reader to compare', () => {
  expect([says('receptor cells', 'Receptors.'), says('effector cells', 'receptors'), says('not receptors', 'receptors')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([says('receptors', 'receptors'), says('la maison blanche', 'la maison', 'french')]).toEqual([false, false]);
});
