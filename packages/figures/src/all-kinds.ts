import { baseTen } from './number/base-ten.ts';
import { calendar } from './number/calendar.ts';
import { clock } from './number/clock.ts';
import { digitalClock } from './number/digital-clock.ts';
import { dominoes } from './number/dominoes.ts';
import { hundredSquare } from './number/hundred-square.ts';
import { money } from './number/money.ts';
import { numberLine } from './number/number-line.ts';
import { objects } from './number/objects.ts';
import { partWhole } from './number/part-whole.ts';
import { rekenrek } from './number/rekenrek.ts';
import { tenFrame } from './number/ten-frame.ts';

/** Every kind of figure under its own name, in the order in which a school meets them. */
export const kinds = {
  objects,
  'ten-frame': tenFrame,
  'part-whole': partWhole,
  rekenrek,
  'base-ten': baseTen,
  'hundred-square': hundredSquare,
  'number-line': numberLine,
  dominoes,
  money,
  clock,
  'digital-clock': digitalClock,
  calendar,
} as const;
