import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { maths, plain, terms } from '../written.ts';
import { figureOfStory } from './pictured-equations.ts';

export const likeTerms = makeGenerator<readonly [number, number]>(
  {
    id: 'maths-collect-like-terms',
    title: 'Collecting like terms',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['collect like terms', 'like terms', 'simplify expressions'],
    kinds: [asking(/\bpowers?\b|\bsquare[ds]?\b|\bx ?(?:²|\^ ?2)/, /\^2/)],
  },
  ({ int, pick, level }) => {
    const [x, y] = pick([
      ['x', 'y'],
      ['a', 'b'],
      ['p', 'q'],
      ['m', 'n'],
    ] as const);
    const second = level('', y, `${x}^2`);
    const [a, b, c, d] = [int(2, 9), level(int(1, 12), int(2, 9), int(1, 9)), pick([1, -1]) * int(1, 8), pick([1, -1]) * int(1, 9)];
    const [left, right] = [a + c, b + d];
    if (left === 0 || right === 0 || left === a * c) return undefined;
    const shown = terms([
      [a, x],
      [b, second],
      [c, x],
      [d, second],
    ]);
    return {
      stem: `Simplify ${maths(shown)}.`,
      key: [left, right],
      slips: [
        [[a - c, b - d], 'This takes the wrong sign. The sign in front of a term belongs to it.'],
        [[left, b - d], `This has the wrong sign in ${second === '' ? 'the numbers' : `the terms in ${maths(second)}`}.`],
        [
          [left + right, 0],
          second === '' ? 'This adds numbers and letters. They are not like terms.' : 'This joins terms that are not alike.',
        ],
        [[left, right + 1], 'This has a slip in adding.'],
      ],
      show: ([one, two]) =>
        maths(
          terms([
            [one, x],
            [two, second],
          ]),
        ),
      why: `Put like terms together: ${maths(
        terms([
          [a, x],
          [c, x],
        ]),
      )} is ${maths(terms([[left, x]]))}, and ${maths(
        terms([
          [b, second],
          [d, second],
        ]),
      )} is ${maths(terms([[right, second]]))}.`,
      steps: [
        maths(
          `${terms([
            [a, x],
            [c, x],
          ])} = ${terms([[left, x]])}`,
        ),
        maths(
          `${terms([
            [b, second],
            [d, second],
          ])} = ${terms([[right, second]])}`,
        ),
        maths(
          terms([
            [left, x],
            [right, second],
          ]),
        ),
      ],
      hints: ['Which terms have the same letters with the same powers?', 'The sign in front of a term goes with it.'],
      drawn: { shown },
    };
  },
);

export const formEquations = makeGenerator<number>(
  {
    id: 'maths-form-and-solve-equations',
    title: 'Forming and solving equations',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['forming equations', 'form and solve', 'write an equation', 'think of a number'],
    kinds: [
      asking(/\bperimeters?\b|\brectangles?\b/, /perimeter/),
      asking(/\bangles?\b/, /angles/),
      asking(/\bages?\b/, /years old/),
      asking(/\bthink(?:s|ing)? of a number\b/, /thinks of a number/),
    ],
  },
  ({ int, pick, level }) => {
    const who = pick(names);
    const [m, k, x] = [int(2, 6), int(2, 12), int(3, 15)];
    const kind = pick(level(['think', 'cost'], ['triangle', 'angles'], ['ages', 'sides'] as const));
    const stories = {
      think: [
        `${who} thinks of a number, multiplies it by ${m} and adds ${k}. The answer is ${m * x + k}. What is the number?`,
        x,
        `${m}x + ${k} = ${m * x + k}`,
        [
          [m * x, `This forgets to divide by ${m}.`],
          [m * (m * x + k) + k, 'This does the steps again. Undo them.'],
          [x + k, `This forgets the ${k}.`],
        ],
      ],
      cost: [
        `A hall costs £${k} to book and £${m} for each hour. ${who} pays £${m * x + k}. How many hours is that?`,
        x,
        `${m}h + ${k} = ${m * x + k}`,
        [
          [m * x, `This is the cost of the hours. Divide by ${m}.`],
          [x + k, `This forgets the £${k}.`],
          [m * x + 2 * k, `This adds the £${k}. Take it off.`],
        ],
      ],
      triangle: [
        `An isosceles triangle has two sides of ${maths('x')} cm and one of ${k} cm. Its perimeter is ${2 * x + k} cm. What is ${maths('x')}?`,
        x,
        `2x + ${k} = ${2 * x + k}`,
        [
          [2 * x, 'This is both sides together. Halve it.'],
          [x + k, `This forgets the side of ${k} cm.`],
          [2 * x + k - 2 * k, `This takes the ${k} off twice and does not halve.`],
        ],
      ],
      angles: [
        `Two angles on a straight line are ${maths(`${m}y`)} and ${maths(`y + ${180 - (m + 1) * 2 * x}`)} degrees. What is ${maths('y')}?`,
        2 * x,
        `${m + 1}y + ${180 - (m + 1) * 2 * x} = 180`,
        [
          [(m + 1) * 2 * x, `This forgets to divide by ${m + 1}.`],
          [2 * m * x, 'This is the size of the first angle.'],
          [2 * x + 180, 'This uses 360°. A straight line has 180°.'],
        ],
      ],
      ages: [
        `${who} is ${k} years older than Max. In all they are ${2 * x + k} years old. How old is ${who}?`.replaceAll('Max', 'Tom'),
        x + k,
        `x + (x + ${k}) = ${2 * x + k}`,
        [
          [x, `This is how old Tom is. Add ${k}.`],
          [x + k / 2, 'This shares the years out equally.'],
          [2 * x, 'This forgets to halve.'],
        ],
      ],
      sides: [
        `A rectangle is ${maths(`${m}x`)} cm long and ${maths(`x + ${k}`)} cm wide. Its perimeter is ${2 * (m * x + x + k)} cm. What is ${maths('x')}?`,
        x,
        `2(${m}x + x + ${k}) = ${2 * (m * x + x + k)}`,
        [
          [2 * x, 'This takes each side once only. A perimeter has both pairs.'],
          [(m + 1) * x, `This forgets to divide by ${m + 1}.`],
          [x + k, 'This is the width.'],
        ],
      ],
    } as const;
    const [stem, key, equation, slips] = stories[kind as 'think'];
    if (kind === 'triangle' && 2 * x <= k) return undefined;
    if (kind === 'angles' && 180 - (m + 1) * 2 * x < 5) return undefined;
    return {
      stem,
      illustration: figureOfStory(kind, [m, k, x]),
      key,
      slips: [
        ...slips,
        [key + 1, 'This is one too many. Put it back into the story.'],
        [key - 1, 'This is one too few. Put it back into the story.'],
      ],
      show: (value) => plain(value),
      believable: (value) => value > 0 && Number.isInteger(value),
      why: `The story says ${maths(equation)}, and that gives ${plain(kind === 'ages' ? x : key)}${kind === 'ages' ? ` for Tom, so ${plain(key)} for ${who}` : ''}.`,
      steps: [
        `Write an equation: ${maths(equation)}`,
        `Solve it${kind === 'ages' ? ` for Tom: ${x}. ${who} is ${k} years older.` : `: ${plain(key)}`}`,
      ],
      hints: ['Give the unknown a letter and write the story as an equation.', 'Undo the last step first.'],
      drawn: {
        kind,
        m,
        k,
        x,
        total: { think: m * x + k, cost: m * x + k, triangle: 2 * x + k, angles: 180, ages: 2 * x + k, sides: 2 * (m * x + x + k) }[
          kind as 'think'
        ],
        rest: 180 - (m + 1) * 2 * x,
      },
    };
  },
);

export const continueSequences = makeGenerator<number>(
  {
    id: 'maths-continue-sequences',
    title: 'Continuing sequences',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['next term', 'continue the sequence', 'term-to-term rule', 'sequences'],
    kinds: [asking(/\bterm[- ]to[- ]term\b|\brules?\b/, /rule is/)],
  },
  ({ int, pick, level }) => {
    const [start, d, r] = [int(1, 15), pick([1, -1]) * int(3, 12), int(2, 3)];
    const kind = pick(level(['linear'], ['linear', 'times'], ['growing', 'rule'] as const));
    const list = [start];
    for (let at = 1; at < 6; at += 1) {
      const last = list.at(-1) ?? 0;
      list.push({ linear: last + d, times: last * r, growing: last + Math.abs(d) + at, rule: r * last - Math.abs(d) }[kind as 'rule']);
    }
    const [, , third = 0, fourth = 0, fifth = 0, sixth = 0] = list;
    if (new Set(list).size < 6 || (kind === 'rule' && fifth < 0)) return undefined;
    const far = level(false, pick([true, false]), false);
    const key = far ? sixth : kind === 'rule' ? fourth : fifth;
    const rule = {
      linear: d > 0 ? `add ${d}` : `subtract ${-d}`,
      times: `multiply by ${r}`,
      growing: `add ${Math.abs(d) + 1}, then ${Math.abs(d) + 2}, then ${Math.abs(d) + 3}, one more each time`,
      rule: `multiply by ${r}, then subtract ${Math.abs(d)}`,
    }[kind as 'rule'];
    return {
      stem:
        kind === 'rule'
          ? `A sequence starts with ${start}. The rule is: ${rule}. What is the 4th term?`
          : `${list
              .slice(0, 4)
              .map((x) => plain(x))
              .join(', ')}, … What is the ${far ? '6th' : 'next'} term?`,
      key,
      slips: [
        [
          far ? fifth : kind === 'rule' ? third : sixth,
          far ? 'This is the 5th term.' : kind === 'rule' ? 'This is the 3rd term. Use the rule once more.' : 'This is one term too far.',
        ],
        [
          kind === 'linear' ? fourth - d : fourth + (fourth - third),
          kind === 'linear' ? 'This goes the wrong way.' : 'This adds the last step again. The steps change here.',
        ],
        [kind === 'rule' ? fifth : fourth + 1, kind === 'rule' ? 'This is the 5th term.' : 'This counts on by one. Look at the steps.'],
        [key + 2, 'This has a slip in the step.'],
        [key - 1, 'This is one too few.'],
      ],
      show: (x) => plain(x),
      why: `The rule is: ${rule}. The sequence goes ${list
        .slice(0, far ? 6 : 5)
        .map((x) => plain(x))
        .join(', ')}.`,
      steps:
        kind === 'rule'
          ? ['2nd', '3rd', '4th'].map(
              (place, at) => `${place} term: ${r} × ${plain(list[at] ?? 0)} − ${Math.abs(d)} = ${plain(list[at + 1] ?? 0)}`,
            )
          : [`The rule is: ${rule}.`, ...(far ? [`5th term: ${plain(fifth)}`] : []), `${far ? '6th' : 'Next'} term: ${plain(key)}`],
      hints:
        kind === 'rule'
          ? [
              'Use the rule on each term to get the next one. The first term is given.',
              'How many times do you use the rule to get from the 1st to the 4th term?',
            ]
          : ['How do you get from each term to the next?', 'Use the same rule again.'],
      drawn: { kind, start, d, r, place: far ? 6 : kind === 'rule' ? 4 : 5 },
    };
  },
);
