import { openBank } from '@hedgerow/curriculum/bank';
import { formulasOf } from '@hedgerow/curriculum/markup';
import { expect, test } from 'vitest';
import { plainTex } from './plain-tex.ts';

test.each([
  ['x = \\frac{-5 \\pm \\sqrt{37}}{6}', 'x = (-5 ± √(37))/6'],
  ['f(x) = \\frac{x + 5}{2}', 'f(x) = (x + 5)/2'],
  ['y = \\frac{3x}{x + 4}', 'y = 3x/(x + 4)'],
  ['x_2 = \\frac{1 + 3}{5} = 0.8', 'x2 = (1 + 3)/5 = 0.8'],
  ['t = \\frac{v - u}{a}', 't = (v - u)/a'],
  ['\\frac{1 - 9}{6 - 2}', '(1 - 9)/(6 - 2)'],
  ['\\frac{-b}{2a}', '-b/(2a)'],
  ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
  ['365\\frac{1}{4}', '365 1/4'],
  ['\\frac{1}{2}r^2 \\sin\\theta', '(1/2)r² sin θ'],
  ['\\left(\\frac{2}{3}\\right)^{-2}', '(2/3)^(-2)'],
  ['(x^6)^{\\frac{1}{2}} = x^3', '(x^6)^(1/2) = x³'],
  ['v = f\\lambda', 'v = fλ'],
  ['\\begin{pmatrix} 3 \\\\ -2 \\end{pmatrix}', '(3, -2)'],
  ['0.\\dot{3}', '0.3\u0307'],
  ['A = \\{2, 4\\}', 'A = {2, 4}'],
  ['\\square \\times 25 = 1{,}150', '□ × 25 = 1,150'],
  ['34\\square2 + 1\\triangle79', '34□2 + 1△79'],
  ['\\sqrt[3]{8}', '∛(8)'],
  ['\\text{speed} = \\dfrac{\\text{distance}}{\\text{time}}', 'speed = distance/time'],
  ['\\frac{\\text{distance travelled}}{\\text{time taken}}', '(distance travelled)/(time taken)'],
  ['30^\\circ', '30°'],
  ['a \\equiv b \\Rightarrow \\sum x = 0', 'a ≡ b ⇒ ∑x = 0'],
])('%s reads %s', (tex, text) => {
  expect(plainTex(tex)).toBe(text);
});

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** The parts of every fraction, innermost groups alone: what a reader must not mistake. */
const partsOf = (tex: string): readonly (readonly [string, string])[] =>
  [...tex.matchAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g)].map(([, over = '', under = '']) => [over, under]);

const bank = openBank();
const formulas = [...new Set(bank.index.flatMap(({ id }) => textsOf(bank.topic(id)).flatMap(formulasOf)))];

test('no formula of the bank keeps a command, a brace or a backslash', () => {
  expect(formulas.length).toBeGreaterThan(2000);
  const known = /^(?:sin|cos|tan|log|ln|vector)$/;
  const odd = formulas.filter((tex) => {
    const text = plainTex(tex);
    const commands = [...tex.matchAll(/\\([a-z]{2,})/gi)].map(([, name = '']) => name).filter((name) => !known.test(name));
    const words = tex.replaceAll(/\\(?:text|mathrm|mathbf)\{[^{}]*\}/g, '').replaceAll(/\\[a-z]+/gi, ' ');
    return (
      /\\/.test(text) ||
      (/[{}]/.test(text) && !/\\[{}]/.test(tex)) ||
      commands.some((name) => text.includes(name) && !words.includes(name) && !/\\text/.test(tex))
    );
  });
  expect(odd).toEqual([]);
});

test('a sum above or below the line of a fraction keeps its brackets, in every formula of the bank', () => {
  const lost = formulas.flatMap((tex) =>
    partsOf(tex).flatMap(([over, under]) =>
      [over, under]
        .map(plainTex)
        .filter((part) => /.[+\-×÷±]/.test(part) && !plainTex(tex).includes(`(${part})`))
        .map((part) => `${tex}: ${part}`),
    ),
  );
  expect(lost).toEqual([]);
});
