import { makeGenerator } from '../make-generator.ts';
import { inWords } from '../time/time-words.ts';
import type { Time } from '../time/time-words.ts';

const hourAfter = (hour: number): number => (hour % 12) + 1;
export const clockTimes = makeGenerator(
  {
    id: 'maths-clock-times',
    title: 'Telling the time',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['time', 'clock', "o'clock", 'half past', 'quarter past', 'quarter to', 'tell the time', 'clocks'],
  },
  ({ int, pick, level }) => {
    const hour = int(1, 12);
    const minutes = pick(level([0, 30], [15, 30, 45], [5, 10, 20, 25, 35, 40, 50, 55]));
    const long = minutes === 0 ? 12 : minutes / 5;
    const short = minutes === 0 ? `points at the ${hour}` : `is between the ${hour} and the ${hourAfter(hour)}`;
    const mirrored = (60 - minutes) % 60;
    const slips: readonly (readonly [Time, string])[] =
      minutes === 0
        ? [
            [[12, 5 * (hour % 12)], 'This mixes up the two hands. The short hand tells the hour.'],
            [[hour, 30], 'This is when the long hand points at the 6.'],
            [[hourAfter(hour), 0], 'This is an hour too late.'],
          ]
        : [
            [[hourAfter(hour), minutes], 'This is an hour too late. Look at which number the short hand has gone past.'],
            [
              [hour, mirrored === minutes ? 0 : mirrored],
              minutes === 30 ? 'This is when the long hand points at the 12.' : 'This has past and to the wrong way round.',
            ],
            [[hour === 1 ? 12 : hour - 1, minutes], 'This is an hour too early.'],
          ];
    return {
      stem: pick(['What time does the clock show?', 'Look at the clock. What time is it?', 'Read the clock. What is the time?']),
      figure: { kind: 'clock', hour, minute: minutes },
      key: [hour, minutes] as Time,
      slips,
      show: inWords,
      why: `The long hand at the ${long} means ${minutes === 0 ? "o'clock" : inWords([12, minutes]).replace(/ \d+$/, '')}, and the short hand tells the hour.`,
      steps: [`The short hand ${short}.`, `The long hand is at the ${long}, so it is ${inWords([hour, minutes])}.`],
      hints: [
        'The short hand tells the hour. The long hand tells the minutes.',
        minutes > 30 ? 'In the second half of the hour we say "to" the next hour.' : 'In the first half of the hour we say "past".',
      ],
      drawn: { hour, minutes },
    };
  },
);
