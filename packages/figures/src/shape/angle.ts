import { z } from 'zod';
import { arc, circle, fullWidth, label, line, lines, open, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';

const middleOfProtractor: Point = [160, 168];
/** Where an arm at so many degrees ends, and where both arms begin. */
export const placesOnProtractor = { from: middleOfProtractor, at: (degrees: number): Point => polar(middleOfProtractor, 106, degrees) };

/** One angle, alone or measured by a protractor. */
export const angle = defineKind(
  'angle',
  {
    degrees: z.int().min(5).max(355),
    /** Where the first arm points, against the clock from the right. */
    turn: z.int().min(0).max(359).optional(),
    text: z.string().max(5).optional(),
    protractor: z.boolean().optional(),
    /** To be drawn: the second arm is missing. */
    blank: z.boolean().optional(),
  },
  {
    draw: ({ degrees, turn = 0, text, protractor = false, blank = false }) => {
      if (protractor) {
        const middle = middleOfProtractor;
        return {
          width: fullWidth,
          height: 190,
          marks: [
            arc(middle, 150, 0, 180, { fill: 'tint' }),
            line([10, 168], [310, 168]),
            lines(
              range(37).map((at) => [polar(middle, 150, at * 5), polar(middle, at % 2 === 0 ? 140 : 145, at * 5)] as const),
              { width: 1.3 },
            ),
            ...range(8).map((at) => label(polar(middle, 124, (at + 1) * 20), (at + 1) * 20)),
            label([36, 182], '180', {}),
            label([300, 182], '0', {}),
            line(middle, [268, 168], { stroke: 'one', width: 4 }),
            ...(blank ? [] : [line(middle, placesOnProtractor.at(degrees), { stroke: 'one', width: 4 })]),
            circle(middle, 4, { fill: 'line' }),
          ],
        };
      }
      const middle: Point = [130, 130];
      const arms = [polar(middle, 116, turn), polar(middle, 116, turn + degrees)] as const;
      const small = degrees < 40;
      const bisector = turn + degrees / 2;
      return {
        width: 260,
        height: 260,
        marks: [
          degrees === 90
            ? open([polar(middle, 20, turn), polar(middle, 28.3, turn + 45), polar(middle, 20, turn + 90)], { stroke: 'one' })
            : arc(middle, small ? 52 : 34, turn, turn + degrees, { stroke: 'one', width: 2.5 }),
          open([arms[0], middle, arms[1]], { width: 3 }),
          circle(middle, 4, { fill: 'line' }),
          ...(text === undefined
            ? []
            : [label(polar(middle, small ? 120 : 64, bisector), text, { ink: 'one', italic: /^[a-zθ]$/.test(text) })]),
        ],
      };
    },
    describe: ({ degrees, text, protractor = false, blank = false }) => {
      if (protractor && blank)
        return 'A protractor with one arm of an angle on 0. The other arm is missing. There is a mark every 5 degrees.';
      if (protractor) {
        const below = Math.floor(degrees / 10) * 10;
        return `A protractor lies on an angle. One arm is on 0. The other arm crosses the scale ${placeOnScale(degrees, below, 5)}. There is a mark every 5 degrees.`;
      }
      const size =
        degrees === 90
          ? 'a square corner'
          : degrees === 180
            ? 'a straight line'
            : degrees < 90
              ? 'sharper than a square corner'
              : degrees < 180
                ? 'wider than a square corner but less than a straight line'
                : 'more than a straight line';
      return `An angle between two lines: it is ${size}${text === undefined ? '' : `, marked ${text}`}.`;
    },
    sample: ({ int, pick }) =>
      pick([
        { degrees: int(35, 325), turn: int(0, 359), ...pick([{}, { text: 'x' }]) },
        { degrees: 5 * int(3, 33), protractor: true },
      ]),
  },
);
