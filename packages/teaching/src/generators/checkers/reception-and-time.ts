import { figureOf, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { partSeen } from './read-pictures.ts';

/** Reads "quarter past 3", "20 minutes to 7" or "5 o'clock" back into minutes after 12. */
export const minutesOf = (text: string): number => {
  const numbers = Array.from(text.matchAll(/\d+/g), Number);
  const hour = 60 * (numbers.at(-1) ?? Number.NaN);
  const part = text.startsWith('quarter') ? 15 : text.startsWith('half') ? 30 : text.includes("o'clock") ? 0 : (numbers[0] ?? Number.NaN);
  return (hour + (text.includes(' to ') ? -part : part) + 720) % 720;
};
const timeInStem = (stem: string): string => /(?:quarter|half|\d+ minutes) (?:past|to) \d+|\d+ o'clock/.exec(stem)?.[0] ?? '';

const secondsIn: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
const dayNumbers = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');
const monthNumbers = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const receptionAndTimeCheckers: Checkers = {
  'maths-count-objects': shows((question) => sumOf(figureOf(question, 'objects').groups.map(({ count }) => count))),
  'maths-one-more-to-ten': shows((question) => {
    const [, by = 0] = numbersInStem(question);
    const start = sumOf(figureOf(question, 'objects').groups.map(({ count }) => count));
    return search((x) => (question.stem.includes('more') ? x - by === start : x + by === start));
  }),
  'maths-bonds-to-ten': shows((question) => {
    const [whole, part] = partSeen(question);
    return search((x) => x + part === whole);
  }),
  'maths-more-or-fewer': (option, question) => {
    const rows = figureOf(question, 'objects').groups;
    const size = rows.find(({ name }) => name === option)?.count ?? Number.NaN;
    return rows.every(({ count }) => (question.stem.includes('most') ? size >= count : size <= count));
  },
  'maths-digital-clock': (option, question) => {
    const [hour = 0, minutes = 0] = option.split(':').map(Number);
    const shown = figureOf(question, 'clock');
    return hour % 12 === shown.hour % 12 && minutes === shown.minute;
  },
  'maths-time-later': (option, question) => {
    const { stem } = question;
    const span = stem.includes('quarter of an hour')
      ? 15
      : stem.includes('half an hour')
        ? 30
        : 60 * Number(/(\d+) hours? /.exec(stem)?.[1]);
    const { hour, minute } = figureOf(question, 'clock');
    const [shown, said] = [60 * (hour % 12) + minute, minutesOf(option)];
    const [from, to] = stem.includes(' ago') ? [said, shown] : [shown, said];
    return (from + span) % 720 === to && shown === minutesOf(timeInStem(stem));
  },
  'maths-time-units': shows(({ stem }) => {
    const [, many = '1', half, big = ''] = /(\d+)( and a half)? (minute|hour|day|week|year)s?/.exec(stem) ?? [];
    const small = /How many (\w+)s/.exec(stem)?.[1] ?? '';
    const count = Number(many) + (half === undefined ? 0 : 0.5);
    return big === 'year' ? count * monthNumbers.length : (count * (secondsIn[big] ?? 0)) / (secondsIn[small] ?? 0);
  }),
  'maths-days-and-months': (option, question) => {
    const names = word(question, 'kind') === 'day' ? dayNumbers : monthNumbers;
    const place = (name: string): number => names.indexOf(name.slice(0, 3));
    const steps = Number(/(\d+) (?:day|month)s/.exec(question.stem)?.[1] ?? 1);
    const back = /ago|before/.test(question.stem);
    const [from, to] = back ? [option, word(question, 'start')] : [word(question, 'start'), option];
    return (place(from) + steps) % names.length === place(to);
  },
};
