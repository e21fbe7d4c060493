import { type Checkers, close, list, num, word } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
/** “150 ÷ 2.5”. */
const worth = (text: string): number => {
  const [, a = '', sign = '', b = ''] = /^([\d,.]+) ([×÷+−]) ([\d,.]+)$/.exec(text) ?? [];
  const [x, y] = [Number(a.replaceAll(',', '')), Number(b.replaceAll(',', ''))];
  return { '×': x * y, '÷': x / y, '+': x + y, '−': x - y }[sign] ?? Number.NaN;
};

export const speedFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-speed-distance-time': {
    'wrong journey': (option, question) => {
      const [d, minutes, speed] = [num(question, 'd'), num(question, 'minutes'), num(question, 'speed')];
      const isSpeed = word(question, 'kind') === 'speed';
      const said = Number((/(?:speed is|says) ([\d,]+(?:\.\d+)?)/.exec(question.stem)?.[1] ?? '').replaceAll(',', ''));
      const hours = minutes / 60;
      const onClock = Math.floor(hours) + (minutes % 60) / 100;
      const more = Math.floor(hours) + 1;
      const made = option.includes('was read as')
        ? isSpeed
          ? d / onClock
          : speed * onClock
        : {
            'Distance and time were multiplied.': d * hours,
            'The speed was divided by the time.': speed / hours,
            'Minutes were used in place of hours.': isSpeed ? d / minutes : speed * minutes,
            'The time was subtracted.': d - hours,
            'The time was added.': speed + hours,
            'The time was rounded up to more hours.': isSpeed ? d / more : speed * more,
          }[option];
      return made !== undefined && Math.abs(said - made) < 0.0501;
    },
    calculation: (option, question) => {
      const [d, minutes, speed] = [num(question, 'd'), num(question, 'minutes'), num(question, 'speed')];
      // Hour by hour, and the rest of an hour in minutes.
      const wanted =
        { speed: (d * 60) / minutes, distance: (speed * minutes) / 60, time: minutes / 60 }[word(question, 'kind')] ?? Number.NaN;
      return Math.abs(worth(option) - wanted) < 0.02 * wanted * 0.5;
    },
    'two parts': (option, question) => {
      const [d = 0, one = 0, e = 0, two = 0, v = 0, w = 0] = list(question, 'parts');
      if (word(question, 'kind') === 'distance') return close(first(option) * 60, v * one + w * two);
      return close((first(option) * (one + two)) / 60, d + e);
    },
    faster: (option, question) => {
      const [d = 0, one = 1, e = 0, two = 1] = list(question, 'parts');
      const ahead = (d / one - e / two) * 60;
      return option.startsWith(ahead > 0 ? 'the van' : 'the lorry') && close(first(option), Math.abs(ahead));
    },
    arrival: (option, question) => {
      const [hours = 0, minutes = 0] = option.split(':').map(Number);
      return close(((hours * 60 + minutes - num(question, 'leaves')) / 60) * num(question, 'speed'), num(question, 'd'));
    },
  },
};
