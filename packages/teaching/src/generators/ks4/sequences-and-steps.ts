import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, isWhole, mul, q, type Rational, roundTo, toNumber } from '../rational.ts';
import { maths, plain, terms } from '../written.ts';

export const usingNthTerms = makeGenerator<number>(
  {
    id: 'maths-use-nth-term',
    title: 'Using an nth term',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['using the nth term', 'is it in the sequence', 'find a term from the nth term'],
    kinds: [
      asking(/\bquadratics?\b|\bn ?(?:²|\^ ?2|squared)/, /n\^2/),
      asking(/\bwhich term\b|\bis (?:it |.* )?in the sequence\b/, /One of its terms/),
    ],
  },
  ({ int, pick, level }) => {
    const [a, b, n] = [int(2, 9), pick([1, -1]) * int(1, 12), int(5, 30)];
    const square = level(false, pick([true, false]), true);
    const asks = level('term', pick(['term', 'which'] as const), 'which');
    const [c, d] = [square ? 1 : a, square ? level(0, 0, int(1, 4)) : 0];
    const at = (x: number): number => (square ? c * x * x + d * x + b : a * x + b);
    const rule = square
      ? terms([
          [1, 'n^2'],
          [d, 'n'],
          [b, ''],
        ])
      : terms([
          [a, 'n'],
          [b, ''],
        ]);
    const term = at(n);
    return {
      stem:
        asks === 'term'
          ? `A sequence has the nth term ${maths(rule)}. What is its ${n}th term?`
              .replace('21th', '21st')
              .replace('22th', '22nd')
              .replace('23th', '23rd')
          : `A sequence has the nth term ${maths(rule)}. One of its terms is ${plain(term)}. What is ${maths('n')} there?`,
      key: asks === 'term' ? term : n,
      slips:
        asks === 'term'
          ? [
              [
                square ? 2 * n + d * n + b : n + a + b,
                square ? 'This doubles n. Squared means n times n.' : `This adds ${a}. It is multiplied by n.`,
              ],
              [square ? n * n + d * n : a * n, 'This leaves out the last number of the rule.'],
              [square ? (n + b) ** 2 : a * (n + b), 'This works from left to right. Powers and products come first.'],
              [at(n + 1), 'This is one term too far.'],
            ]
          : [
              [n + 1, 'This is one too far. Put it into the rule.'],
              [n - 1, 'This is one too early. Put it into the rule.'],
              [
                square ? Math.round((term - b) / 2) : Math.round((term + b) / a),
                square ? 'This halves. A square is undone by a root.' : `This has a slip with the ${Math.abs(b)}.`,
              ],
              [at(term), 'This puts the term in the place of n. Solve an equation.'],
            ],
      show: plain,
      believable: (x) => x > 0,
      why: `${maths('n')} counts the places. With ${maths(`n = ${n}`)} the rule gives ${plain(term)}.`,
      steps:
        asks === 'term'
          ? [`Put ${n} in the place of n.`, `${maths(rule)} becomes ${plain(term)}.`]
          : [
              `Write ${maths(`${rule} = ${term}`)}.`,
              square ? `Try values: ${n} gives ${plain(term)}.` : `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}, then divide by ${a}.`,
            ],
      hints: [
        asks === 'term' ? 'What does n stand for here?' : 'Set the rule equal to the term.',
        asks === 'term' ? 'Powers come first, then products, then adding.' : 'Solve the equation, or try values in turn.',
      ],
      drawn: { asks, c, d, b, square: square ? 'yes' : 'no', n, term },
    };
  },
);

export const geometricSequences = makeGenerator<Rational>(
  {
    id: 'maths-geometric-sequences',
    title: 'Geometric sequences',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['geometric sequences', 'geometric progression', 'common ratio'],
    kinds: [asking(/\bratios?\b/, /common ratio/), asking(/\bmissing\b/, /missing/), asking(/\bnext\b/, /next term/)],
  },
  ({ int, pick, level }) => {
    const ratio = level(q(int(2, 5)), pick([q(2), q(3), q(1, 2), q(-2)]), pick([q(3, 2), q(1, 2), q(-3), q(2, 3)]));
    const start = q(level(int(1, 6), int(1, 6) * 16, ratio.d === 1n ? int(1, 12) : int(1, 8) * (ratio.d === 3n ? 243 : 32)));
    const shown: Rational[] = [start];
    for (let at = 1; at < 6; at += 1) shown.push(mul(shown.at(-1) ?? start, ratio));
    const asks = level(pick(['next', 'ratio'] as const), pick(['ratio', 'sixth'] as const), pick(['missing', 'sixth'] as const));
    if (shown.some((x) => !isWhole(x)) || (asks === 'ratio' && ratio.d > 2n)) return undefined;
    const [first = start, second = start, third = start, fourth = start, fifth = start, sixth = start] = shown;
    const list =
      asks === 'missing'
        ? `${plain(first)}, □, ${plain(third)}, ${plain(fourth)}`
        : [first, second, third, fourth].map((x) => plain(x)).join(', ');
    const key = { next: fifth, ratio, sixth, missing: second }[asks];
    const gap = add(second, mul(-1, first));
    return {
      stem: `${list}${asks === 'missing' ? '' : ', …'} is a geometric sequence. ${{ next: 'What is the next term?', ratio: 'What is its common ratio?', sixth: 'What is its 6th term?', missing: 'What is the missing term?' }[asks]}`,
      key,
      slips: {
        next: [
          [add(fourth, gap), 'This adds the first step again. A geometric sequence multiplies.'],
          [add(fourth, add(fourth, mul(-1, third))), 'This adds the last step again. A geometric sequence multiplies.'],
          [sixth, 'This is one term too far.'],
          [mul(fourth, 2), 'This doubles. Find the ratio first.'],
        ] as const,
        ratio: [
          [gap, 'This is the difference. The ratio is a quotient.'],
          [div(first, second), 'This divides the wrong way round.'],
          [mul(-1, ratio), 'This has the wrong sign.'],
          [div(third, first), 'This jumps over a term.'],
        ] as const,
        sixth: [
          [fifth, 'This is the 5th term.'],
          [add(fourth, mul(2, gap)), 'This adds the first step twice. A geometric sequence multiplies.'],
          [mul(first, mul(ratio, 5)), 'This multiplies the ratio by 5. It is used five times over.'],
          [mul(sixth, ratio), 'This is the 7th term.'],
        ] as const,
        missing: [
          [div(add(first, third), 2), 'This is half way. A geometric sequence multiplies.'],
          [add(third, mul(-1, first)), 'This is the difference of its neighbours.'],
          [mul(third, ratio), 'This goes on instead of back.'],
          [mul(-1, second), 'This has the wrong sign.'],
        ] as const,
      }[asks],
      show: plain,
      believable: (x) => x.d <= 4n && x.d !== 3n,
      why: `Each term is the one before it times ${plain(roundTo(ratio, 3))}${ratio.d === 3n ? ' (two thirds)' : ''}.`,
      steps: [
        `Divide a term by the one before it: ${plain(fourth)} ÷ ${plain(third)}.`,
        {
          next: `${plain(fourth)} times the ratio is ${plain(fifth)}.`,
          ratio: `The ratio is ${plain(roundTo(ratio, 3))}.`,
          sixth: `Multiply twice more: ${plain(fifth)}, ${plain(sixth)}.`,
          missing: `${plain(first)} times the ratio is ${plain(second)}.`,
        }[asks],
      ],
      hints: ['Divide a term by the term before it.', 'In a geometric sequence you multiply by the same number each time.'],
      drawn: { asks, terms: [first, second, third, fourth].map(toNumber) },
    };
  },
);

export const fibonacciSequences = makeGenerator<number>(
  {
    id: 'maths-fibonacci-sequences',
    title: 'Fibonacci-type sequences',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['fibonacci sequence', 'fibonacci type sequences', 'add the two terms before'],
  },
  ({ int, level }) => {
    const [a, b] = [int(1, 9), int(level(1, -6, 2), 12)];
    const list = [a, b];
    while (list.length < 7) list.push((list.at(-1) ?? 0) + (list.at(-2) ?? 0));
    const [, , third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0] = list;
    if (b === 0 || new Set(list).size < 7) return undefined;
    const asks = level('fifth', 'sixth', 'second');
    const key = { fifth, sixth, second: b }[asks];
    return {
      stem: {
        fifth: `In a Fibonacci-type sequence each term is the sum of the two before it. It begins ${[a, b, third, fourth].map((x) => plain(x)).join(', ')}. What is the 5th term?`,
        sixth: `A Fibonacci-type sequence begins ${plain(a)}, ${plain(b)}. What is its 6th term?`,
        second: `In a Fibonacci-type sequence the 1st term is ${a} and the 4th term is ${fourth}. What is the 2nd term?`,
      }[asks],
      key,
      slips: {
        fifth: [
          [2 * fourth - third, 'This adds the last step again. Add the last two terms.'],
          [a + b + third + fourth, 'This adds all the terms. Add only the last two.'],
          [2 * fourth, 'This doubles the last term.'],
          [sixth, 'This is one term too far.'],
        ] as const,
        sixth: [
          [fifth, 'This is the 5th term.'],
          [seventh, 'This is the 7th term.'],
          [a + 5 * (b - a), 'This adds the same number each time. Add the two terms before.'],
          [a * b + fourth, 'This multiplies at first.'],
        ] as const,
        second: [
          [fourth - a, 'This is twice the second term. The 4th term is the 1st and two of the 2nd.'],
          [third, 'This is the 3rd term.'],
          [(fourth + a) / 2, 'This is half way between the two.'],
          [b + 1, 'This is one too many. Build the sequence to check.'],
        ] as const,
      }[asks],
      show: plain,
      believable: Number.isInteger,
      why: `The sequence is ${list
        .slice(0, 6)
        .map((x) => plain(x))
        .join(', ')}: each term is the sum of the two before it.`,
      steps:
        asks === 'second'
          ? [
              `Call the 2nd term ${maths('x')}. The 3rd is ${maths(`${a} + x`)}, the 4th ${maths(`${a} + 2x`)}.`,
              maths(`${a} + 2x = ${fourth}`),
              maths(`x = ${b}`),
            ]
          : [
              `3rd: ${plain(third)}. 4th: ${plain(fourth)}. 5th: ${plain(fifth)}.`,
              ...(asks === 'sixth' ? [`6th: ${plain(fourth)} + ${plain(fifth)} = ${plain(sixth)}`] : []),
            ],
      hints: [
        'Each term is made from the two terms before it.',
        asks === 'second' ? 'Call the 2nd term x and write the next two.' : 'Go on one term at a time.',
      ],
      drawn: { asks, a, b, fourth },
    };
  },
);
