import { worthACard, worthAsking, type Target, type TargetKind } from './target.ts';
import { kindOf } from './likeness.ts';
import { limits } from './limits.ts';
import { isCountry } from './names.ts';
import { wordsOf } from './language.ts';
import { placesOf } from './places-of.ts';
import { numberWords } from './numbers.ts';
import { shuffled } from './seeded.ts';
import type { Study } from './study.ts';

const wordCount = (text: string): number => text.split(' ').length;
const isPlural = (text: string): boolean => /[^sui]s$/i.test(text);

const takesThe = ({ from, start }: Target): boolean => /\bthe $/i.test(from.text.slice(0, start));

const unitOf = (text: string): string => text.replace(/[£＄]?\d[\d,.]*\s?/, '').trim();
const nextWord = ({ from, start, text }: Target): string =>
  /^\W*(\p{L}+)/u.exec(from.text.slice(start + text.length))?.[1]?.toLowerCase() ?? '';
const valueOf = (text: string): number => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0);
/** 7.0 is no rival for 300,000. */
const isComparable = (one: string, other: string): boolean =>
  one.includes('.') === other.includes('.') && valueOf(one) <= valueOf(other) * 4 && valueOf(other) <= valueOf(one) * 4;

const sameForm = (target: Target, other: Target): boolean => {
  if (target.kind === 'quantity')
    return (
      unitOf(other.text) === unitOf(target.text) &&
      other.text.startsWith('£') === target.text.startsWith('£') &&
      (unitOf(target.text) !== '' || nextWord(target) === nextWord(other)) &&
      isComparable(target.text, other.text)
    );
  if (target.kind === 'term')
    return isPlural(other.text) === isPlural(target.text) && Math.abs(wordCount(other.text) - wordCount(target.text)) <= 1;
  if (target.kind === 'year' || target.kind === 'date')
    return (
      other.text.replaceAll(/\d/g, '').replaceAll(/\p{L}{3,}/gu, 'm').length ===
      target.text.replaceAll(/\d/g, '').replaceAll(/\p{L}{3,}/gu, 'm').length
    );
  if (target.kind === 'count') return true;
  return (
    isPlural(other.text) === isPlural(target.text) &&
    Math.abs(wordCount(other.text) - wordCount(target.text)) <= 1 &&
    takesThe(other) === takesThe(target)
  );
};

/** The same number 10 to 50 % away (a year: 7 to 23 years), written in the same form. */
const nearNumbers = (text: string, kind: TargetKind, chance: () => number): readonly string[] => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (kind === 'count') {
    const at = numberWords.findIndex((word) => word === text.toLowerCase());
    const near = [at - 1, at + 1, at + 2].map((place) => numberWords[place]).filter((word) => word !== undefined);
    return near.map((word) => (/^\p{Lu}/u.test(text) ? `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}` : word));
  }
  if (digits === undefined || kind === 'date') return [];
  const value = Number(digits.replaceAll(',', ''));
  const places = digits.split('.')[1]?.length ?? 0;
  const scale = 10 ** (/(0+)$/.exec(digits.replaceAll(/[,.]/g, ''))?.[1]?.length ?? 0);
  // The years of a span belong together.
  if (kind === 'year' && /\d\s?[-–]\s?\d/.test(text)) return [];
  const isYear = kind === 'year' && value >= 100;
  /** Recent years get earlier rivals only: a year to come gives itself away. */
  const shares = [-0.5, -0.4, -0.3, -0.2, -0.1, 0.1, 0.2, 0.3, 0.4, 0.5].filter((share) => share < 0 || !isYear || value < 1960);
  const made = shuffled(shares, chance).map((share) => {
    const raw = isYear ? value + Math.round(share * (value < 1960 ? 40 : 16)) + (share > 0 ? 3 : -3) : value * (1 + share);
    const step = isYear || places > 0 ? 1 : Math.max(1, scale >= value ? scale / 10 : scale);
    const rounded = places > 0 ? Number(raw.toFixed(places)) : Math.round(raw / step) * step;
    const shown = digits.includes(',') || (rounded >= 10_000 && !isYear) ? rounded.toLocaleString('en-GB') : rounded.toFixed(places);
    return { rounded, shown };
  });
  return made
    .filter(
      ({ rounded }) =>
        rounded > 0 && rounded !== value && !(rounded === 1 && / \p{L}+s$/u.test(text)) && !(/%|per cent/.test(text) && rounded > 100),
    )
    .map(({ shown }) => text.replace(digits, shown));
};

const aroundFigure = { before: /[\d.,]$/, after: /^[\d]|^[.,]\d/ };
const numeric: ReadonlySet<TargetKind> = new Set(['year', 'quantity', 'count', 'date']);

/** Each word is compared with every other one, so its frame is worked out once. */
const frames = new WeakMap<Target, string>();
/** "A minim lasts two beats" and "A crotchet lasts one beat" stand in one frame, so their words are rivals. */
const frameOf = (target: Target): string => {
  const known = frames.get(target);
  if (known !== undefined) return known;
  const { from, start, text } = target;
  const before = /(\p{L}+)\W*$/u.exec(from.text.slice(Math.max(0, start - 30), start))?.[1]?.toLowerCase() ?? '^';
  const after = /^\W*(\p{L}+)/u.exec(from.text.slice(start + text.length, start + text.length + 30))?.[1]?.toLowerCase() ?? '$';
  const frame = `${before} ${after}`;
  frames.set(target, frame);
  return frame;
};

/** "Streamlined" is no rival of "friction": it does not fit the sentence. */
const isNoun = (text: string): boolean => /^(?:NOUN|PROPN)$/.test(wordsOf(text).at(-1)?.pos ?? '');

/** "A ... is" is the frame of any sentence. */
const isFrame = (frame: string): boolean => frame.split(' ').some((word) => word.length > 3);

/**
 * Whether a word of the page may stand as a wrong option: a country beside countries, a name where it fits the same frame, and a term
 * there too or beside terms that the notes or our topics explain. Any other noun of the page is no rival.
 */
const isRivalTerm = (target: Target, other: Target, study: Study): boolean => {
  if (target.kind === 'place') return isCountry(target.text) === isCountry(other.text);
  const shares = isFrame(frameOf(target)) && frameOf(target) === frameOf(other);
  if (target.kind === 'name') return shares;
  if (target.kind !== 'term' || shares) return true;
  if (!study.isKey(target.text) || !study.isKey(other.text) || isNoun(target.text) !== isNoun(other.text)) return false;
  // A thing from another part of the page may be of any sort: "covenant" beside "challah".
  const kind = kindOf(target.text);
  return kind === kindOf(other.text) && (kind !== 'thing' || target.from.section === other.from.section);
};

/** "Queen Victoria" is no rival where the sentence already speaks of Victoria. */
const isSaid = (other: Target, { from, text }: Target): boolean =>
  (other.kind === 'person' || other.kind === 'name') &&
  other.text
    .split(' ')
    .some((word) => /^\p{Lu}\p{Ll}{3}/u.test(word) && !text.includes(word) && placesOf(from.text, word, aroundFigure).length > 0);

/** Where a page has few words of one kind, one that it repeats or explains may stand among others that tell something. */
const areNouns = (target: Target, other: Target): boolean =>
  target.kind !== 'term' || (target.weight >= worthAsking && other.weight > worthACard && isNoun(other.text));

/** The most specific words of the same form that do not stand in the question itself. */
const rivalsOf = (target: Target, study: Study, anyNoun: boolean): readonly string[] => {
  const shown = target.from.text.toLowerCase();
  const own = target.text.toLowerCase();
  const found = new Set<string>();
  for (const other of study.rivals(target.kind).slice(0, limits.candidates)) {
    if (found.size === 7) break;
    if (
      other.from.id === target.from.id ||
      found.has(other.text) ||
      !sameForm(target, other) ||
      (anyNoun ? !areNouns(target, other) : !isRivalTerm(target, other, study))
    )
      continue;
    const text = other.text.toLowerCase();
    if (!shown.includes(text) && !own.includes(text) && !isSaid(other, target)) found.add(other.text);
  }
  return [...found];
};

const around =
  /\b(?:about|around|approximately|approx\.?|over|under|nearly|almost|more than|less than|up to|some|estimate[sd]?|roughly|at least|at most)\b/i;
/** "Around 220,000": another figure near it may be given elsewhere. */
export const isRough = ({ kind, text, from }: Target): boolean =>
  kind === 'quantity' &&
  around.test(
    `${from.text.slice(Math.max(0, from.text.indexOf(text) - 24), from.text.indexOf(text))}${/estimate/i.exec(from.text)?.[0] ?? ''}`,
  );

/**
 * Wrong options of the same type as the right one: other figures, names or terms of the same text, then, for figures only,
 * near values. Fewer than two is no multiple-choice question.
 */
export const distractorsFor = (target: Target, study: Study, chance: () => number, anyNoun = false): readonly string[] => {
  const own = rivalsOf(target, study, anyNoun);
  const fromText = [...shuffled(own, chance)];
  const made = numeric.has(target.kind) ? nearNumbers(target.text, target.kind, chance) : [];
  const isShown = (text: string): boolean => placesOf(target.from.text, text, aroundFigure).length > 0;
  const unique = new Map([...fromText.slice(0, 3), ...made.filter((text) => !isShown(text))].map((text) => [text.toLowerCase(), text]));
  unique.delete(target.text.toLowerCase());
  return [...unique.values()].slice(0, 3);
};
