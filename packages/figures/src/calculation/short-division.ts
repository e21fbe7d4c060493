import { z } from 'zod';
import { box, label, type Mark, path, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { ordinal } from '../say.ts';

const cell = 40;
/** A box for a digit that is asked for. */
const gap = (at: readonly [number, number], size: number): Mark =>
  box([at[0] - size / 2, at[1] - size / 2 - 1], [size, size + 2], { stroke: 'one', fill: 'tint', round: 4, width: 2 });
const said = (text: string): string => (text === '□' ? 'a digit to find' : text);

/** Division by one number in one line: the answer above, and what is left over carried small in front of the next digit. */
export const shortDivision = defineKind(
  'short-division',
  {
    divisor: z.string().regex(/^\d{1,2}$/),
    dividend: z.string().regex(/^\d{1,5}$/),
    /** As many signs as the dividend has digits: a space where nothing is written, □ where a digit is asked for. */
    quotient: z.string().regex(/^[\d □]{1,5}$/),
    /** What is carried in front of each digit of the dividend; the first has nothing in front of it. □ is asked for. */
    carried: z
      .array(z.string().regex(/^(?:\d{1,2}|□)?$/))
      .max(5)
      .optional(),
    remainder: z
      .string()
      .regex(/^(?:\d{1,2}|□)$/)
      .optional(),
  },
  {
    draw: ({ divisor, dividend, quotient, carried = [], remainder }) => {
      const left = 20 + divisor.length * 15;
      const x = (at: number): number => left + 30 + at * cell;
      const right = x(dividend.length - 1) + 16;
      const digits = Array.from(dividend);
      return {
        width: Math.max(180, right + (remainder === undefined ? 14 : 58)),
        height: 92,
        marks: [
          ...digits.flatMap((_, at): Mark[] => {
            const written = quotient[at] ?? ' ';
            return written === ' ' ? [] : [written === '□' ? gap([x(at), 20], 22) : label([x(at), 20], written, { size: 24 })];
          }),
          ...(remainder === undefined
            ? []
            : [
                label([right + 14, 20], 'r', { size: 20 }),
                ...(remainder === '□' ? [gap([right + 36, 20], 22)] : [label([right + 36, 20], remainder, { size: 24 })]),
              ]),
          label([left - 4, 66], divisor, { size: 24, anchor: 'end' }),
          path(`M${left + 4} 86Q${left + 16} 62 ${left + 4} 40H${right}`, { width: 2.5 }),
          ...digits.map((digit, at) => label([x(at), 66], digit, { size: 24 })),
          ...digits.flatMap((_, at): Mark[] => {
            const small = carried[at] ?? '';
            const place = [x(at) - (small.length > 1 || small === '□' ? 18 : 14), 54] as const;
            return small === '' ? [] : [small === '□' ? gap(place, 16) : label(place, small, { size: 16, ink: 'one', bold: true })];
          }),
        ],
      };
    },
    describe: ({ divisor, dividend, quotient, carried = [], remainder }) => {
      const above = range(dividend.length).flatMap((at) => {
        const written = quotient[at] ?? ' ';
        return written === ' ' ? [] : [`${said(written)} above the ${ordinal(at + 1)} digit`];
      });
      const small = range(dividend.length).flatMap((at) => {
        const written = carried[at] ?? '';
        return written === '' ? [] : [`${said(written)} in front of the ${ordinal(at + 1)} digit`];
      });
      return [
        `Short division: ${dividend} divided by ${divisor}`,
        above.length === 0 ? 'Nothing is written above the line yet' : `Above the line: ${above.join(', ')}`,
        ...(remainder === undefined ? [] : [`The remainder is ${remainder === '□' ? 'to be found' : remainder}`]),
        ...(small.length === 0 ? [] : [`Carried, written small: ${small.join(', ')}`]),
      ]
        .join('. ')
        .concat('.');
    },
    sample: ({ int, pick }) => {
      const dividend = String(int(100, pick([999, 99_999])));
      return {
        divisor: String(int(2, pick([9, 18]))),
        dividend,
        quotient: Array.from(dividend, () => pick([' ', '□', String(int(0, 9))])).join(''),
        ...pick([
          {},
          { carried: Array.from(dividend, (_, at) => (at === 0 ? '' : pick(['', '□', String(int(1, 8)), String(int(10, 17))]))) },
        ]),
        ...pick([{}, { remainder: pick(['□', String(int(1, 17))]) }]),
      };
    },
  },
);
