import type { Generator } from '../generator.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { timeAfter } from '../time/time-words.ts';
import type { Time } from '../time/time-words.ts';
import { inChinese, inFrench, inGerman, inSpanish } from './number-words.ts';

const next = (hour: number): number => (hour % 12) + 1;

const french = ([hour, minutes]: Time): string => {
  const to = minutes > 30;
  const h = to ? next(hour) : hour;
  const head = h === 1 ? 'Il est une heure' : h === 12 ? 'Il est midi' : `Il est ${inFrench(h)} heures`;
  const tail =
    minutes === 0
      ? ''
      : minutes === 15
        ? ' et quart'
        : minutes === 30
          ? ` et ${h === 12 ? 'demi' : 'demie'}`
          : minutes === 45
            ? ' moins le quart'
            : to
              ? ` moins ${inFrench(60 - minutes)}`
              : ` ${inFrench(minutes)}`;
  return head + tail;
};
const spanish = ([hour, minutes]: Time): string => {
  const to = minutes > 30;
  const h = to ? next(hour) : hour;
  const head = h === 1 ? 'Es la una' : `Son las ${inSpanish(h)}`;
  const part = minutes === 15 || minutes === 45 ? 'cuarto' : minutes === 30 ? 'media' : inSpanish(to ? 60 - minutes : minutes);
  return minutes === 0 ? head : `${head} ${to ? 'menos' : 'y'} ${part}`;
};
const german = ([hour, minutes]: Time): string => {
  if (minutes === 0) return `Es ist ${hour === 1 ? 'ein' : inGerman(hour)} Uhr`;
  if (minutes === 30) return `Es ist halb ${inGerman(next(hour))}`;
  const to = minutes > 30;
  const part = minutes === 15 || minutes === 45 ? 'Viertel' : inGerman(to ? 60 - minutes : minutes);
  return `Es ist ${part} ${to ? 'vor' : 'nach'} ${inGerman(to ? next(hour) : hour)}`;
};
const chinese = ([hour, minutes]: Time): string => {
  const h = hour === 2 ? '两' : inChinese(hour);
  return `${h}点${minutes === 0 ? '' : minutes === 30 ? '半' : minutes === 15 ? '一刻' : minutes === 45 ? '三刻' : `${minutes < 10 ? '零' : ''}${inChinese(minutes)}分`}`;
};

type Clock = Omit<Generator, 'generate'> & {
  readonly language: string;
  readonly say: (time: Time) => string;
  readonly rule: (time: Time) => string;
  readonly hint: string;
};

/** Each stem has the time in figures. */
const timesNamed = [
  asking(/\bhalf\b/, /:30\b/),
  asking(/\bo ?'?clock\b/, /:00\b/),
  asking(/\bquarter past\b/, /:15\b/),
  asking(/\bquarter to\b/, /:45\b/),
  asking(/\bquarters?\b(?! (?:past|to)\b)/, /:(?:15|45)\b/),
];

const clock = ({ language, say, rule, hint, ...about }: Clock): Generator =>
  makeGenerator<Time>({ ...about, kinds: timesNamed }, ({ int, pick, level }) => {
    const time: Time = [int(1, 12), pick(level([0, 30], [15, 30, 45], [5, 10, 20, 25, 35, 40, 50, 55]))];
    const [hour, minutes] = time;
    const shown = `${hour}:${`${minutes}`.padStart(2, '0')}`;
    return {
      stem: pick([`How do you say ${shown} in ${language}?`, `It is ${shown}. What is that in ${language}?`]),
      illustration: { kind: 'clock', hour, minute: minutes },
      key: time,
      slips: [
        [
          timeAfter(time, minutes >= 30 ? 60 : -60),
          minutes >= 30 ? 'This is an hour too late. Is the next hour named, or the one before?' : 'This is an hour too early.',
        ],
        [[hour, (60 - minutes) % 60], 'This mixes up “past” and “to”.'],
        [[hour, minutes === 30 ? 0 : 30], minutes === 30 ? 'This is the full hour.' : 'This is half past.'],
        [timeAfter(time, minutes >= 30 ? -60 : 60), minutes >= 30 ? 'This is an hour too early.' : 'This is an hour too late.'],
      ],
      show: say,
      why: `${rule(time)} So ${shown} is “${say(time)}”.`,
      steps: [rule(time), `“${say(time)}”`],
      hints: ['First find the hour, then the minutes.', hint],
      drawn: { hour, minutes },
    };
  });

export const frenchTime = clock({
  id: 'french-time',
  title: 'Telling the time in French',
  subject: 'french',
  keyStage: 'KS2',
  years: [5, 6, 7, 8],
  synonyms: ['telling the time', 'time', 'french time', 'time in french', 'quelle heure est-il', 'clock'],
  language: 'French',
  say: french,
  rule: ([hour, minutes]) => {
    const noon = (minutes > 30 ? next(hour) : hour) === 12;
    const part =
      minutes === 0
        ? noon
          ? ''
          : 'At the full hour say *il est*, the number and *heures*.'
        : minutes === 30
          ? `*${noon ? 'et demi' : 'et demie'}* is half past.`
          : minutes === 15
            ? '*et quart* is quarter past.'
            : minutes === 45
              ? '*moins le quart* is quarter to the next hour.'
              : minutes > 30
                ? '*moins* counts back from the next hour.'
                : 'After the hour the minutes follow without a word between.';
    return `${noon ? 'Twelve in the middle of the day is *midi*. ' : ''}${part}`.trim();
  },
  hint: '“et” adds to the hour, “moins” takes away from the next hour.',
});
export const spanishTime = clock({
  id: 'spanish-time',
  title: 'Telling the time in Spanish',
  subject: 'spanish',
  keyStage: 'KS2',
  years: [5, 6, 7, 8],
  synonyms: ['telling the time', 'time', 'spanish time', 'time in spanish', 'que hora es', 'clock'],
  language: 'Spanish',
  say: spanish,
  rule: ([, minutes]) =>
    minutes === 0
      ? 'One o’clock has *es la*, all others *son las*.'
      : minutes > 30
        ? '*menos* counts back from the next hour.'
        : '*y* adds the minutes to the hour.',
  hint: '“y” adds to the hour, “menos” takes away from the next hour.',
});
export const germanTime = clock({
  id: 'german-time',
  title: 'Telling the time in German',
  subject: 'german',
  keyStage: 'KS3',
  years: [7, 8],
  synonyms: ['telling the time', 'time', 'german time', 'time in german', 'wie spät ist es', 'clock', 'halb'],
  language: 'German',
  say: german,
  rule: ([, minutes]) =>
    minutes === 0
      ? '*Uhr* is o’clock.'
      : minutes === 30
        ? '*halb* is half-way to the next hour, so half past three is *halb vier*.'
        : minutes > 30
          ? '*vor* counts back from the next hour.'
          : '*nach* is past the hour.',
  hint: '“nach” is past and “vor” is to. “halb” looks forward to the next hour.',
});
export const mandarinTime = clock({
  id: 'mandarin-time',
  title: 'Telling the time in Chinese',
  subject: 'mandarin',
  keyStage: 'KS3',
  years: [6, 7, 8, 9],
  synonyms: ['telling the time', 'time', 'chinese time', 'mandarin time', 'time in chinese', 'clock'],
  language: 'Chinese',
  say: chinese,
  rule: ([hour, minutes]) =>
    `${hour === 2 ? 'Two o’clock has 两, not 二. ' : ''}${minutes === 0 ? '点 follows the hour.' : minutes === 30 ? '半 is half an hour.' : minutes % 15 === 0 ? '刻 is a quarter of an hour.' : 'The hour has 点, the minutes have 分.'}`,
  hint: 'The hour comes first with 点, then the minutes. 半 is half, 刻 a quarter.',
});
