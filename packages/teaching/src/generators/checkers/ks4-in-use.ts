import { close, figureOf, num, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { sectorDrawn } from './read-pictures.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;

/** Two expressions are the same where they agree at places that have nothing to do with their numbers. */
const sameAsStem: Checker = (option, { stem }) =>
  [0.37, 11.3, -13.7].every((x) => close(texValue(textsInTex(option)[0] ?? '', { x }), texValue(textsInTex(stem)[0] ?? '', { x })));
const solvesStem: Checker = (option, { stem }) => {
  const [left = '', right = ''] = (textsInTex(stem)[0] ?? '').split('=');
  return close(texValue(left, { x: first(option) }), texValue(right, { x: first(option) }));
};
/** What is left of a circle is walked in steps of a degree. */
const round = (degrees: number): number => Array.from({ length: degrees }).reduce<number>((sum) => sum + Math.PI / 180, 0);

export const ks4InUseCheckers: Checkers = {
  'maths-trigonometry-angles': (option, question) => {
    const at = (degrees: number): number => {
      const turn = (degrees * Math.PI) / 180;
      return { sin: Math.sin(turn), cos: Math.cos(turn), tan: Math.tan(turn) }[word(question, 'ratio')] ?? Number.NaN;
    };
    // The part lies between those of the angles half a degree to either side.
    const [beside, longest, opposite] = (figureOf(question, 'polygon').sides ?? []).map((text) => Number.parseFloat(text)) as [
      number,
      number,
      number,
    ];
    const part = { sin: opposite / longest, cos: beside / longest, tan: opposite / beside }[word(question, 'ratio')] ?? Number.NaN;
    return (at(first(option) - 0.5) - part) * (at(first(option) + 0.5) - part) <= 0;
  },
  'maths-stratified-sampling': (option, question) => {
    const [taken, group] =
      word(question, 'asks') === 'group' ? [num(question, 'a'), first(option)] : [first(option), num(question, 'group')];
    return close(taken / num(question, 'size'), group / num(question, 'total'));
  },
  'maths-capture-recapture': (option, question) => {
    const asks = word(question, 'asks');
    const [all, seen, marked] = (['total', 'seen', 'marked'] as const).map((name) =>
      (asks === 'all' ? 'total' : asks) === name ? first(option) : num(question, name),
    ) as [number, number, number];
    return close(seen * all, marked * num(question, 'second'));
  },
  'maths-sector-perimeters': (option, question) => {
    const [radius, degrees] = sectorDrawn(question);
    return Math.abs(first(option) - (radius * round(degrees) + 2 * radius)) < (option.endsWith(' cm') ? 0.0500001 : 1e-6);
  },
  'maths-sectors-backwards': (option, question) => {
    const isAngle = word(question, 'asks') === 'angle';
    const size = (degrees: number, radius: number): number =>
      word(question, 'byArea') === 'yes' ? (radius * radius * round(degrees)) / 2 : radius * round(degrees);
    const given = size(num(question, 'angle'), num(question, 'radius'));
    const [radius, degrees] = sectorDrawn(question);
    const found = isAngle ? size(first(option), radius) : size(degrees, first(option));
    return Math.abs(found - given) < 1e-6 && option.endsWith(isAngle ? '°' : ' cm');
  },
  'maths-simplify-algebraic-fractions': sameAsStem,
  'maths-fractions-with-quadratics': sameAsStem,
  'maths-add-algebraic-fractions': sameAsStem,
  'maths-algebraic-fraction-equations': solvesStem,
};
