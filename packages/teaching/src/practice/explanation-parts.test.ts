import { expect, test } from 'vitest';
import { leadUp, quietSentences, standsAlone, withoutNumber } from './explanation-parts.ts';
import { tellsKey } from './passage.ts';

const ladder = 'The ladder is the hypotenuse, and 1.5 m is next to the angle: cos x = 0.25, so x is about 76°.';

test('an explanation leads up to its answer and stops before it', () => {
  expect(leadUp(ladder, tellsKey('76°', ''))).toBe('The ladder is the hypotenuse, and 1.5 m is next to the angle: cos x = 0.25 …');
  expect(leadUp('So it is $f(2, 3) = 5$, as before.', tellsKey('7', ''))).toBeUndefined();
  expect(leadUp('It is 105 g.', tellsKey('105 g', ''))).toBeUndefined();
});

test('a sentence that says the answer is not the quiet one', () => {
  expect(quietSentences('Steel is an alloy. Iron atoms are all of one size.', tellsKey('steel', ''))).toEqual([
    'Iron atoms are all of one size.',
  ]);
  expect(quietSentences('It is steel. This is why.', tellsKey('steel', ''))).toEqual([]);
});

test.each([
  ['However long it is, it needs a main clause after it.', false],
  ['If they meet, the light goes on.', false],
  ['The lamp shines because it is in the circuit.', true],
  ['When water boils, it turns to steam.', true],
])('%s stands alone: %s', (text, alone) => {
  expect(standsAlone(text)).toBe(alone);
});

test.each([
  ['Nothing is lost: $100 + 5 = 105$ g.', '105 g', 'Nothing is lost: $100 + 5 = ?$ g.'],
  [ladder, '76°', ladder.replace('76', '?')],
  ['$8 \\div 2 = 4$, and $4 \\times 18 = 72$.', '$72$', '$8 \\div 2 = 4$, and $4 \\times 18 = ?$.'],
  ['0.5 of 10 is 5, not 15.', '5', '0.5 of 10 is ?, not 15.'],
  ['Half of it.', '5', undefined],
  ['6 circles at 1 each make 6.', '6', undefined],
  ['It is chlorophyll.', 'chlorophyll', undefined],
])('%s without %s', (explanation, key, hidden) => {
  expect(withoutNumber(explanation, key)).toBe(hidden);
});
