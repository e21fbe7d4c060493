import type { Generator } from '../generator.ts';
import { makeGenerator } from '../make-generator.ts';
import { onTheDay } from '../time/time-words.ts';
import { inChinese, inFrench, inGerman, inSpanish } from './number-words.ts';

type Calendar = Omit<Generator, 'generate'> & {
  readonly language: string;
  readonly days: string;
  readonly months: string;
  readonly date: (day: number, month: string) => string;
  readonly rule: string;
};

/** Days in Monday's order, months in January's; then whole dates. */
const calendar = ({ language, days, months, date, rule, ...about }: Calendar): Generator =>
  makeGenerator<string>(about, ({ int, pick, level }) => {
    const kind = level(pick(['day', 'month'] as const), pick(['next day', 'month', 'next month'] as const), 'date' as const);
    const isDay = kind.endsWith('day');
    const words = (isDay ? days : months).split(' ');
    const english = isDay ? onTheDay.day : onTheDay.month;
    const at = int(0, words.length - 1);
    const word = (step: number): string => words[(at + step + words.length) % words.length] ?? '';
    const name = english[at] ?? '';
    const day = pick([1, 1, ...Array.from({ length: 30 }, (_, index) => index + 2)].slice(0, 30));
    const unit = isDay ? 'day' : 'month';
    if (kind === 'date')
      return {
        stem: `How do you write “${day} ${name}” in ${language}?`,
        key: date(day, word(0)),
        slips: [
          [date(day, word(1)), 'This is a month too late.'],
          [date(day, word(-1)), 'This is a month too early.'],
          [date(day === 30 ? 20 : day + 1, word(0)), 'This is another day.'],
          [date(day > 10 ? day - 10 : day + 10, word(2)), 'This is another date.'],
        ],
        show: String,
        why: `${rule} ${name} is *${word(0)}*.`,
        steps: [`${name}: *${word(0)}*`, rule, `*${date(day, word(0))}*`],
        hints: [`How do you say ${name}?`, rule],
        drawn: { kind, day, at },
      };
    const step = kind.startsWith('next') ? 1 : 0;
    return {
      stem:
        step === 1
          ? `Which ${unit} comes after *${word(0)}*?`
          : pick([`What is ${name} in ${language}?`, `How do you say ${name} in ${language}?`]),
      key: word(step),
      slips: [
        [word(step + 1), `This is ${english[(at + step + 1) % english.length]}.`],
        [
          word(step - 1 === 0 && step === 1 ? -1 : step - 1),
          `This is ${english[(at + (step === 1 ? -1 : -1) + english.length) % english.length]}.`,
        ],
        [word(step + 2), `This is ${english[(at + step + 2) % english.length]}.`],
        [word(step + 3), `This is ${english[(at + step + 3) % english.length]}.`],
      ],
      show: String,
      why: `In order the ${unit}s are ${[-1, 0, 1, 2].map(word).join(', ')}; *${word(step)}* is ${english[(at + step) % english.length]}.`,
      steps: [
        `Say the ${unit}s in order: ${[-1, 0, 1].map(word).join(', ')}.`,
        `*${word(step)}* is ${english[(at + step) % english.length]}.`,
      ],
      hints: [`Say the ${unit}s in order in your head.`, `Start from the first ${unit} and count.`],
      drawn: { kind, day, at },
    };
  });

export const frenchCalendar = calendar({
  id: 'french-days-months-dates',
  title: 'Days, months and dates in French',
  subject: 'french',
  keyStage: 'KS2',
  years: [3, 4, 5, 6, 7],
  synonyms: ['days of the week', 'months', 'dates', 'days in french', 'months in french', 'french dates', 'calendar'],
  language: 'French',
  days: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  date: (day, month) => `le ${day === 1 ? 'premier' : inFrench(day)} ${month}`,
  rule: 'A date is *le*, the number and the month. Only the first is *premier*.',
});
export const spanishCalendar = calendar({
  id: 'spanish-days-months-dates',
  title: 'Days, months and dates in Spanish',
  subject: 'spanish',
  keyStage: 'KS2',
  years: [3, 4, 5, 6, 7],
  synonyms: ['days of the week', 'months', 'dates', 'days in spanish', 'months in spanish', 'spanish dates', 'calendar'],
  language: 'Spanish',
  days: 'lunes martes miércoles jueves viernes sábado domingo',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  date: (day, month) => `el ${day === 1 ? 'primero' : inSpanish(day)} de ${month}`,
  rule: 'A date is *el*, the number, *de* and the month. The first is *primero*.',
});
const germanDay = (day: number): string =>
  ({ 1: 'erste', 3: 'dritte', 7: 'siebte', 8: 'achte' })[day] ?? `${inGerman(day)}${day < 20 ? 'te' : 'ste'}`;
export const germanCalendar = calendar({
  id: 'german-days-months-dates',
  title: 'Days, months and dates in German',
  subject: 'german',
  keyStage: 'KS3',
  years: [6, 7, 8],
  synonyms: ['days of the week', 'months', 'dates', 'days in german', 'months in german', 'german dates', 'calendar'],
  language: 'German',
  days: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  date: (day, month) => `der ${germanDay(day)} ${month}`,
  rule: 'A date is *der*, the number as first, second, third, and the month. Up to nineteenth it ends in *-te*, then in *-ste*.',
});
export const mandarinCalendar = calendar({
  id: 'mandarin-days-months-dates',
  title: 'Days, months and dates in Chinese',
  subject: 'mandarin',
  keyStage: 'KS2',
  years: [5, 6, 7, 8],
  synonyms: ['days of the week', 'months', 'dates', 'days in chinese', 'months in mandarin', 'chinese dates', 'calendar'],
  language: 'Chinese',
  days: '星期一 星期二 星期三 星期四 星期五 星期六 星期天',
  months: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  date: (day, month) => `${month}${inChinese(day)}日`,
  rule: 'The month comes first with 月, then the day with 日.',
});
