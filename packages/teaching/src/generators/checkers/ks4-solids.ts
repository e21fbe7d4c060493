import { close, figureOf, num, numbersInStem, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const thin = 2000;
/** Solids are cut into thin slices, and surfaces into thin rings, where the generator has a formula. */
const sumOfSlices = (length: number, of: (place: number) => number): number =>
  Array.from({ length: thin }, (_, at) => of(((at + 0.5) * length) / thin)).reduce((sum, slice) => sum + (slice * length) / thin, 0);
const disc = (r: number): number => Math.PI * r * r;

const isValue = (option: string, value: number): boolean =>
  Math.abs(first(option) - value) <= (option.includes('pi') ? 1e-5 * value : 0.05 + 1e-5 * value);

const coneOf = (r: number, h: number): number => sumOfSlices(h, (down) => disc((r * down) / h));
const ballOf = (r: number): number => 2 * sumOfSlices(r, (up) => disc(Math.sqrt(r * r - up * up)));
const skinOf = (r: number): number => sumOfSlices(Math.PI, (angle) => 2 * Math.PI * r * Math.sin(angle) * r);
const sideOf = (r: number, l: number): number => sumOfSlices(l, (down) => 2 * Math.PI * ((r * down) / l));

export const ks4SolidsCheckers: Checkers = {
  'maths-cone-volume': (option, question) => {
    const [r, h] = [num(question, 'r'), num(question, 'h')];
    return word(question, 'kind') === 'height' ? close(coneOf(r, first(option)), coneOf(r, h)) : isValue(option, coneOf(r, h));
  },
  'maths-sphere-volume': (option, question) => {
    const [kind, r] = [word(question, 'kind'), num(question, 'r')];
    if (kind === 'reverse') return close(ballOf(first(option)), ballOf(r));
    return isValue(option, kind === 'hemisphere' ? ballOf(r) / 2 : ballOf(r));
  },
  'maths-pyramid-volume': (option, question) => {
    const { width = '', depth = width, height = '' } = figureOf(question, 'solid');
    const [a, b] = [Number.parseFloat(width), Number.parseFloat(depth)];
    const volume = (high: number): number => sumOfSlices(high, (down) => (a * down * b * down) / high ** 2);
    const [wanted, found] =
      height === '?'
        ? [numbersInStem(question)[1] ?? Number.NaN, volume(first(option))]
        : [volume(Number.parseFloat(height)), first(option)];
    return Math.abs(found - wanted) < 1e-5 * wanted;
  },
  'maths-frustum-volume': (option, question) => {
    const [r, h, times] = [num(question, 'r'), num(question, 'h'), num(question, 'times')];
    return isValue(
      option,
      sumOfSlices(h * (times - 1), (down) => disc(r + (r * down) / h)),
    );
  },
  'maths-sphere-surface-area': (option, question) => {
    const [kind, r] = [word(question, 'kind'), num(question, 'r')];
    if (kind === 'reverse') return close(skinOf(first(option)), skinOf(r));
    return isValue(option, kind === 'solid' ? skinOf(r) / 2 + disc(r) : skinOf(r));
  },
  'maths-cone-surface-area': (option, question) => {
    const [kind, r, l] = [word(question, 'kind'), num(question, 'r'), num(question, 'l')];
    return isValue(option, sideOf(r, l) + (kind === 'curved' ? 0 : disc(r)));
  },
  'maths-pythagoras-3d': (option, question) => {
    const kind = word(question, 'kind');
    const x = first(option);
    if (kind.startsWith('pyramid'))
      return kind === 'pyramid height'
        ? close(Math.hypot(x, num(question, 'half')), num(question, 'slant'))
        : close(x, Math.hypot(num(question, 'half'), num(question, 'up')));
    const [a, b, c, d] = [num(question, 'a'), num(question, 'b'), num(question, 'c'), num(question, 'd')];
    return kind === 'edge' ? close(Math.hypot(a, b, x), d) : close(x, Math.hypot(a, b, c));
  },
  'maths-trigonometry-3d': (option, question) => {
    const [a, b, h] = [num(question, 'a'), num(question, 'b'), num(question, 'h')];
    const across = word(question, 'kind') === 'box' ? Math.hypot(a, b) : a;
    // The height that such an angle would give lies between those of the angles a twentieth of a degree to either side.
    const heightAt = (degrees: number): number => across * Math.tan((degrees * Math.PI) / 180);
    return heightAt(first(option) - 0.0501) <= h && h <= heightAt(first(option) + 0.0501);
  },
};
