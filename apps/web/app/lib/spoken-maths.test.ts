import { describe, expect, test } from 'vitest';
import { type Formula, mathsInWords } from './spoken-maths.ts';

/** MathML as the server writes it: well-formed, without comments. */
const formulaOf = (mathml: string): Formula => {
  const open: { name: string; text: string; parts: Formula[] }[] = [{ name: 'top', text: '', parts: [] }];
  for (const [, closing, name, text] of mathml.matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    const inner = open.at(-1);
    if (text !== undefined && inner) inner.text += text.replace('&lt;', '<').replace('&gt;', '>');
    else if (closing === '' && name !== undefined) open.push({ name, text: '', parts: [] });
    else {
      const done = open.pop();
      if (done) open.at(-1)?.parts.push(done);
    }
  }
  const [math] = open[0]?.parts ?? [];
  if (math === undefined) throw new Error('no formula');
  return math;
};
const say = (inside: string): string => mathsInWords(formulaOf(`<math>${inside}</math>`));
const n = (value: number | string) => `<mn>${value}</mn>`;
const o = (sign: string) => `<mo>${sign}</mo>`;
const half = `<mfrac>${n(1)}${n(2)}</mfrac>`;

describe('a formula is read as a teacher says it', () => {
  test.each([
    [`<mrow>${n(7)}${o('×')}${n(8)}</mrow>`, '7 times 8'],
    [`<mrow>${n(12)}${o('−')}${n(5)}${o('=')}<mi>□</mi></mrow>`, '12 minus 5 equals blank'],
    [`<mrow><mo form="prefix" stretchy="false">−</mo>${n(4)}</mrow>`, 'minus 4'],
    [`<mrow>${n(10)}${o('÷')}${n(2)}</mrow>`, '10 divided by 2'],
    [`<mrow>${n(3)}${o('+')}<mo form="postfix" stretchy="false">?</mo>${o('=')}${n(5)}</mrow>`, '3 plus what equals 5'],
    [`<mrow>${n(38)}${o('&lt;')}${n(52)}</mrow>`, '38 is less than 52'],
    [half, 'one half'],
    [`<mfrac>${n(3)}${n(4)}</mfrac>`, '3 quarters'],
    [`<mfrac>${n(5)}${n(2)}</mfrac>`, '5 halves'],
    [`<mfrac>${n(4)}${n(17)}</mfrac>`, '4 over 17'],
    [`<mrow>${n(2)}${half}</mrow>`, '2 and one half'],
    [`<mfrac><mrow><mi>x</mi>${o('+')}${n(1)}</mrow>${n(2)}</mfrac>`, 'x plus 1, all over 2'],
    [`<mrow><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup>${o('−')}${n(3)}<mi>x</mi></mrow>`, 'x squared minus 3 x'],
    [`<msup><mi>y</mi>${n(5)}</msup>`, 'y to the power of 5'],
    [`<msup>${n(90)}${o('∘')}</msup>`, '90 degrees'],
    [`<msqrt>${n(16)}</msqrt>`, 'the square root of 16'],
    [`<mrow>${n(50)}<mi>%</mi></mrow>`, '50 percent'],
    [`<mrow><mtext>£</mtext>${n(3)}</mrow>`, '£3'],
    [`<mrow>${n(5)}<mtext> cm</mtext></mrow>`, '5 cm'],
    [`<mrow>${n(5)}<mspace width="0.1667em"></mspace>${n('000')}</mrow>`, '5000'],
    [`<mrow>${n(2)}${o('×')}<mo>(</mo>${n(3)}${o('+')}${n(4)}<mo>)</mo></mrow>`, '2 times, open bracket, 3 plus 4, close bracket'],
    [`<mover>${n('0.3')}<mo>˙</mo></mover>`, '0.3 recurring'],
    [`<mrow>${n(3)}<mo>\u2062</mo><mi>x</mi></mrow>`, '3 x'],
  ])('%s', (mathml, words) => {
    expect(say(mathml)).toBe(words);
  });
});
