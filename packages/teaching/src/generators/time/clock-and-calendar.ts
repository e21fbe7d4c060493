import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { counted, plain } from '../written.ts';
import { inWords, onTheDay, timeAfter } from './time-words.ts';
import type { Time } from './time-words.ts';

const two = (x: number): string => `${x}`.padStart(2, '0');
const digital = ([hour, minutes]: Time): string => `${hour}:${two(minutes)}`;

export const digitalClock = makeGenerator<Time>(
  {
    id: 'maths-digital-clock',
    title: 'Telling the time on a digital clock',
    keyStage: 'KS1',
    years: [2, 3],
    synonyms: ['telling the time', 'digital clock', 'time', 'digital time', 'analogue and digital'],
  },
  ({ int, pick, level }) => {
    const time: Time = [int(1, 12), pick(level([0, 30], [0, 15, 30, 45], [5, 10, 20, 25, 35, 40, 50, 55]))];
    const [hour, minutes] = time;
    const place = pick(['The clock on the oven', 'A phone', 'The alarm clock', 'The clock in the car']);
    const wrongHour = timeAfter(time, minutes > 30 ? -60 : 60);
    return {
      stem: `Look at the clock on the wall. What does ${place.toLowerCase()} show?`,
      figure: { kind: 'clock', hour, minute: minutes },
      key: time,
      slips: [
        [
          minutes > 30 ? [(hour % 12) + 1, minutes] : wrongHour,
          minutes > 30 ? 'This is an hour too late. It is still before the next hour.' : 'This is an hour too late.',
        ],
        [[hour, (60 - minutes) % 60], 'This mixes up "past" and "to".'],
        [[hour, minutes === 0 ? 30 : 0], minutes === 0 ? 'This is half past.' : "This is o'clock."],
        [wrongHour, 'This is the wrong hour.'],
      ],
      show: digital,
      why: `The first number is the hour, ${hour}. The second is the minutes past it, ${minutes}.`,
      steps: [
        minutes > 30 ? `It is not yet ${timeAfter([hour, 0], 60)[0]}, so the hour is ${hour}.` : `The hour is ${hour}.`,
        minutes > 30 ? `${60 - minutes} minutes to the next hour is ${minutes} minutes past.` : `The minutes past the hour are ${minutes}.`,
        `The clock shows ${digital(time)}.`,
      ],
      hints: [
        'The number in front is the hour. The number behind is the minutes past it.',
        'A whole hour has 60 minutes, half an hour has 30.',
      ],
      drawn: { hour, minutes },
    };
  },
);

export const timeLater = makeGenerator(
  {
    id: 'maths-time-later',
    title: 'Telling the time later and earlier',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['telling the time', 'time', 'hours later', 'half an hour later', 'clock', 'earlier and later'],
  },
  ({ int, pick, level }) => {
    const start: Time = [int(1, 12), pick(level([0], [0, 30], [0, 15, 30, 45]))];
    const by = level(60 * int(1, 3), pick([30, 60, 120]), pick([15, 30, 60]));
    const later = level(true, pick([true, false]), pick([true, false]));
    const span = { 15: 'a quarter of an hour', 30: 'half an hour' }[by] ?? counted(by / 60, 'hour');
    const end = timeAfter(start, later ? by : -by);
    const doing = pick(['starts reading', 'goes to the park', 'begins to paint', 'goes swimming', 'starts to bake']);
    const name = pick(names);
    return {
      stem: later
        ? `${name} ${doing} at ${inWords(start)} and stops ${span} later. What time is it then?`
        : `Now it is ${inWords(start)}. ${name} came home ${span} ago. What time was that?`,
      figure: { kind: 'clock', hour: start[0], minute: start[1] },
      key: end,
      slips: [
        [timeAfter(start, later ? -by : by), later ? 'This is earlier. Later means go on.' : 'This is later. "Ago" means go back.'],
        [timeAfter(end, 60), 'This is one hour too late.'],
        [timeAfter(end, -60), 'This is one hour too early.'],
      ],
      show: inWords,
      why: `Start at ${inWords(start)} and go ${later ? 'on' : 'back'} ${span}.`,
      steps: [`Start: ${inWords(start)}.`, `Go ${later ? 'on' : 'back'} ${span}.`, `That is ${inWords(end)}.`],
      hints: [later ? 'Later means the hands go on.' : 'Think of the hands going back.', 'In one hour the long hand goes round once.'],
      drawn: { start, by: later ? by : -by, in: start[1] % 30 === 0 && by % 30 === 0 ? 'half hours' : 'quarter hours' },
    };
  },
);

const sizes = [
  ['minute', 'seconds', 60],
  ['hour', 'minutes', 60],
  ['day', 'hours', 24],
  ['week', 'days', 7],
  ['year', 'months', 12],
] as const;

export const timeUnits = makeGenerator(
  {
    id: 'maths-time-units',
    title: 'Seconds, minutes, hours, days and weeks',
    keyStage: 'KS1',
    years: [2, 3],
    synonyms: ['time', 'minutes in an hour', 'days in a week', 'hours in a day', 'units of time', 'how many minutes'],
  },
  ({ int, pick, level }) => {
    const [big, small, each] = pick(sizes);
    const halves = each % 2 === 0;
    const count = level(1, int(2, each > 12 ? 3 : 5), halves ? int(1, 4) + 0.5 : int(6, 9));
    const key = each * count;
    const amount = count === 0.5 ? `half a ${big}` : Number.isInteger(count) ? counted(count, big) : `${count - 0.5} and a half ${big}s`;
    const ask = pick([`How many ${small} are in ${amount}?`, `How many ${small} make ${amount}?`]);
    const other = { 60: 100, 24: 12, 7: 5, 12: 10 }[each] ?? 10;
    return {
      stem: ask,
      key,
      slips: [
        [other * count, `This takes ${other} ${small} for one ${big}.`],
        [each * Math.ceil(count + 0.5), `This is for one ${big} more.`],
        [each + count, 'This adds. Count the same number again and again.'],
      ],
      show: plain,
      believable: Number.isInteger,
      why: `One ${big} has ${each} ${small}, so ${amount} ${count > 1 ? 'have' : 'has'} ${key}.`,
      steps: [
        `1 ${big} = ${each} ${small}`,
        ...(count === 1
          ? []
          : [
              Number.isInteger(count)
                ? `${plain(each)} × ${count} = ${key}`
                : `Half of ${each} is ${each / 2}. With the whole ones that makes ${key}.`,
            ]),
      ],
      hints: [`How many ${small} are in one ${big}? Think of a clock or a calendar.`, `Count that number once for each ${big}.`],
      drawn: { big, count },
    };
  },
);

export const calendar = makeGenerator(
  {
    id: 'maths-days-and-months',
    title: 'Days of the week and months of the year',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['days of the week', 'months of the year', 'calendar', 'time', 'yesterday and tomorrow', 'which day'],
  },
  ({ int, pick, level }) => {
    const kind = pick(['day', 'month'] as const);
    const all = onTheDay[kind];
    const at = int(0, all.length - 1);
    const by = level(1, 2, int(3, 5)) * level(1, pick([1, -1]), pick([1, -1]));
    const place = (step: number): string => all[(at + step + 2 * all.length) % all.length] ?? '';
    const start = place(0);
    const many = Math.abs(by);
    const way = by > 0 ? 'after' : 'before';
    return {
      stem:
        many === 1
          ? `Which ${kind} comes just ${way} ${start}?`
          : `${kind === 'day' ? 'Today is' : 'It is'} ${start}. Which ${kind} ${by > 0 ? 'will it be in' : 'was it'} ${many} ${kind}s${by > 0 ? "' time" : ' ago'}?`,
      // The ringed date is the day that the question starts from: days lie before it and after it.
      illustration: kind === 'day' ? { kind: 'calendar', month: 'May', length: 31, startsOn: at, ringed: [8] } : undefined,
      key: place(by),
      slips: [
        [place(-by), `This goes the wrong way. Go ${by > 0 ? 'on' : 'back'} from ${start}.`],
        [place(by + Math.sign(by)), 'This goes one step too far.'],
        [place(by - Math.sign(by)), `This stops one step too early. Do not count ${start} itself.`],
      ],
      show: String,
      why: `Say the ${kind}s in order from ${start} and go ${counted(many, 'step')} ${by > 0 ? 'on' : 'back'}.`,
      steps: [Array.from({ length: many + 1 }, (_, step) => place(step * Math.sign(by))).join(', then ') + '.'],
      hints: [
        `Say the ${kind}s of the ${kind === 'day' ? 'week' : 'year'} in order.`,
        `Start with the next one ${way} ${start} and count the steps.`,
      ],
      drawn: { kind, start, by },
    };
  },
);
