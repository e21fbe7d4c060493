import { makeGenerator } from '../make-generator.ts';
import { maths, terms } from '../written.ts';

const bracket = (a: number, b: number): string =>
  `(${terms([
    [a, 'x'],
    [b, ''],
  ])})`;

type Cubic = readonly [number, number, number, number];
const cubic = ([a, b, c, d]: Cubic): string =>
  terms([
    [a, 'x^3'],
    [b, 'x^2'],
    [c, 'x'],
    [d, ''],
  ]);

export const expandTripleBrackets = makeGenerator<Cubic>(
  {
    id: 'maths-expand-triple-brackets',
    title: 'Expanding three brackets',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['expanding triple brackets', 'triple brackets', 'expanding three brackets', 'three binomials', 'cubic expansion'],
    leavesOut: /^(?!.*\b(?:tripp?le|three|3|cub\w+)\b)/,
  },
  ({ int, pick, level }) => {
    const sign = (): number => pick([1, -1]);
    const [p, q, last] = [
      level(1, sign(), sign()) * int(1, level(4, 5, 6)),
      level(1, 1, sign()) * int(1, 5),
      level(1, sign(), sign()) * int(1, 5),
    ];
    const lead = level(1, pick([1, 1, 2, 3]), pick([2, 3, 4, 5]));
    const [sum, product] = [p + q, p * q];
    const shown: Cubic = [lead, last + lead * sum, sum * last + lead * product, product * last];
    const [a, b, c, d] = shown;
    const cube = lead === 1 && p === q && q === last;
    if (sum === 0 || b === 0 || c === 0 || (lead > 1 && last % lead === 0)) return undefined;
    return {
      stem: `Expand and simplify ${maths(cube ? `${bracket(1, p)}^3` : `${bracket(1, p)}${bracket(1, q)}${bracket(lead, last)}`)}.`,
      key: shown,
      slips: [
        [[a, 0, 0, d], 'This multiplies only the first terms and the last terms.'],
        [[a, b, c, -d], 'This has the wrong sign on the last term.'],
        [[a, b, lead * product, d], 'This leaves out one of the products for the term in $x$.'],
        [[a, lead * sum, c, d], 'This leaves out one of the products for the term in $x^2$.'],
        [[a, b, c, p + q + last], 'This adds the last numbers. Multiply them.'],
      ],
      show: (value) => maths(cubic(value)),
      why: `First two brackets: ${maths(
        `${bracket(1, p)}${bracket(1, q)} = ${terms([
          [1, 'x^2'],
          [sum, 'x'],
          [product, ''],
        ])}`,
      )}. Each of its terms then multiplies each term of the third bracket.`,
      steps: [
        `Two brackets first: ${maths(
          terms([
            [1, 'x^2'],
            [sum, 'x'],
            [product, ''],
          ]),
        )}`,
        `Times the third: ${maths(
          terms([
            [lead, 'x^3'],
            [last, 'x^2'],
            [lead * sum, 'x^2'],
            [sum * last, 'x'],
            [lead * product, 'x'],
            [product * last, ''],
          ]),
        )}`,
        `Collect like terms: ${maths(cubic(shown))}`,
      ],
      hints: [
        'Expand two of the brackets first, and simplify.',
        'Three terms times two terms: that makes six products.',
        'Collect the terms in $x^2$, then those in $x$.',
      ],
      drawn: { p, q, lead, last },
    };
  },
);

type Factors = readonly [number, number, number, number];
const factored = ([a, b, c, d]: Factors): string => (a === c && b === d ? `${bracket(a, b)}^2` : `${bracket(a, b)}${bracket(c, d)}`);

export const factoriseQuadratics = makeGenerator<Factors>(
  {
    id: 'maths-factorise-quadratics',
    title: 'Factorising quadratics into two brackets',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: [
      'factorising quadratics',
      'factorise into two brackets',
      'difference of two squares',
      'factorise quadratic expressions',
      'double brackets factorising',
    ],
    kinds: [
      { asked: /\bdifference of (?:two |2 )?squares?\b/, drawn: ({ stem }) => /x\^2 - \d+\$|difference of two squares/.test(stem) },
      {
        asked:
          /\b[2-9]\d*x ?(?:²|\^ ?2|2)|\bax ?(?:²|\^ ?2|2)|\bcoefficient|\bnon[- ]?monic|\bharder\b|\ba (?:(?:is )?(?:not|greater than|more than|bigger than)|isn'?t|≠|!=|>) ?1\b/,
        drawn: ({ stem }) => /Factorise \$[2-9]\d*x\^2 [+-] \d*x/.test(stem),
      },
      { asked: /(?<![\dx])x ?(?:²|\^ ?2|2) ?[-+−]|(?<!non[- ]?)\bmonic/, drawn: ({ stem }) => /Factorise \$x\^2 [+-] \d*x/.test(stem) },
    ],
    leavesOut: /^(?!.*(?:\bquadratic|\bsquares\b|\btwo brackets|\bdouble brackets|x ?(?:²|\^ ?2|2)))|\bsolv/,
  },
  ({ int, pick, level }) => {
    const sign = (): number => pick([1, -1]);
    const kind = pick(['monic', 'squares', level('monic', 'monic', 'leading'), level('monic', 'leading', 'leading')] as const);
    const b = level(kind === 'monic' ? 1 : sign(), sign(), sign()) * int(1, kind === 'squares' ? 12 : 9);
    const d = kind === 'squares' ? -b : level(1, sign(), sign()) * int(1, 9);
    const a = kind === 'leading' ? pick([2, 3, 5]) : kind === 'squares' ? level(1, pick([1, 1, 2, 3]), pick([2, 3, 4, 5])) : 1;
    const c = kind === 'squares' ? a : 1;
    const [two, one, none] = [a * c, a * d + b * c, b * d];
    if ((kind === 'squares') !== (one === 0) || (kind === 'leading' && b % a === 0) || (kind === 'squares' && a > 1 && b % a === 0))
      return undefined;
    if (kind === 'squares' && Math.abs(b) === 1 && a === 1) return undefined;
    const size = Math.abs(b);
    const key: Factors = kind === 'squares' ? [a, size, a, -size] : [a, b, c, d];
    const expression = terms([
      [two, 'x^2'],
      [one, 'x'],
      [none, ''],
    ]);
    return {
      stem: `Factorise ${maths(expression)}.`,
      key,
      slips:
        kind === 'squares'
          ? [
              [[a, -size, a, -size], 'This has two minus signs: a middle term would be left.'],
              [[a, size, a, size], 'This has no minus sign: its last term is positive.'],
              [[a * a, size, 1, -size], 'This does not take the root of the number before $x^2$.'],
              [[a, size * size, a, -1], 'This does not take the root of the last number.'],
              [[a, size * 2, a, -size * 2], 'This doubles. Take the square root.'],
            ]
          : [
              [[a, -b, c, -d], 'This has both signs the wrong way round.'],
              [[a, b, c, -d], 'This has the wrong sign in the second bracket.'],
              [[a, -b, c, d], 'This has the wrong sign in the first bracket.'],
              [[a, d, c, b], 'This has the right numbers in the wrong brackets.'],
              [[a, one, c, none], 'This puts the two numbers of the expression into the brackets.'],
            ],
      show: (value) => maths(factored(value)),
      sameAs: ([e, f, g, h]) => `${e * g} ${e * h + f * g} ${f * h}`,
      why:
        kind === 'squares'
          ? `It is a difference of two squares: ${maths(`${terms([[two, 'x^2']])} = ${a === 1 ? 'x^2' : `(${a}x)^2`}`)} and ${maths(`${size * size} = ${size}^2`)}.`
          : `Multiply out to check: the products with $x$ come to ${maths(terms([[one, 'x']]))}, and the last numbers multiply to ${maths(`${none}`)}.`,
      steps:
        kind === 'squares'
          ? [
              `Take both roots: ${maths(terms([[a, 'x']]))} and ${size}.`,
              `One bracket adds them, the other subtracts: ${maths(factored(key))}`,
            ]
          : kind === 'monic'
            ? [
                `Two numbers that multiply to ${maths(`${none}`)} and add up to ${maths(`${one}`)}: ${maths(`${b}`)} and ${maths(`${d}`)}.`,
                maths(factored(key)),
              ]
            : [
                `Two numbers that multiply to ${maths(`${two * none}`)} and add up to ${maths(`${one}`)}: ${maths(`${a * d}`)} and ${maths(`${b * c}`)}.`,
                `Split the middle term: ${maths(
                  terms([
                    [two, 'x^2'],
                    [a * d, 'x'],
                    [b * c, 'x'],
                    [none, ''],
                  ]),
                )}`,
                maths(factored(key)),
              ],
      hints: [
        kind === 'squares' ? 'Both terms are squares, and one is taken from the other.' : 'Which two numbers multiply to the last number?',
        kind === 'squares'
          ? 'One bracket has a plus sign and one a minus sign.'
          : kind === 'monic'
            ? 'They also have to add up to the number before $x$.'
            : 'Multiply the first number by the last. Look for two factors of that which add up to the middle number.',
        'Multiply your brackets out again to check.',
      ],
      drawn: { kind, a, b, c, d },
    };
  },
);
