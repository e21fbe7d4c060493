import { expect, test } from 'vitest';
import { richText } from './rich-text.ts';
import { typstMaths } from './typst-maths.ts';

const words = (text: string, style = 'plain') => ({ kind: 'words', text, style });

test('bold, italic and formulas are told apart', () => {
  expect(richText()('An **index** or *power*: $x^{3}$.')).toEqual([
    words('An '),
    words('index', 'bold'),
    words(' or '),
    words('power', 'italic'),
    words(': '),
    { kind: 'maths', typst: 'x^3', words: 'x³' },
    words('.'),
  ]);
});

test('bold words may hold a formula', () => {
  expect(richText()('**The area is $A$.**')).toEqual([
    words('The area is ', 'bold'),
    { kind: 'maths', typst: 'A', words: 'A' },
    words('.', 'bold'),
  ]);
});

test.each(['It costs $5 and not $6.', '2 * 3 * 4', '5 ** 2', '#read("x") = _y_ <z> @a // b'])('"%s" stays what it is', (text) => {
  expect(richText()(text)).toEqual([words(text)]);
});

test.each(['\\frac{2}{3}', '\\sqrt{x+1}', '3\\,\\text{cm}', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'a^{m}\\times a^{n}'])(
  '%s is set as a formula',
  (tex) => {
    expect(typstMaths(tex)).toBeTypeOf('string');
  },
);

test.each([
  '#read("/etc/passwd")',
  '\\#read',
  '\\text{" #read("/etc/passwd") "}',
  '\\text{/etc/passwd}',
  '@preview',
  '\\def\\a{\\a\\a}\\a',
  '\\href{javascript:hit()}{x}',
  `${'{'.repeat(40)}x${'}'.repeat(40)}`,
  'x'.repeat(501),
])('%s is shown as words', (tex) => {
  expect(typstMaths(tex)).toBeUndefined();
  expect(richText()(`$${tex}$`).every((part) => part.kind === 'words')).toBe(true);
});

test.each([
  ['\\frac{x+3}{2}', '(x+3)/2'],
  ['16^{\\frac{3}{4}}', '16^(3/4)'],
  ['\\sqrt{b^{2}-4ac}', '√(b²-4ac)'],
  ['3\\,\\text{cm} \\times 2', '3 cm × 2'],
  ['90^{\\circ}', '90°'],
])('%s is read out as %s', (tex, spoken) => {
  expect(richText()(`$${tex}$`)).toMatchObject([{ kind: 'maths', words: spoken }]);
});
