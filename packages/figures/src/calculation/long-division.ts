import { z } from 'zod';
import { label, line, type Mark, path, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const cell = 30;
const digits = z.string().regex(/^\d{1,6}$/);

/** Division under the bus stop: the answer above the line, digit over digit, and what is taken away below. */
export const longDivision = defineKind(
  'long-division',
  {
    divisor: z.string().regex(/^\d{1,2}$/),
    dividend: digits,
    /** As many signs as the dividend has digits; a space where nothing is written yet. */
    quotient: z.string().regex(/^[\d ]{1,6}$/),
    /** From top to bottom: what is written, below which digit of the dividend it ends, and whether a line follows. */
    work: z.array(z.strictObject({ text: digits, end: z.int().min(0).max(5), line: z.boolean().optional() })).max(9),
  },
  {
    draw: ({ divisor, dividend, quotient, work }) => {
      const left = 34 + divisor.length * 15;
      const x = (at: number): number => left + 20 + at * cell;
      const right = x(dividend.length) - 8;
      const write = (text: string, end: number, y: number): Mark[] =>
        Array.from(text).flatMap((digit, at): Mark[] =>
          digit === ' ' ? [] : [label([x(end - text.length + 1 + at), y], digit, { size: 24 })],
        );
      return {
        width: Math.max(180, right + 20),
        height: 92 + work.length * 36,
        marks: [
          ...write(quotient, dividend.length - 1, 20),
          label([left - 16, 62], divisor, { size: 24, anchor: 'end' }),
          path(`M${left - 8} 82Q${left + 4} 60 ${left - 8} 40H${right}`, { width: 2.5 }),
          ...write(dividend, dividend.length - 1, 62),
          ...work.flatMap(({ text, end, line: ruled = false }, at) => {
            const y = 98 + at * 36;
            return [
              ...write(text, end, y),
              ...(ruled
                ? [
                    label([x(end - text.length) + 8, y], '−', { size: 20 }),
                    line([x(end - text.length) - 2, y + 18], [x(end) + 13, y + 18], { width: 2 }),
                  ]
                : []),
            ];
          }),
        ],
      };
    },
    describe: ({ divisor, dividend, quotient, work }) => {
      const above = range(quotient.length).flatMap((at) =>
        quotient[at] === ' ' ? [] : [`${quotient[at]} above digit ${cardinal(at + 1)}`],
      );
      const below = work.map(({ text, line: ruled = false }) => (ruled ? `take away ${text}` : `that leaves ${text}`));
      return `Long division: ${dividend} divided by ${divisor}. ${above.length === 0 ? 'Nothing is written above the line yet' : `Above the line: ${above.join(', ')}`}.${below.length === 0 ? '' : ` Below it, from the top: ${below.join('; ')}.`}`;
    },
    sample: ({ int, pick }) => {
      const dividend = String(int(100, 9999));
      const places = range(int(0, 3));
      return {
        divisor: String(int(2, 68)),
        dividend,
        quotient: Array.from(dividend, () => pick([' ', String(int(0, 9))])).join(''),
        work: places.flatMap(() => {
          const end = int(1, dividend.length - 1);
          return [
            { text: String(int(10, 99)), end, line: true },
            { text: String(int(10, 99)), end },
          ];
        }),
      };
    },
  },
);
