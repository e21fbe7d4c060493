import { asking, saying, trigRatios } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q, roundTo } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { rightTriangle } from '../polygon-figures.ts';
import { inUnit, maths, plain } from '../written.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

export const pythagoras = makeGenerator(
  {
    id: 'maths-pythagoras',
    title: "Pythagoras' theorem",
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['pythagoras', 'pythagoras theorem', 'hypotenuse', 'right-angled triangle', 'pythagorean theorem'],
    kinds: [
      saying(/\bshort\w* sides?\b|\blegs?\b/, /third side|other side|from the wall|from the foot|along the ground|does it rise/),
      saying(/\bhypotenuse\b/, /long is the hypotenuse|straight line|(?:gives|that) the hypotenuse/),
    ],
  },
  ({ int, pick, level }) => {
    const times = int(1, 4);
    const [a, b, c] = pick(triples.slice(0, level(2, 4, 6))).map((side) => side * times) as unknown as [number, number, number];
    const shorter = level(false, true, pick([true, false]));
    const unit = pick(['cm', 'm']);
    // Nobody leans a ladder of 34 cm or 68 m against a wall.
    const ladder = unit === 'm' && c >= 3 && c <= 10;
    const story = level(false, false, true);
    const key = shorter ? a : c;
    const stem = story
      ? shorter
        ? ladder
          ? `A ladder ${c} ${unit} long leans against a wall. Its top is ${b} ${unit} above the level ground. How far from the wall is its foot?`
          : `The diagonal of a rectangle is ${c} ${unit} long and one side is ${b} ${unit}. How long is the other side?`
        : `${unit === 'm' ? 'A walker' : 'A toy robot'} goes ${a} ${unit} due north and then ${b} ${unit} due east. How far is that from the start in a straight line?`
      : shorter
        ? `A right-angled triangle has a hypotenuse of ${c} ${unit} and another side of ${b} ${unit}. How long is the third side?`
        : `The two shorter sides of a right-angled triangle are ${a} ${unit} and ${b} ${unit}. How long is the hypotenuse?`;
    return {
      stem,
      figure: rightTriangle(
        shorter ? [a, b] : [b, a],
        shorter
          ? { across: '?', hypotenuse: `${c} ${unit}`, up: `${b} ${unit}` }
          : { across: `${b} ${unit}`, hypotenuse: '?', up: `${a} ${unit}` },
      ),
      key: q(key),
      slips: [
        [
          shorter ? roundTo(q(Math.round(Math.hypot(b, c) * 100), 100), 1) : q(a + b),
          shorter ? 'This adds the squares. The hypotenuse is given, so subtract.' : 'This adds the sides. Add their squares instead.',
        ],
        [
          shorter ? q(c - b) : q(Math.round(Math.sqrt(b * b - a * a) * 10), 10),
          shorter
            ? 'This subtracts the sides. Subtract their squares instead.'
            : 'This subtracts the squares. The hypotenuse is the longest side, so add.',
        ],
        [q(key * key), 'This forgets the square root.'],
        [q(a * b, 2), 'This is the area of the triangle.'],
        [q(key + 1), 'This has a slip in the square root.'],
      ],
      show: inUnit(unit),
      believable: (x: Rational) => x.n > 0n,
      why: shorter
        ? `${maths(`${c}^2 - ${b}^2 = ${a * a}`)}, and the square root of ${plain(a * a)} is ${a}.`
        : `${maths(`${a}^2 + ${b}^2 = ${c * c}`)}, and the square root of ${plain(c * c)} is ${c}.`,
      steps: [
        maths(
          shorter ? `x^2 = ${c}^2 - ${b}^2 = ${c * c} - ${b * b} = ${a * a}` : `x^2 = ${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c}`,
        ),
        maths(String.raw`x = \sqrt{${key * key}} = ${key}`),
      ],
      hints: [
        'Sketch the triangle. Which side is the hypotenuse?',
        shorter
          ? 'Subtract the square of the side you know from the square of the hypotenuse.'
          : 'Add the squares of the two shorter sides.',
      ],
      drawn: { first: shorter ? c : a, second: b, kind: shorter ? 'shorter' : 'hypotenuse' },
    };
  },
);

type Surd = readonly [top: string, value: number];
const exactValues: Readonly<Record<string, Surd>> = {
  '0': ['0', 0],
  half: [String.raw`\frac{1}{2}`, 1 / 2],
  root2: [String.raw`\frac{\sqrt{2}}{2}`, Math.SQRT1_2],
  root3half: [String.raw`\frac{\sqrt{3}}{2}`, Math.sqrt(3) / 2],
  '1': ['1', 1],
  third: [String.raw`\frac{\sqrt{3}}{3}`, Math.sqrt(3) / 3],
  root3: [String.raw`\sqrt{3}`, Math.sqrt(3)],
};
/** Where each value stands, for the note on it. */
const standsAt: Readonly<Record<string, string>> = {
  half: String.raw`$\sin 30^\circ$ and $\cos 60^\circ$`,
  root2: String.raw`$\sin 45^\circ$ and $\cos 45^\circ$`,
  root3half: String.raw`$\sin 60^\circ$ and $\cos 30^\circ$`,
  '1': String.raw`$\tan 45^\circ$`,
  third: String.raw`$\tan 30^\circ$`,
  root3: String.raw`$\tan 60^\circ$`,
};
const table = [
  ['sin', 30, 'half'],
  ['sin', 45, 'root2'],
  ['sin', 60, 'root3half'],
  ['cos', 30, 'root3half'],
  ['cos', 45, 'root2'],
  ['cos', 60, 'half'],
  ['tan', 30, 'third'],
  ['tan', 45, '1'],
  ['tan', 60, 'root3'],
  ['sin', 90, '1'],
  ['cos', 0, '1'],
  ['cos', 90, '0'],
  ['sin', 0, '0'],
  ['tan', 0, '0'],
] as const;

export const exactTrigonometry = makeGenerator(
  {
    id: 'maths-exact-trigonometry',
    title: 'Exact trigonometric values',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['exact trig values', 'exact trigonometric values', 'sin 30', 'cos 60', 'tan 45', 'trigonometry'],
    kinds: [
      asking(/\bsine?\b/, /\\sin/),
      asking(/\bcos(?:ine)?\b/, /\\cos/),
      asking(/\btan(?:gent)?\b/, /\\tan/),
      asking(/\btriangles?\b/, /triangle/),
    ],
  },
  ({ int, pick, some, level }) => {
    const [ratio, angle, name] = pick(table);
    const by = level(1, 1, 2 * int(1, 6));
    const sign = `\\${ratio}`;
    const [tex, value] = exactValues[name] ?? ['', 0];
    const length = level(0, 2 * int(2, 12), 0);
    if ((by > 1 || length > 0) && (name === '0' || name === '1')) return undefined;
    const size = by * (length || 1);
    const written = (key: string): string => {
      if (size === 1) return exactValues[key]?.[0] ?? '';
      const roots: Readonly<Record<string, string>> = {
        half: `${size / 2}`,
        root2: `${size === 2 ? '' : size / 2}${String.raw`\sqrt{2}`}`,
        root3half: `${size === 2 ? '' : size / 2}${String.raw`\sqrt{3}`}`,
        root3: `${size}${String.raw`\sqrt{3}`}`,
        third: size % 3 === 0 ? String.raw`${size === 3 ? '' : size / 3}\sqrt{3}` : String.raw`\frac{${size}\sqrt{3}}{3}`,
        '1': `${size}`,
        '0': '0',
      };
      return roots[key] ?? '';
    };
    const expression = String.raw`${sign} ${angle}^\circ`;
    const twin = { sin: 'cos', cos: 'sin', tan: 'the other angle' }[ratio];
    const swapped =
      ratio === 'tan'
        ? name === 'third'
          ? 'root3'
          : name === 'root3'
            ? 'third'
            : 'root2'
        : (table.find(([other, degrees]) => other === twin && degrees === angle)?.[2] ?? 'half');
    const others = some(['half', 'root2', 'root3half', '1', 'third', 'root3'], 6);
    return {
      stem:
        length > 0
          ? 'What is the exact length in centimetres of the missing side of this right-angled triangle?'
          : `What is the exact value of ${maths(by > 1 ? `${by} ${expression}` : expression)}?`,
      ...(length > 0
        ? {
            figure: rightTriangle([value === 0 ? 1 : Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)], {
              right: `${angle}°`,
              ...{
                sin: { up: '?', hypotenuse: `${length} cm` },
                cos: { across: '?', hypotenuse: `${length} cm` },
                tan: { up: '?', across: `${length} cm` },
              }[ratio],
            }),
          }
        : {}),
      key: name,
      slips: [
        [
          swapped,
          ratio === 'tan'
            ? 'This mixes up the tangents of 30°, 45° and 60°.'
            : `This is the ${twin === 'cos' ? 'cosine' : 'sine'} of the angle.`,
        ],
        ...others
          .filter((other) => other !== swapped)
          .map(
            (other) =>
              [other, `This belongs to ${standsAt[other] ?? 'another angle'}. Sketch the triangle and read the ratio off.`] as const,
          ),
      ],
      show: (key: string) => maths(written(key)),
      why: `${maths(`${expression} = ${tex}`)}; it can be read off ${angle === 45 ? 'half of a square' : angle % 90 === 0 ? 'the graph' : 'half of an equilateral triangle with sides of 2'}.`,
      steps: [
        maths(`${expression} = ${tex}`),
        ...(size > 1
          ? [maths(String.raw`${size} \times ${tex} = ${written(name)}`)]
          : [`Sketch the triangle to check that ${Math.round(value * 100) / 100} is about right.`]),
      ],
      hints: [
        angle === 45 ? 'Sketch half of a square with sides of 1.' : 'Sketch half of an equilateral triangle with sides of 2.',
        ratio === 'tan'
          ? 'Tangent is opposite over adjacent.'
          : ratio === 'sin'
            ? 'Sine is opposite over hypotenuse.'
            : 'Cosine is adjacent over hypotenuse.',
      ],
      drawn: { ratio, angle, size },
    };
  },
);

const length = (x: number): Rational => q(Math.round(x * 10), 10);

const side = (which: string) => (which === 'the hypotenuse' ? which : `the side ${which}`);

const writtenAt = (place: string, given: string, asked: string, known: number): string =>
  place === given ? `${known} cm` : place === asked ? '?' : '';

export const trigonometrySides = makeGenerator(
  {
    id: 'maths-trigonometry-sides',
    title: 'Finding sides with trigonometry',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['trigonometry', 'sohcahtoa', 'sin cos tan', 'right-angled trigonometry', 'missing side'],
    kinds: trigRatios,
  },
  ({ int, pick, level }) => {
    const ratio = pick(['sin', 'cos', 'tan'] as const);
    const sign = `\\${ratio}`;
    const angle = int(21, 69);
    const known = int(5, level(20, 40, 60));
    const divides = level(false, pick([true, false]), true);
    const of = (name: 'sin' | 'cos' | 'tan') => Math[name]((angle * Math.PI) / 180);
    const names = {
      sin: ['opposite the angle', 'the hypotenuse'],
      cos: ['next to the angle', 'the hypotenuse'],
      tan: ['opposite the angle', 'next to the angle'],
    } as const;
    const [top, bottom] = names[ratio];
    const [given, asked] = divides ? [top, bottom] : [bottom, top];
    const key = divides ? known / of(ratio) : known * of(ratio);
    const wrong = ratio === 'sin' ? 'cos' : 'sin';
    if (Math.abs(angle - 45) < 3) return undefined;
    const first = side(given).replace(/^t/, 'T');
    return {
      stem: `A right-angled triangle has an angle of ${angle}°. ${first} is ${known} cm long. How long is ${side(asked)}? Round to 1 decimal place.`,
      figure: rightTriangle([of('cos'), of('sin')], {
        across: writtenAt('next to the angle', given, asked, known),
        hypotenuse: writtenAt('the hypotenuse', given, asked, known),
        up: writtenAt('opposite the angle', given, asked, known),
        right: `${angle}°`,
      }),
      key: length(key),
      slips: [
        [
          length(divides ? known * of(ratio) : known / of(ratio)),
          divides
            ? 'This multiplies. The side you look for is at the bottom of the ratio, so divide.'
            : 'This divides. The side you look for is at the top of the ratio, so multiply.',
        ],
        [
          length(divides ? known / of(wrong) : known * of(wrong)),
          `This uses ${wrong === 'cos' ? 'cosine' : 'sine'}. Which two sides are involved?`,
        ],
        [
          length(divides ? known / of(ratio === 'tan' ? 'cos' : 'tan') : known * of(ratio === 'tan' ? 'cos' : 'tan')),
          `This uses ${ratio === 'tan' ? 'cosine' : 'tangent'}. Which two sides are involved?`,
        ],
        [length(key + 1), 'This has a slip in the rounding or on the calculator.'],
      ],
      show: (x: Rational) => `${plain(x, 1)} cm`,
      believable: (x: Rational) => x.n > 0n,
      why: `${maths(String.raw`${sign} ${angle}^\circ`)} is ${side(top)} divided by ${side(bottom)}, so ${divides ? 'divide the side you know by it' : 'multiply the side you know by it'}.`,
      steps: [
        `Name the sides: you know ${side(given)} and look for ${side(asked)}.`,
        maths(divides ? String.raw`x = \frac{${known}}{${sign} ${angle}^\circ}` : String.raw`x = ${known} \times ${sign} ${angle}^\circ`),
        `${maths(`x = ${plain(length(key), 1)}`)} to 1 decimal place`,
      ],
      hints: ['Label the sides: opposite, adjacent, hypotenuse.', 'SOH CAH TOA: which ratio links the two sides?'],
      drawn: { ratio, angle, known, kind: divides ? 'bottom' : 'top' },
    };
  },
);
