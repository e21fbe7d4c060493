import type { TidyLine } from './tidy-lines.ts';

/** A sentence ends here. */
export const ends = /[.!?:;]["')\]]?$/;
/** After it, a line goes on in the next one. */
export const joining =
  /(?:\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were|their|its|his|her|into|than|it|called|but|so|if|when)|,|-)$/i;

/** How long the full lines of a page are. */
export const wrapWidth = (lines: readonly TidyLine[]): number => {
  const lengths = lines
    .map(({ text }) => text.length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 80;
};

/** "Habitat: ...", "un chat - a cat" and "1066 – ..." begin something of their own. */
export const beginsEntry = /^(?:\p{L}[\p{L}' ]{1,28}(?::\s|\s[–=-]\s)\S|\d{3,4}\s*[-–:]\s)/u;

/** Hurried notes: a line a thought, hardly a capital or a full stop. */
export const areHurried = (lines: readonly TidyLine[]): boolean => {
  const filled = lines.filter(({ text }) => text !== '');
  const small = filled.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const stops = filled.filter(({ text }) => /[.!?]["')\]]?$|\p{L}{3}[.!?]\s+\p{Lu}/u.test(text)).length;
  return filled.length > 2 && small >= filled.length * 0.5 && stops <= filled.length * 0.2;
};

/** A page of prose has most of its lines as long as the page is wide; where most are short, a line is a thought. */
const longShare = 0.35;
export const areThoughts = (lines: readonly TidyLine[], width: number): boolean => {
  const filled = lines.filter(({ text, code, cells }) => text !== '' && !code && cells.length < 2);
  return filled.length > 5 && filled.filter(({ text }) => text.length >= width * 0.75).length < filled.length * longShare;
};

/** Notes with a full stop at the end of nearly each line: a line without one has lost it, and the next is another sentence. */
const fewestStopped = 5;
const shareOfStopped = 0.7;
export const areSentences = (lines: readonly TidyLine[]): boolean => {
  const told = lines.filter(
    ({ text, bullet, code, cells }) => !bullet && !code && cells.length < 2 && text.split(' ').length >= fewestStopped,
  );
  return told.length >= fewestStopped && told.filter(({ text }) => /[.!?]["')\]]?$/.test(text)).length >= told.length * shareOfStopped;
};

/** Slides and posters have a capital for each line and no full stop: a new line is a new thought. */
export const areSlides = (lines: readonly TidyLine[]): boolean => {
  const filled = lines.filter(({ text, code }) => text !== '' && !code);
  const stops = filled.filter(({ text }) => /[.!,;]["')]?$/.test(text)).length;
  const capitals = filled.filter(({ text }) => /^[\p{Lu}\d"“]/u.test(text)).length;
  return filled.length > 5 && stops <= filled.length * 0.2 && capitals >= filled.length * 0.7;
};

/** "… forms a" and below it "spit: a long ridge of sand": the word belongs to the sentence. */
const goesOnSmall = /^\p{Ll}[\p{L}' ]{1,28}:\s/u;
/** Whether a line belongs to the sentence that is open. */
export const isCarriedOn = (open: string, next: string, width: number, slides: boolean): boolean => {
  if (slides && /^[\p{Lu}\d"“]/u.test(next)) return joining.test(open);
  if (width === Number.POSITIVE_INFINITY) return joining.test(open);
  if (beginsEntry.test(next) && !(goesOnSmall.test(next) && !ends.test(open) && (joining.test(open) || open.length >= width * 0.65)))
    return false;
  // Each line of a chain has its own arrows.
  if (open.includes('→') && next.includes('→') && /^\p{Lu}/u.test(next)) return false;
  if (/^\p{Ll}/u.test(next) && !/[.!?]["')]?$/.test(open)) return true;
  if (ends.test(open)) return false;
  // "Limited = ..." with a capital in the next line ends with its line.
  if (/^\p{Lu}/u.test(next) && /^\p{Lu}[^=]{1,30} = \p{L}/u.test(open)) return joining.test(open);
  if (/^\p{Lu}/u.test(next) && beginsEntry.test(open) && !joining.test(open) && open.length < width * 0.95) return false;
  return joining.test(open) || open.length >= width * (/^\p{Lu}/u.test(next) ? 0.8 : 0.65);
};
