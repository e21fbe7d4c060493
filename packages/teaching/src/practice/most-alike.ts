import type { Provenance } from '@hedgerow/curriculum/question';
import { wordsOf } from '@hedgerow/curriculum/words';

const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)|twenty|forty|hundred|thousand)\b/gi;
/** What stays the same from one draw to the next: numbers, formulas and words in italics change. */
const formOf = (stem: string): ReadonlySet<string> =>
  new Set(wordsOf(stem.replaceAll(/\$[^$]*\$|\*[^*]*\*|“[^”]*”|\d[\d,.]*/g, ' ').replaceAll(numberWord, ' ')));

/** How a formula is built: “(# + #) × #”. */
const shapeOf = (stem: string): string =>
  (stem.match(/\$[^$]*\$/g) ?? [])
    .join(' ')
    // A sum of two digits and one is not a sum of two and two.
    .replaceAll(/\d[\d,.]*/g, (number) => '#'.repeat(number.replaceAll(/\D/g, '').length))
    .replaceAll(/(?<![\\a-z])[a-z](?![a-z])/g, 'x');
/** Quarter to for quarter to. */
const minutesOf = (stem: string): string => /\d:(\d{2})\b/.exec(stem)?.[1] ?? '';
const signsOf = (stem: string): string => [...new Set(shapeOf(stem).match(/[()^]|\\[a-z]+|[+\-−×÷=]/g) ?? [])].toSorted().join('');

/** What is asked after all that is given. */
const endingOf = (stem: string): string => [...formOf(stem.split(/(?<=[.!])\s+/).at(-1) ?? '')].join(' ');

/** A verb in *-ir* for a verb in *-ir*. */
const endingsIn = (stem: string): string => [...stem.matchAll(/\*(\p{L}+)\*/gu)].map(([, word = '']) => word.slice(-2)).join(' ');

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => [...one].filter((word) => other.has(word)).length;

/** The share of their words from which on two draws ask for the same thing. */
const sameForm = 0.5;
const isSameForm = (one: string, other: string, ifEmpty: boolean): boolean => {
  const [a, b] = [formOf(one), formOf(other)];
  if (a.size === 0 || b.size === 0) return ifEmpty;
  return sharedBy(a, b) >= sameForm * Math.min(a.size, b.size);
};
const inBrackets = /\([^()]*\)/g;
const lastOf = (stem: string): string =>
  stem
    .replaceAll(inBrackets, '')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .at(-1) ?? '';
/** The same words throughout, and in what is asked at the end: “What is angle AOB?” is not “Which circle theorem is the reason?”. */
export const asksTheSame = (one: string, other: string): boolean =>
  isSameForm(one, other, false) && isSameForm(lastOf(one), lastOf(other), true);

type Drawn = { readonly sourceId: string; readonly provenance: Provenance; readonly asks: string };

/** So many of one maker's draws that are asked alike come before anything else, in a lesson and in a test of ten. */
export const mostAskedAlike = 3;

/** Whether so many before it are draws of its maker that ask the same with other numbers. */
export const isAskedEnough = (one: Drawn, before: readonly Drawn[], most: number): boolean =>
  one.provenance === 'generator' &&
  before.filter(({ sourceId, asks }) => sourceId === one.sourceId && asksTheSame(asks, one.asks)).length >= most;

/** How near two draws are: the words that both have, then the signs of their formulas, then how these are built. */
const nearness = (one: string, other: string): number => {
  const [a, b] = [formOf(one), formOf(other)];
  const shared = sharedBy(a, b);
  const alike = Number(minutesOf(one) === minutesOf(other));
  return (
    alike +
    // “What is the volume?” and “What is the mass?” come after the same words.
    Number(endingOf(one) === endingOf(other)) +
    Number(endingsIn(one) === endingsIn(other)) +
    shared / Math.max(1, a.size + b.size - shared) +
    Number(signsOf(one) === signsOf(other)) / 2 +
    Number(shapeOf(one) === shapeOf(other)) / 4
  );
};

/** Draws of one generator, those first that ask as this one does: a sum with brackets for a sum with brackets. */
export const mostAlike = <Draw extends { readonly stem: string }>(draws: readonly Draw[], stem: string): readonly Draw[] =>
  draws
    .map((draw) => ({ draw, near: nearness(draw.stem, stem) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ draw }) => draw);
