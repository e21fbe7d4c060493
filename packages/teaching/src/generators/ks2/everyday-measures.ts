import { timeLine } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { counted } from '../written.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const span = (minutes: number): string =>
  minutes < 60 ? counted(minutes, 'minute') : `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`;
const parts = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60);

/** Takes 14:50 from 16:20 as if they were the decimals 14.50 and 16.20. */
const asIfHundred = (from: number, to: number): number => {
  return parts(to) - parts(from);
};

export const timeIntervals = makeGenerator(
  {
    id: 'maths-time-intervals',
    title: 'Time intervals',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['time', 'time problems', 'duration', '24-hour clock', 'how long', 'timetables', 'elapsed time'],
    kinds: [asking(/\bhow long\b|\bdurations?\b|\blasts?\b/, /How long/), asking(/\b(?:end|finish|arriv)\w*/, /At what time/)],
  },
  ({ int, pick, level }) => {
    const from = 5 * int(level(96, 96, 96), level(180, 210, 230));
    const lasts = 5 * int(level(3, 13, 17), level(10, 30, 53));
    const to = from + lasts;
    const crosses = Math.floor(from / 60) !== Math.floor(to / 60);
    if (to >= 24 * 60 || from % 60 === 0 || to % 60 === 0 || lasts % 60 === 0 || !crosses || (to % 60 > from % 60 && lasts > 60))
      return undefined;
    const [what, verb] = pick([
      ['A train leaves Leeds', 'arrives in York'],
      ['A film starts', 'ends'],
      ['A coach leaves Bristol', 'arrives in Cardiff'],
      ['A swimming gala starts', 'ends'],
    ] as const);
    const asksEnd = level(false, false, pick([true, false]));
    const decimalSlip = asIfHundred(from, to);
    return {
      stem: asksEnd
        ? `${what} at ${clock(from)} and ${verb} ${span(lasts)} later. At what time is that?`
        : `${what} at ${clock(from)} and ${verb} at ${clock(to)}. How long does it take?`,
      illustration: timeLine(from, to, clock, asksEnd),
      key: asksEnd ? to : lasts,
      slips: asksEnd
        ? [
            [to - 60, 'This forgets that 60 minutes make one more hour.'],
            [to + 60, 'This is an hour too much.'],
            [to + 40, 'This carries as if an hour had 100 minutes.'],
            [from + (lasts % 60), 'This leaves out the hours.'],
          ]
        : [
            [Math.floor(decimalSlip / 100) * 60 + (decimalSlip % 100), 'This subtracts as if an hour had 100 minutes. It has 60.'],
            [lasts + 60, 'This is an hour too much. Count on to the next full hour first.'],
            [lasts - 10, 'This is 10 minutes too short. Count on again.'],
            [lasts + 10, 'This is 10 minutes too long. Count on again.'],
          ],
      show: asksEnd ? clock : span,
      believable: (x: number) => x > 0 && x % 60 > 0,
      why: `From ${clock(from)} to the next full hour is ${60 - (from % 60)} minutes; from there count on to ${asksEnd ? 'the end' : clock(to)}.`,
      steps: [
        `${clock(from)} to ${clock(from - (from % 60) + 60)} is ${60 - (from % 60)} minutes.`,
        `${clock(from - (from % 60) + 60)} to ${clock(to)} is ${span(to - (from - (from % 60) + 60))}.`,
        asksEnd ? `So it is ${clock(to)}.` : `Together: ${span(lasts)}`,
      ],
      hints: ['Draw a time line.', 'Count on to the next full hour first. An hour has 60 minutes.'],
      drawn: { from, to, kind: asksEnd ? 'end' : 'length' },
    };
  },
);
