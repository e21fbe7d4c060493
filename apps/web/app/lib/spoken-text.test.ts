import { expect, test } from 'vitest';
import { textInWords } from './spoken-text.ts';

test.each([
  ['5 + 4 = 9', '5 plus 4 equals 9'],
  ['7 - 2', '7 minus 2'],
  ['2 × 5 and 10 ÷ 2', '2 times 5 and 10 divided by 2'],
  ['It is −4 outside.', 'It is minus 4 outside.'],
  ['The c___ sat down.', 'The c blank sat down.'],
  ['A pencil of 12 cm', 'A pencil of 12 centimetres'],
  ['1 kg of apples costs 80p.', '1 kilogram of apples costs 80 pence.'],
  ['It is 21 m long', 'It is 21 metres long'],
  ['10°C', '10 degrees Celsius'],
  ['3 moons, 4 pots', '3 moons, 4 pots'],
  ['A well-known 7-year-old', 'A well-known 7-year-old'],
])('“%s” is heard as “%s”', (written, heard) => {
  expect(textInWords(written)).toBe(heard);
});
