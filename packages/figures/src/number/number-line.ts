import { z } from 'zod';
import { fullWidth, label, line, lines, type Mark, path, round, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';
import { textWidth } from '../text-size.ts';

const margin = 24;
const written = (value: number): string =>
  Math.abs(value) < 1000 ? String(value).replace('-', '−') : String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
const equalSpaces = (count: number): string => (count === 1 ? 'is 1 space' : `are ${count} equal spaces`);
/** A time or an expression with a letter is what the line gives; a fraction or a blank may be what is asked. */
const isGiven = (text: string | undefined): text is string =>
  text !== undefined && (/^(?:\d{1,2}:\d\d|£[\d.]+)$/.test(text) || /[a-z]/i.test(text));

type Spans = {
  readonly from: number;
  readonly to: number;
  readonly jumps?: readonly unknown[] | undefined;
  readonly marked?: number | undefined;
};
/** Where a value stands in the drawing. */
export const placesOnLine = ({ from, to, jumps = [], marked }: Spans) => ({
  x: scale(from, to, margin, fullWidth - margin),
  top: jumps.length > 0 ? 76 : marked === undefined ? 20 : 62,
});

type Written = {
  readonly from: number;
  readonly to: number;
  readonly labelled: readonly number[];
  readonly texts: Readonly<Record<string, string>>;
};
/** What is written below the line, from left to right. */
const writtenBelow = ({ from, to, labelled, texts }: Written) => {
  const x = scale(from, to, margin, fullWidth - margin);
  const taken: { readonly value: number; readonly text: string; readonly place: number; readonly half: number }[] = [];
  for (const value of labelled.toSorted((a, b) => a - b)) {
    const text = texts[String(value)] ?? written(value);
    const half = textWidth(text, 16) / 2;
    const place = Math.min(Math.max(x(value), half + 1), fullWidth - half - 1);
    const last = taken.at(-1);
    if (last === undefined || place - half >= last.place + last.half + 3) taken.push({ value, text, place, half });
  }
  return taken;
};

type Jump = { readonly from: number; readonly to: number; readonly text: string };
/** A jump's label may be wider than its jump where no other jump is beside it. */
const hasRoom = (jump: Jump, jumps: readonly Jump[], x: (value: number) => number): boolean => {
  const [middle, half] = [(x(jump.from) + x(jump.to)) / 2, textWidth(jump.text, 16) / 2];
  const [left, right] = [middle - half, middle + half];
  const isFree = jumps.every((other) => {
    const [from, to] = [Math.min(x(other.from), x(other.to)), Math.max(x(other.from), x(other.to))];
    return other === jump || right < from || left > to;
  });
  return 2 * half < Math.abs(x(jump.to) - x(jump.from)) + 12 || (isFree && left > 1 && right < fullWidth - 1);
};

/** A number line. `labelled` are written; `marked` has an arrow and a question mark; jumps are drawn above. */
export const numberLine = defineKind(
  'number-line',
  {
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    labelled: z.array(z.number()).max(21),
    /** What stands for a labelled number: a fraction, or nothing but a blank. */
    texts: z.record(z.string(), z.string().max(6)).optional(),
    jumps: z
      .array(z.strictObject({ from: z.number(), to: z.number(), text: z.string().max(7) }))
      .max(6)
      .optional(),
    marked: z.number().optional(),
    markedText: z.string().max(8).optional(),
  },
  {
    draw: ({ from, to, step, labelled, texts = {}, jumps = [], marked, markedText = '?' }) => {
      const { x, top } = placesOnLine({ from, to, jumps, marked });
      const marks: Mark[] = [line([5, top], [fullWidth - 5, top], { arrows: 'both' })];
      const isLong = (tick: number): boolean => labelled.some((one) => Math.abs(one - tick) < 1e-6);
      marks.push(
        lines(
          steps(from, to, step).map(
            (tick) =>
              [
                [x(tick), top - (isLong(tick) ? 9 : 5)],
                [x(tick), top + (isLong(tick) ? 9 : 5)],
              ] as const,
          ),
        ),
      );
      for (const { text, place } of writtenBelow({ from, to, labelled, texts }))
        marks.push(label([place, top + 24], text, text === '?' ? { ink: 'one', bold: true } : {}));
      for (const jump of jumps) {
        const [start, end] = [x(jump.from), x(jump.to)];
        const wide = Math.abs(end - start);
        const height = Math.min(34, 14 + wide / 6);
        marks.push(
          path(`M${round(start)} ${top - 8}Q${round((start + end) / 2)} ${round(top - 8 - 2 * height)} ${round(end)} ${top - 8}`, {
            stroke: 'one',
            width: 2.5,
            arrows: 'end',
          }),
        );
        if (hasRoom(jump, jumps, x)) marks.push(label([(start + end) / 2, top - height - 19], jump.text, { ink: 'one' }));
      }
      const half = textWidth(markedText, 20) / 2;
      if (marked !== undefined)
        marks.push(
          line([x(marked), top - 36], [x(marked), top - 11], { stroke: 'three', width: 2.5, arrows: 'end' }),
          label([Math.min(Math.max(x(marked), half + 2), fullWidth - half - 2), top - 47], markedText, {
            size: 20,
            ink: 'three',
            bold: true,
          }),
        );
      return { width: fullWidth, height: top + (labelled.length > 0 ? 38 : 16), marks };
    },
    describe: ({ from, to, step, labelled, texts = {}, jumps = [], marked, markedText = '?' }) => {
      const drawn = writtenBelow({ from, to, labelled, texts }).map(({ value }) => value);
      const { x } = placesOnLine({ from, to, jumps, marked });
      const told = drawn.filter((value) => texts[String(value)] === undefined || isGiven(texts[String(value)]));
      const start = told.filter((value) => marked === undefined || value <= marked).at(-1) ?? from;
      const say = (value: number): string => {
        const text = texts[String(value)];
        return text === undefined ? written(value).replace('−', '-') : isGiven(text) ? text : 'a number to find';
      };
      const named = markedText === '?' ? '' : `, marked ${markedText},`;
      return [
        `A number line from ${say(from)} to ${say(to)}. Written on it: ${told.map(say).join(', ') || 'nothing'}.`,
        told.length > 1 && drawn.length <= (to - from) / step
          ? `There ${equalSpaces(Math.round(((told[1] ?? to) - (told[0] ?? from)) / step))} between ${say(told[0] ?? from)} and ${say(told[1] ?? to)}.`
          : '',
        // Where a jump of known length lands is for the pupil to find; of one whose length is asked, both ends are seen.
        ...jumps.map((jump) =>
          !hasRoom(jump, jumps, x)
            ? `A jump without a label starts at ${say(jump.from)}.`
            : jump.text === '?'
              ? `A jump of a length to find goes from ${say(jump.from)} to ${say(jump.to)}.`
              : `A jump of ${jump.text} starts at ${say(jump.from)}.`,
        ),
        marked === undefined
          ? ''
          : `The arrow${named} points ${placeOnScale(marked, start, step, 'mark', texts[String(start)] === undefined ? undefined : say(start))}.`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    },
    sample: ({ int, pick }) => {
      const step = pick([1, 2, 5, 10, 0.1]);
      const count = pick([10, 20]);
      const from = Number((step * int(-5, 5)).toFixed(2));
      const at = (place: number): number => Number((from + place * step).toFixed(6));
      const jump = int(1, 4);
      return {
        from,
        to: at(count),
        step,
        labelled: pick([[at(0), at(count)], [at(0), at(count / 2), at(count)], steps(from, at(count), step)]),
        ...pick([
          { marked: at(int(1, count - 1)) },
          { jumps: [{ from: at(1), to: at(1 + jump), text: `+${Number((jump * step).toFixed(2))}` }] },
        ]),
      };
    },
  },
);
