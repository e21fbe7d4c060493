import { z } from 'zod';
import { box, fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const text = z.string().max(15);
/** One or two short lines in a box. */
const boxText = z.array(text).min(1).max(2);
const turn = z.strictObject({ change: boxText, response: boxText });

const cell = (x: number, y: number, words: readonly string[], fill: 'tint' | 'paper'): Mark[] => [
  box([x - 70, y - 23], [140, 46], { fill, stroke: 'line', round: 10 }),
  ...words.map((word, at) => label([x, y + (at - (words.length - 1) / 2) * 19], word, { bold: word.length === 1 })),
];

/** Negative feedback: a normal level in the middle, what happens when it rises above it and when it falls below. */
export const controlLoop = defineKind(
  'control-loop',
  { normal: text, above: turn, below: turn },
  {
    draw: ({ normal, above, below }) => ({
      width: fullWidth,
      height: 250,
      marks: [
        box([60, 103], [200, 44], { fill: 'four', stroke: 'line', round: 22, width: 2.5 }),
        label([160, 125], normal, { bold: true }),
        ...cell(76, 27, above.change, 'paper'),
        ...cell(244, 27, above.response, 'tint'),
        ...cell(76, 223, below.change, 'paper'),
        ...cell(244, 223, below.response, 'tint'),
        line([104, 102], [84, 54], { arrows: 'end', width: 2.5 }),
        line([148, 27], [171, 27], { arrows: 'end', width: 2.5 }),
        line([236, 52], [218, 99], { arrows: 'end', width: 2.5 }),
        line([104, 148], [84, 196], { arrows: 'end', width: 2.5 }),
        line([148, 223], [171, 223], { arrows: 'end', width: 2.5 }),
        line([236, 198], [218, 151], { arrows: 'end', width: 2.5 }),
      ],
    }),
    describe: ({ normal, above, below }) =>
      `A control loop round the level “${normal}”. An arrow goes up from it to “${above.change.join(' ')}”, from there to “${above.response.join(' ')}”, and back to the middle. Another goes down to “${below.change.join(' ')}”, from there to “${below.response.join(' ')}”, and back to the middle.`,
    sample: ({ pick }) => ({
      normal: pick(['normal glucose', '37 °C', 'normal water']),
      above: {
        change: pick([['glucose rises'], ['temperature', 'rises']]),
        response: pick([['A'], ['insulin from', 'the pancreas']]),
      },
      below: { change: pick([['glucose falls'], ['temperature', 'falls']]), response: pick([['B'], ['shivering']]) },
    }),
  },
);
