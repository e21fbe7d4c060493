import { type Draft, makeGenerator } from '../make-generator.ts';
import { maths } from '../written.ts';

/** `[w, c, r]` is w + c√r. */
type Surd = readonly [whole: number, size: number, root: number];

const squareIn = (n: number): number => {
  let best = 1;
  for (let by = 2; by * by <= n; by += 1) if (n % (by * by) === 0) best = by;
  return best;
};
const isSquare = (n: number): boolean => squareIn(n) ** 2 === n;
/** c√n with the square factor outside. */
const simplest = (c: number, n: number): Surd => {
  const s = squareIn(n);
  return s * s === n ? [c * s, 0, 2] : [0, c * s, n / (s * s)];
};

const rootTex = (size: number, root: number): string => String.raw`${Math.abs(size) === 1 ? '' : Math.abs(size)}\sqrt{${root}}`;
const surdTex = ([whole, size, root]: Surd): string => {
  if (size === 0) return `${whole}`;
  if (whole === 0) return `${size < 0 ? '-' : ''}${rootTex(size, root)}`;
  return `${whole} ${size < 0 ? '-' : '+'} ${rootTex(size, root)}`;
};
const valueOf = ([whole, size, root]: Surd): string => (whole + size * Math.sqrt(root)).toFixed(9);

const surdDraft = (
  expression: string,
  ask: string,
  key: Surd,
  rest: Pick<Draft<Surd>, 'slips' | 'why' | 'steps' | 'hints'>,
): Draft<Surd> => ({
  stem: `${ask} ${maths(expression)}. Give the answer in its simplest form.`,
  key,
  show: (value) => maths(surdTex(value)),
  sameAs: valueOf,
  drawn: { expression },
  ...rest,
});

export const multiplySurds = makeGenerator<Surd>(
  {
    id: 'maths-multiply-surds',
    title: 'Multiplying and dividing surds',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['multiplying surds', 'dividing surds', 'product of surds'],
  },
  ({ int, level }) => {
    const [a, b, m, n] = [int(2, 15), int(2, 15), int(2, 5), int(2, 5)];
    if (a === b || isSquare(a) || isSquare(b)) return undefined;
    const divides = level(false, false, true);
    const [over, under] = level([1, 1], [m, n], [m * n, n]);
    const out = divides ? m : over * under;
    const inside = divides ? a : a * b;
    const expression = divides
      ? String.raw`\frac{${rootTex(over, a * b)}}{${rootTex(under, b)}}`
      : String.raw`${rootTex(over, a)} \times ${rootTex(under, b)}`;
    const s = squareIn(inside);
    const key = simplest(out, inside);
    return surdDraft(expression, 'Work out', key, {
      slips: divides
        ? [
            [simplest(over - under, a), 'This subtracts the numbers in front. Divide them.'],
            [simplest(m, a * b - b), 'This subtracts under the root. Divide the numbers under the root.'],
            [[m * a, 0, 2], 'This drops the root sign at the end.'],
            [simplest(over, a), 'This forgets to divide by the number in front below the line.'],
          ]
        : [
            [simplest(out, a + b), 'This adds the numbers under the roots. Multiply them.'],
            [
              s > 1 && s * s < inside ? [0, out * s * s, inside / (s * s)] : [out * inside, 0, 2],
              s > 1 && s * s < inside
                ? `This takes ${s * s} out of the root as it is. Its root ${s} comes out.`
                : 'This drops the root sign at the end.',
            ],
            [simplest(over + under, inside), 'This adds the numbers in front of the roots. Multiply them.'],
            [simplest(out + 1, inside), 'This has a slip in the number in front.'],
          ],
      why: divides
        ? `Divide in front, ${over} ÷ ${under}, and under the root, ${a * b} ÷ ${b}. Then take out any square factor.`
        : `Multiply in front and multiply under the root, ${a} × ${b} = ${inside}. Then take out any square factor.`,
      steps: [
        ...(over > 1 ? [divides ? `In front: ${over} ÷ ${under} = ${m}` : `In front: ${over} × ${under} = ${out}`] : []),
        divides ? `Under the root: ${a * b} ÷ ${b} = ${a}` : `Under the root: ${a} × ${b} = ${inside}`,
        ...(s > 1 ? [maths(String.raw`\sqrt{${inside}} = ${surdTex(simplest(1, inside))}`)] : []),
        maths(surdTex(key)),
      ],
      hints: [
        'Numbers in front go with numbers in front, roots go with roots.',
        'Is there a square number that divides what is under the root?',
      ],
    });
  },
);

export const addSurds = makeGenerator<Surd>(
  {
    id: 'maths-add-surds',
    title: 'Adding and subtracting surds',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['adding surds', 'subtracting surds', 'collecting surds'],
  },
  ({ int, pick, level }) => {
    const r = pick([2, 3, 5, 6, 7]);
    const [m, n] = level([int(2, 9), int(2, 9)], [1, 1], [int(2, 5), int(1, 4)]);
    const [s, t] = level([1, 1], [int(2, 6), int(2, 6)], [int(2, 5), int(2, 5)]);
    const minus = level(pick([true, false]), false, true);
    if (level(m === n, s === t, s === t)) return undefined;
    const sign = minus ? -1 : 1;
    const total = m * s + sign * n * t;
    if (total <= 0) return undefined;
    const [first, second] = [s * s * r, t * t * r];
    const under = m * m * first + sign * n * n * second;
    const simple = level(true, false, false);
    return surdDraft(`${rootTex(m, first)} ${minus ? '-' : '+'} ${rootTex(n, second)}`, 'Work out', [0, total, r], {
      slips: [
        simple
          ? [simplest(total, minus ? r * 2 + 1 : 2 * r), 'This changes the number under the root as well. It stays as it is.']
          : [simplest(1, Math.abs(under)), `This ${minus ? 'subtracts' : 'adds'} under one root. Simplify each root first.`],
        simple
          ? [[total * r, 0, 2], 'This drops the root sign. The root stays, as a letter would.']
          : [[0, m * s * s + sign * n * t * t, r], 'This takes the square factors out as they are. Their roots come out.'],
        [
          [0, minus ? m * s + n * t : m * s * n * t, r],
          minus ? 'This adds the two. Subtract them.' : 'This multiplies the numbers in front. Add them.',
        ],
        [[0, total + 1, r], 'This has a slip in the number in front.'],
      ],
      why: `Both parts are so many times ${maths(String.raw`\sqrt{${r}}`)}: ${m * s} ${minus ? 'less' : 'and'} ${n * t} of them.`,
      steps: [
        ...(simple ? [] : [maths(`${rootTex(m, first)} = ${rootTex(m * s, r)}`), maths(`${rootTex(n, second)} = ${rootTex(n * t, r)}`)]),
        maths(`${rootTex(m * s, r)} ${minus ? '-' : '+'} ${rootTex(n * t, r)} = ${rootTex(total, r)}`),
      ],
      hints: [
        'Only like surds can be collected, as with letters.',
        simple ? 'How many of that root are there in all?' : 'Simplify each root first: which square number divides it?',
      ],
    });
  },
);

export const surdBrackets = makeGenerator<Surd>(
  {
    id: 'maths-surd-brackets',
    title: 'Brackets with surds',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['expanding brackets with surds', 'double brackets with surds', 'surds in brackets'],
  },
  ({ int, pick, level }) => {
    const r = pick([2, 3, 5, 6, 7, 10, 11]);
    const [a, b] = [int(2, 7), int(2, 8)];
    if (a === b) return undefined;
    const root = String.raw`\sqrt{${r}}`;
    const kind = level('single', 'square', pick(['mixed', 'conjugate'] as const));
    const cases: Readonly<Record<string, readonly [string, Surd, Draft<Surd>['slips'], readonly string[]]>> = {
      single: [
        `${root}(${a} + ${root})`,
        [r, a, r],
        [
          [[r * r, a, r], `This takes the root times itself as ${r} squared. It is just ${r}.`],
          [[0, a + 2, r], 'This doubles the root. A root times itself loses the root sign.'],
          [[0, a + 1, r], 'This multiplies only the first term.'],
        ],
        [maths(String.raw`${root} \times ${a} = ${rootTex(a, r)}`), maths(String.raw`${root} \times ${root} = ${r}`)],
      ],
      square: [
        `(${a} + ${root})^2`,
        [a * a + r, 2 * a, r],
        [
          [[a * a + r, 0, 2], 'This leaves out the two middle terms.'],
          [[a * a + r, a, r], 'This takes the middle term once. It comes twice.'],
          [[a * a + r * r, 2 * a, r], `This takes the root squared as ${r} squared. It is just ${r}.`],
        ],
        [maths(`${a * a} + ${rootTex(a, r)} + ${rootTex(a, r)} + ${r}`)],
      ],
      mixed: [
        `(${a} + ${root})(${b} - ${root})`,
        [a * b - r, b - a, r],
        [
          [[a * b + r, b - a, r], 'This adds at the end. Plus times minus makes a minus.'],
          [[a * b - r, a + b, r], 'This gives both middle terms a plus. One of them has a minus.'],
          [[a * b - r, 0, 2], 'This leaves out the two middle terms.'],
        ],
        [maths(`${a * b} - ${rootTex(a, r)} + ${rootTex(b, r)} - ${r}`)],
      ],
      conjugate: [
        `(${b} - ${root})(${b} + ${root})`,
        [b * b - r, 0, 2],
        [
          [[b * b + r, 0, 2], 'This adds at the end. Plus times minus makes a minus.'],
          [[b * b - r * r, 0, 2], `This takes the root squared as ${r} squared. It is just ${r}.`],
          [[b * b - r, 2 * b, r], 'This gives both middle terms the same sign, but they cancel.'],
        ],
        [maths(`${b * b} + ${rootTex(b, r)} - ${rootTex(b, r)} - ${r}`)],
      ],
    };
    const [expression, key, slips, steps] = cases[kind] ?? ['', [0, 0, 2] as const, [], []];
    return surdDraft(expression, 'Expand and simplify', key, {
      slips,
      why: `Multiply each term by each, and remember that ${maths(String.raw`${root} \times ${root} = ${r}`)}.`,
      steps: [...steps, maths(surdTex(key))],
      hints: [
        'Multiply every term in the one bracket by every term of the other part.',
        'A root times itself is the number under the root.',
      ],
    });
  },
);

export const rationaliseDenominators = makeGenerator<Surd>(
  {
    id: 'maths-rationalise-denominators',
    title: 'Rationalising a denominator',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['rationalise the denominator', 'rationalising the denominator', 'rationalising'],
  },
  ({ int, pick, level }) => {
    const r = pick([2, 3, 5, 6, 7, 10]);
    const [k, m, b] = [int(2, 6), level(1, int(2, 5), 1), int(2, 7)];
    const isPair = level(false, false, true);
    const bottom = isPair ? b * b - r : m * r;
    if (bottom <= 1 || (isPair && k * bottom > 99)) return undefined;
    const plus = pick([true, false]);
    const top = k * bottom;
    const c = plus ? -k : k;
    const below = isPair ? String.raw`${b} ${plus ? '+' : '-'} \sqrt{${r}}` : rootTex(m, r);
    const by = isPair ? String.raw`${b} ${plus ? '-' : '+'} \sqrt{${r}}` : String.raw`\sqrt{${r}}`;
    const key: Surd = isPair ? [k * b, c, r] : [0, k, r];
    return surdDraft(String.raw`\frac{${top}}{${below}}`, 'Rationalise the denominator of', key, {
      slips: isPair
        ? [
            [[k * b, -c, r], 'This multiplies the top by the bracket as it stands. Change its sign.'],
            [[top * b, plus ? -top : top, r], 'This forgets to divide by the new bottom.'],
            [[k * b, plus ? -1 : 1, r], 'This divides only one of the two terms.'],
            [[top, plus ? -k : k, r], 'This multiplies only one of the two terms on top.'],
          ]
        : [
            [[0, top, r], `This forgets to divide by the new bottom, ${bottom}.`],
            [[k, 0, 2], `This divides by ${bottom} and not by the root. The top needs the root too.`],
            m > 1
              ? [[0, k * m, r], `This forgets the ${m} in front of the root below.`]
              : [[0, k * r, r], 'This multiplies by the root and never divides.'],
            [simplest(r, k), 'This swaps the number in front with the one under the root.'],
          ],
      why: `Multiply top and bottom by ${maths(by)}: the bottom becomes ${bottom} and has no root.`,
      steps: [
        maths(String.raw`\frac{${top} \times (${by})}{(${below}) \times (${by})}`),
        `The bottom is ${isPair ? `${b * b} − ${r} = ${bottom}` : `${m > 1 ? `${m} × ` : ''}${r}${m > 1 ? ` = ${bottom}` : ''}`}.`,
        maths(surdTex(key)),
      ],
      hints: [
        isPair
          ? 'Multiply by the same bracket with the other sign in the middle.'
          : 'A root times itself has no root: what do you multiply by?',
        'Do the same to the top and to the bottom.',
      ],
    });
  },
);
