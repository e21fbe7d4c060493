import { z } from 'zod';
import { box, fullWidth, label, type Mark, path, type Point, round } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const tall = 44;
const text = z.string().max(10);

const brace = (from: number, to: number, y: number): string => {
  const middle = round((from + to) / 2);
  return `M${round(from)} ${y}Q${round(from)} ${y + 8} ${round(from) + 8} ${y + 8}L${middle - 8} ${y + 8}Q${middle} ${y + 8} ${middle} ${y + 16}Q${middle} ${y + 8} ${middle + 8} ${y + 8}L${round(to) - 8} ${y + 8}Q${round(to)} ${y + 8} ${round(to)} ${y}`;
};

type Named = { readonly name?: string | undefined; readonly parts: readonly { readonly share: number; readonly text: string }[] };
/** A part too narrow for its words is drawn without them, and told without them. */
const fits = (written: string, wide: number): boolean => textWidth(written, 16) < wide - 2;

/** Where the bars begin, right of their names, and how wide a share is. */
const measures = (bars: readonly Named[]) => {
  const start = 8 + Math.max(0, ...bars.map(({ name = '' }) => (name === '' ? 0 : textWidth(name, 16) + 12)));
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { share }) => sum + share, 0)));
  const room = fullWidth - start - 6;
  const unit = room / longest;
  const trueWidth = (share: number): number => share * unit;
  const [only, ...others] = bars;
  if (only === undefined || others.length > 0) return { start, wide: trueWidth };
  // Alone, a bar is compared with no other: a part of 2 beside one of 78 is made wide enough for its number.
  const needed = (share: number): number =>
    Math.max(...only.parts.filter((part) => part.share === share).map(({ text: words }) => textWidth(words, 16) + 6));
  const narrow = only.parts.filter(({ share }) => share * unit < needed(share));
  const taken = narrow.reduce((sum, { share }) => sum + needed(share), 0);
  const rest = longest - narrow.reduce((sum, { share }) => sum + share, 0);
  const isNarrow = (share: number): boolean => narrow.some((part) => part.share === share);
  const wide = (share: number): number => (isNarrow(share) ? needed(share) : (share * (room - taken)) / rest);
  return { start, wide: only.parts.every(({ share, text: words }) => rest > 0 && fits(words, wide(share))) ? wide : trueWidth };
};

type Bars = { readonly bars: readonly { readonly name?: string | undefined; readonly whole?: string | undefined }[] };
const below = (whole: string | undefined): number => (whole === undefined ? 11 : 49);

/** Each bar that has a name, across the picture. */
export const placesOfBarNames = ({ bars }: Bars): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] => {
  let y = 6;
  return bars.flatMap(({ name, whole }) => {
    const top = y - 3;
    y += tall + below(whole);
    return name === undefined ? [] : [{ name, at: [2, top] as const, size: [fullWidth - 4, tall + 6] as const }];
  });
};

/** Bars of parts, as primary schools draw them: a part's share is its length, and a brace below says the whole. */
export const barModel = defineKind(
  'bar-model',
  {
    bars: z
      .array(
        z.strictObject({
          name: text.optional(),
          parts: z
            .array(z.strictObject({ share: z.number().positive(), text, shaded: z.boolean().optional() }))
            .min(1)
            .max(12),
          whole: text.optional(),
        }),
      )
      .min(1)
      .max(4),
  },
  {
    draw: ({ bars }) => {
      const { start, wide: widthOf } = measures(bars);
      const marks: Mark[] = [];
      let y = 6;
      for (const { name, parts, whole } of bars) {
        if (name !== undefined) marks.push(label([8, y + tall / 2], name, { anchor: 'start' }));
        let x = start;
        for (const { share, text: written, shaded = false } of parts) {
          const wide = widthOf(share);
          marks.push(box([x, y], [wide, tall], { round: 3, stroke: 'line', fill: shaded ? 'four' : 'paper', width: 2.5 }));
          if (fits(written, wide))
            marks.push(label([x + wide / 2, y + tall / 2], written, written === '?' ? { ink: 'one', bold: true } : {}));
          x += wide;
        }
        const under = y + tall + 5;
        if (whole !== undefined)
          marks.push(
            path(brace(start, x, under)),
            label([(start + x) / 2, under + 28], whole, whole === '?' ? { ink: 'one', bold: true } : {}),
          );
        y += tall + below(whole);
      }
      return { width: fullWidth, height: y, marks };
    },
    describe: ({ bars }) => {
      const { wide } = measures(bars);
      return bars
        .map(({ name, parts, whole }) => {
          const said = parts.map(({ share, text: written, shaded }) => {
            const seen = fits(written, wide(share)) ? written : '';
            return `${seen === '?' ? 'one to find' : seen || 'blank'}${shaded === true ? ', shaded' : ''}`;
          });
          const together = whole === undefined ? '' : whole === '?' ? ' The whole is to be found.' : ` The whole is ${whole}.`;
          return `${name === undefined ? 'A bar' : `${name}: a bar`} made of parts: ${said.join('; ')}.${together}`;
        })
        .join(' ');
    },
    sample: ({ int, pick }) => {
      const many = int(1, 2);
      return {
        bars: Array.from({ length: many }, (_, at) => ({
          ...(many > 1 ? { name: at === 0 ? 'Amara' : 'Ben' } : {}),
          parts: Array.from({ length: int(1, 5) }, () => ({
            share: int(2, 9),
            text: pick(['?', '', String(int(1, 99))]),
            shaded: pick([true, false]),
          })),
          ...pick([{}, { whole: pick(['?', String(int(10, 500))]) }]),
        })),
      };
    },
  },
);
