import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';
import { numberFromWords } from './number-words.ts';

export type TimeAnswer = {
  readonly kind: 'time';
  /** 24-hour clock: "14:35". */
  readonly at: string;
  /** Morning or afternoon matters: 2:35 is not 14:35. */
  readonly halfOfDay?: boolean;
  /** The 24-hour clock is asked for. */
  readonly on24?: boolean;
};

type Half = 'am' | 'pm';
type Clock = { readonly minutes: number; readonly half: Half | undefined; readonly on24: boolean };
const halfDay = 720;

const halves: readonly (readonly [RegExp, Half])[] = [
  [/\s*(?:a\.?m\.?|in the morning)$/, 'am'],
  [/\s*(?:p\.?m\.?|in the (?:afternoon|evening)|at night)$/, 'pm'],
];

const onFace = (hour: number, minute: number, half: Half | undefined): Clock | undefined =>
  hour < 1 || hour > 12 || minute < 0 || minute > 59
    ? undefined
    : { minutes: (hour % 12) * 60 + minute + (half === 'pm' ? halfDay : 0), half, on24: false };

const digits = (text: string, half: Half | undefined): Clock | undefined => {
  const parts = /^(\d{1,2}) ?[:. h] ?(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? (half ? /^(\d{1,2})()$/.exec(text) : null);
  if (!parts) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2])];
  if (half !== undefined) return onFace(hour, minute, half);
  if (hour > 23 || minute > 59) return undefined;
  return { minutes: hour * 60 + minute, half: hour > 12 || hour === 0 ? (hour > 12 ? 'pm' : 'am') : undefined, on24: true };
};

const counted = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : numberFromWords(text));
const past: ReadonlyMap<string, number> = new Map(Object.entries({ half: 30, quarter: 15, 'a quarter': 15 }));

const inWords = (text: string, half: Half | undefined): Clock | undefined => {
  const sharp = /^(.+?) o['’ ]?clock$/.exec(text);
  if (sharp) return onFace(counted(sharp[1] ?? '') ?? 0, 0, half);
  const said = /^(.+?)(?: minutes?)? (past|to) (.+)$/.exec(text);
  if (!said) return undefined;
  const minutes = past.get(said[1] ?? '') ?? counted(said[1] ?? '');
  const hour = counted(said[3] ?? '');
  if (minutes === undefined || hour === undefined || minutes < 1 || minutes > 30) return undefined;
  return said[2] === 'past' ? onFace(hour, minutes, half) : onFace(((hour + 10) % 12) + 1, 60 - minutes, half);
};

const readClock = (typed: string): Clock | undefined => {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('-', ' ');
  if (text === 'noon' || text === 'midday') return { minutes: halfDay, half: 'pm', on24: false };
  if (text === 'midnight') return { minutes: 0, half: 'am', on24: false };
  const found = halves.find(([ending]) => ending.test(text));
  const bare = found ? text.replace(found[0], '') : text;
  return digits(bare, found?.[1]) ?? inWords(bare, found?.[1]);
};

/** A time of day in digits or in words, on either clock. */
export const judgeTime = (typed: string, { at, halfOfDay = false, on24 = false }: TimeAnswer): Judgement => {
  const expected = digits(at, undefined)?.minutes;
  if (expected === undefined) throw new TypeError(`${at} is no time`);
  const given = readClock(typed);
  if (given === undefined) return unread('Write a time, such as 2:35 pm or 14:35.');
  if (given.minutes % halfDay !== expected % halfDay) return wrong();
  if (on24 && (!given.on24 || given.minutes !== expected)) {
    return given.half !== undefined && given.minutes !== expected
      ? wrong()
      : nearly('The time is right. Now write it on the 24-hour clock.');
  }
  if (given.minutes === expected && (given.half !== undefined || !halfOfDay || given.on24)) return right();
  if (given.half !== undefined) return halfOfDay ? wrong('The clock is right, but is it morning or afternoon?') : wrong();
  return halfOfDay ? nearly('The clock is right. Now say whether it is am or pm.') : right();
};
