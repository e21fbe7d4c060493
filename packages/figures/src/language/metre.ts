import { z } from 'zod';
import { circle, fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const syllable = z.strictObject({ text: z.string().min(1).max(9), strong: z.boolean().optional() });
const [size, tall, pad] = [17, 74, 9];

/** A line of verse in its feet: a full dot above each strong syllable, a ring above each weak one, a bar between feet. */
export const metre = defineKind(
  'metre',
  {
    feet: z.array(z.array(syllable).min(1).max(3)).min(1).max(10),
    /** The dots and rings are still to be put in. */
    bare: z.boolean().optional(),
  },
  {
    draw: ({ feet, bare = false }) => {
      const marks: Mark[] = [];
      let [x, row] = [8, 0];
      const widthOf = (foot: (typeof feet)[number]): number =>
        foot.reduce((sum, { text }) => sum + Math.max(20, textWidth(text, size) + pad), 0);
      feet.forEach((foot, at) => {
        if (x > 8 && x + widthOf(foot) > fullWidth - 8) {
          x = 8;
          row += 1;
        }
        const top = row * tall;
        for (const { text, strong = false } of foot) {
          const wide = Math.max(20, textWidth(text, size) + pad);
          if (!bare)
            marks.push(
              circle([x + wide / 2, top + 16], 7, strong ? { fill: 'one', stroke: 'one' } : { fill: 'paper', stroke: 'line', width: 1.8 }),
            );
          marks.push(label([x + wide / 2, top + 44], text, { size, ...(strong && !bare ? { bold: true } : {}) }));
          x += wide;
        }
        if (at < feet.length - 1 && !bare) marks.push(line([x + 3, top + 8], [x + 3, top + 58], { stroke: 'three', width: 2 }));
        x += 8;
      });
      return { width: fullWidth, height: (row + 1) * tall, marks };
    },
    describe: ({ feet, bare = false }) =>
      bare
        ? `A line of verse in syllables: ${feet.flatMap((foot) => foot.map(({ text }) => text)).join(', ')}.`
        : `A line of verse with its beats marked. ${feet.map((foot) => foot.map(({ text, strong = false }) => `“${text}” ${strong ? 'strong' : 'weak'}`).join(', ')).join('; then a bar; ')}.`,
    sample: ({ int, pick }) => ({
      feet: [
        [{ text: 'I' }, { text: 'walk', strong: true }],
        [{ text: 'a-' }, { text: 'long', strong: true }],
        [{ text: 'the' }, { text: 'ed-', strong: true }],
        [{ text: 'ge' }, { text: 'of', strong: true }],
        [{ text: 'the' }, { text: 'world', strong: true }],
      ].slice(0, int(1, 5)),
      ...pick([{}, { bare: true }]),
    }),
  },
);
