import { z } from 'zod';
import { box, fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { wrapped } from './wrapped.ts';

const row = z.strictObject({ text: z.string().min(1).max(90), rhyme: z.string().min(1).max(3).optional() });
const [leading, apart] = [20, 9];

/** Lines on a page as they stand there, with their numbers, and at the end of each what it rhymes with. An empty verse is a gap between stanzas. */
export const verse = defineKind(
  'verse',
  {
    lines: z.array(row).min(1).max(14),
    numbered: z.boolean().optional(),
    /** A stanza ends after each of these lines, counted from 1. */
    gaps: z.array(z.int().min(1).max(13)).max(4).optional(),
  },
  {
    draw: ({ lines: shown, numbered = false, gaps = [] }) => {
      const left = numbered ? 34 : 12;
      const right = fullWidth - (shown.some(({ rhyme }) => rhyme !== undefined) ? 36 : 8);
      const marks: Mark[] = [];
      let y = 14;
      shown.forEach(({ text, rhyme }, at) => {
        const rows = wrapped(text, right - left);
        if (numbered) marks.push(label([18, y + leading / 2], at + 1, { ink: 'one', bold: true }));
        rows.forEach((one, which) =>
          marks.push(label([left + (which === 0 ? 0 : 12), y + leading * (which + 0.5)], one, { anchor: 'start' })),
        );
        const last = y + leading * (rows.length - 0.5);
        if (rhyme !== undefined) marks.push(label([fullWidth - 18, last], rhyme, { bold: true, ink: 'one' }));
        y += rows.length * leading + (gaps.includes(at + 1) ? apart + 14 : apart);
      });
      const height = y + 8;
      return {
        width: fullWidth,
        height,
        marks: [
          box([2, 2], [fullWidth - 4, height - 4], { fill: 'paper', stroke: 'line', round: 6, width: 1.5 }),
          ...(right < fullWidth - 20 ? [line([right + 2, 10], [right + 2, height - 10], { stroke: 'faint', width: 1.5 })] : []),
          ...marks,
        ],
      };
    },
    describe: ({ lines: shown, gaps = [] }) =>
      `Lines on a page${gaps.length === 0 ? '' : ', with a gap between stanzas'}. ${shown
        .map(({ text, rhyme }, at) => {
          const marked = rhyme === undefined ? '' : rhyme === '?' ? ', marked with a question mark' : `, marked ${rhyme}`;
          return `Line ${at + 1}: “${text}”${marked}${gaps.includes(at + 1) ? '; then a gap' : ''}`;
        })
        .join('. ')}.`,
    sample: ({ int, pick }) => ({
      lines: [
        { text: 'The rain came down the window pane', rhyme: 'A' },
        { text: 'and drew a road, and ran again', rhyme: pick(['A', '?']) },
        { text: 'A much longer line, that has to turn over when the page is as narrow as a phone', rhyme: 'B' },
        { text: 'no one was there' },
      ].slice(0, int(1, 4)),
      ...pick([{}, { numbered: true }]),
      ...pick([{}, { gaps: [1] }]),
    }),
  },
);
