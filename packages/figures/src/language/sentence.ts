import { z } from 'zod';
import { box, fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const part = z.strictObject({ text: z.string().min(1).max(26), is: z.string().max(20).optional() });
type Part = z.output<typeof part>;

const [size, small] = [17, 16];
const tall = 68;
const fills = ['tint', 'four'] as const;

const widthOf = ({ text, is = '' }: Part): number => Math.max(textWidth(text, size) + 14, textWidth(is, small) + 4);

/** Parts side by side in rows, as words run on a page. */
const rowsOf = (parts: readonly Part[]): readonly (readonly { readonly part: Part; readonly x: number; readonly wide: number }[])[] => {
  const rows: { part: Part; x: number; wide: number }[][] = [];
  let right = Number.POSITIVE_INFINITY;
  for (const one of parts) {
    const wide = widthOf(one);
    if (right + wide > fullWidth - 4) {
      rows.push([]);
      right = 4;
    }
    rows.at(-1)?.push({ part: one, x: right, wide });
    right += wide + 8;
  }
  return rows;
};

/** A sentence in its parts, with what each part is below its bracket: clauses, phrases, word classes. A part of no name is only words. */
export const sentence = defineKind(
  'sentence',
  { parts: z.array(part).min(1).max(12) },
  {
    draw: ({ parts }) => {
      const rows = rowsOf(parts);
      let named = 0;
      return {
        width: fullWidth,
        height: rows.length * tall + 8,
        marks: rows.flatMap((row, at) =>
          row.flatMap(({ part: { text, is }, x, wide }): Mark[] => {
            const y = 6 + at * tall;
            const words = label([x + wide / 2, y + 17], text, { size });
            if (is === undefined) return [words];
            named += 1;
            return [
              box([x, y], [wide, 33], { fill: fills[named % 2] ?? 'tint', round: 6 }),
              words,
              line([x + 2, y + 37], [x + wide - 2, y + 37], { stroke: 'one', width: 2.5 }),
              label([x + wide / 2, y + 52], is, { size: small, ...(is === '?' ? { ink: 'one' as const, bold: true } : {}) }),
            ];
          }),
        ),
      };
    },
    describe: ({ parts }) =>
      `A sentence in parts. ${parts.map(({ text, is }) => `“${text}”${is === undefined ? '' : is === '?' ? ' is the part that is asked about' : ` is marked ${is}`}`).join('; ')}.`,
    sample: ({ int, pick }) => ({
      parts: pick<readonly Part[]>([
        [
          { text: 'Although it rained,', is: pick(['subordinate clause', '?']) },
          { text: 'we played outside.', is: 'main clause' },
        ],
        [
          { text: 'The' },
          { text: 'small', is: 'adjective' },
          { text: 'dog', is: 'noun' },
          { text: 'barked', is: 'verb' },
          { text: 'loudly.', is: pick(['adverb', '?']) },
        ],
        [
          { text: 'Early in the morning,', is: 'fronted adverbial' },
          { text: `${int(2, 9)} boats`, is: 'subject' },
          { text: 'left', is: 'verb' },
          { text: 'the harbour.', is: 'object' },
        ],
      ]).map((one) => ({ ...one })),
    }),
  },
);
