import { asking, beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, isWhole, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { bracketed, counted, fraction, maths, plain, terms } from '../written.ts';

const line = (a: number, b: number): string =>
  terms([
    [a, 'x'],
    [b, ''],
  ]);

export const functions = makeGenerator<number>(
  {
    id: 'maths-functions',
    title: 'Composite and inverse functions',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['functions', 'composite functions', 'inverse functions', 'function notation', 'fg(x)', 'f of x'],
    kinds: [
      asking(/\bcomposite\b|\bfg\b|\bgf\b|\bfunctions? of (?:a )?functions?\b/, /find \$(?:fg|gf)\(|composite/),
      asking(/\binvers/, /\^\{-1\}|inverse/),
    ],
  },
  ({ int, pick, level }) => {
    const [a, b, c] = [int(2, 6), int(-9, 9), int(-6, 6)];
    const asks = level('value' as const, pick(['fg', 'gf'] as const), pick(['fg', 'inverse'] as const));
    const x = level(int(2, 9), int(-5, 5), int(-4, 6));
    if (b === 0 || c === 0 || x === 0) return undefined;
    const f = (at: number): number => a * at + b;
    const g = (at: number): number => at * at + c;
    const key = { value: f(x), fg: f(g(x)), gf: g(f(x)), inverse: x }[asks];
    const given = `${maths(`f(x) = ${line(a, b)}`)}${asks === 'fg' || asks === 'gf' ? ` and ${maths(`g(x) = x^2 ${c < 0 ? `- ${-c}` : `+ ${c}`}`)}` : ''}`;
    const asked = { value: `f(${x})`, fg: `fg(${x})`, gf: `gf(${x})`, inverse: `f^{-1}(${f(x)})` }[asks];
    return {
      stem: `Given ${given}, find ${maths(asked)}.`,
      key,
      slips: {
        value: [
          [a + x + b, `This adds ${a}. ${maths(`${a}x`)} means ${a} times x.`],
          [a * (x + b), 'This adds before multiplying.'],
          [a * x, 'This forgets the last number.'],
          [a * x - b, 'This has the wrong sign on the last number.'],
        ] as const,
        fg: [
          [g(f(x)), 'This does f first. In fg, g is nearest to x and comes first.'],
          [f(x) * g(x), 'This multiplies the two. Put the one into the other.'],
          [g(x), 'This stops after g.'],
          [f(x) + g(x), 'This adds the two.'],
        ] as const,
        gf: [
          [f(g(x)), 'This does g first. In gf, f is nearest to x and comes first.'],
          [f(x) * g(x), 'This multiplies the two. Put the one into the other.'],
          [f(x), 'This stops after f.'],
          [f(x) + g(x), 'This adds the two.'],
        ] as const,
        inverse: [
          [f(f(x)), 'This does f again. The inverse undoes it.'],
          [(f(x) + b) / a, `This does not undo the ${Math.abs(b)} the right way.`],
          [-f(x), 'This only changes the sign. An inverse undoes each step.'],
          [f(x) - b - a, `This subtracts ${a}. Divide by it.`],
          [x + 1, 'This is one too many. Put it into f to check.'],
        ] as const,
      }[asks],
      show: plain,
      believable: Number.isInteger,
      why: {
        value: `Put ${x} in the place of x: ${a} × ${bracketed(x)} and then ${plain(b)}.`,
        fg: `First ${maths(`g(${x}) = ${g(x)}`)}, then ${maths(`f(${g(x)}) = ${key}`)}.`,
        gf: `First ${maths(`f(${x}) = ${f(x)}`)}, then ${maths(`g(${f(x)}) = ${key}`)}.`,
        inverse: `Undo f from the end: ${maths(`${a} \\times ${bracketed(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${f(x)}`)}.`,
      }[asks],
      steps: {
        value: [maths(`f(${x}) = ${a} \\times ${bracketed(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${key}`)],
        fg: [maths(`g(${x}) = ${g(x)}`), maths(`f(${g(x)}) = ${key}`)],
        gf: [maths(`f(${x}) = ${f(x)}`), maths(`g(${f(x)}) = ${key}`)],
        inverse: [maths(`${line(a, b)} = ${f(x)}`), maths(`${a}x = ${f(x) - b}`), maths(`x = ${x}`)],
      }[asks],
      hints: [
        'Put the number in the place of x.',
        asks === 'inverse'
          ? 'The inverse undoes f: solve an equation.'
          : asks === 'value'
            ? 'Multiply first, then add.'
            : 'The function nearest to x works first.',
      ],
      drawn: { a, b, c, x, asks, given: f(x) },
    };
  },
);

export const proportionLaws = makeGenerator<Rational>(
  {
    id: 'maths-direct-inverse-proportion',
    title: 'Direct and inverse proportion',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['direct and inverse proportion', 'inverse proportion', 'direct proportion', 'proportional to', 'varies as'],
    kinds: [
      beside(saying(/(?<!\bdirect(?:ly)? (?:and|or|&) )\binvers(?!\w* (?:and|or|&) direct)/, /invers/)),
      beside(saying(/(?<!\binvers\w* (?:and|or|&) )\bdirect(?!\w* (?:and|or|&) invers)/, /direct/)),
      beside(saying(/\bsquared?\b/, /square/)),
    ],
  },
  ({ int, pick, level }) => {
    const kind = level(
      pick(['direct', 'inverse'] as const),
      pick(['inverse', 'square'] as const),
      pick(['square', 'inverse square'] as const),
    );
    const [k, x, to] = [int(2, 9) * (kind.includes('inverse') ? 12 : 1), int(2, 6), int(2, 9)];
    const at = (value: number): Rational =>
      ({ direct: q(k * value), inverse: q(k, value), square: q(k * value * value), 'inverse square': q(3 * k, value * value) })[kind];
    const words = { direct: 'x', inverse: 'inverse', square: 'the square of x', 'inverse square': 'the square of x' }[kind];
    const key = at(to);
    if (to === x || !isWhole(at(x)) || 100n % key.d !== 0n) return undefined;
    const law = {
      direct: 'y is directly proportional to x',
      inverse: 'y is inversely proportional to x',
      square: `y is directly proportional to ${words}`,
      'inverse square': `y is inversely proportional to ${words}`,
    }[kind];
    const constant = kind === 'inverse square' ? 3 * k : k;
    const formula = {
      direct: `y = ${k}x`,
      inverse: String.raw`y = \frac{${k}}{x}`,
      square: `y = ${k}x^2`,
      'inverse square': String.raw`y = \frac{${constant}}{x^2}`,
    }[kind];
    return {
      stem: `${law}. When ${maths(`x = ${x}`)}, ${maths(`y = ${plain(at(x)).replace(',', '{,}')}`)}. Find y when ${maths(`x = ${to}`)}.`,
      key,
      slips: [
        [
          kind.includes('inverse') ? div(mul(at(x), to), x) : div(mul(at(x), x), to),
          kind.includes('inverse')
            ? 'This is direct proportion. Inversely means that y falls as x grows.'
            : 'This is inverse proportion. Directly means that y grows with x.',
        ],
        [
          kind === 'square' ? div(mul(at(x), to), x) : kind === 'inverse square' ? div(mul(at(x), x), to) : add(at(x), to - x),
          kind.includes('square') ? 'This forgets the square.' : 'This adds the difference. Proportion multiplies.',
        ],
        [q(constant), 'This is only the constant.'],
        [add(at(x), to - x), 'This adds the difference. Proportion multiplies.'],
        [mul(key, 2), 'This is twice as much.'],
      ],
      show: plain,
      believable: (value) => toNumber(value) > 0 && 1000n % value.d === 0n,
      why: `The law is ${maths(formula)}: put in ${maths(`x = ${to}`)}.`,
      steps: [`Find the constant from the first pair: ${constant}`, maths(formula), `${maths(`x = ${to}`)} gives ${plain(key)}`],
      hints: ['Write the law with a constant k.', 'Find k from the pair that is given. Then put in the new x.'],
      drawn: { kind, x, to },
    };
  },
);

export const rearranging = makeGenerator<string>(
  {
    id: 'maths-rearranging-formulae',
    title: 'Rearranging formulae',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['rearranging formulae', 'changing the subject', 'change the subject', 'subject of the formula', 'rearranging equations'],
    kinds: [
      asking(/\bsquare[ds]?\b|\bpowers?\b|\broots?\b/, /\^2|\\sqrt/),
      asking(/\bbrackets?\b/, /\d\(x/),
      asking(/\bfractions?\b|\bdivi/, /\\frac/),
    ],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(2, 9), int(1, 12)];
    const kind = level(pick(['line', 'divide'] as const), pick(['bracket', 'divide'] as const), pick(['square', 'root'] as const));
    const all = {
      line: [
        `y = ${a}x + ${b}`,
        String.raw`x = \frac{y - ${b}}{${a}}`,
        String.raw`x = \frac{y + ${b}}{${a}}`,
        String.raw`x = \frac{y}{${a}} - ${b}`,
        `x = ${a}(y - ${b})`,
      ],
      divide: [
        String.raw`y = \frac{x}{${a}} - ${b}`,
        `x = ${a}(y + ${b})`,
        `x = ${a}y + ${b}`,
        `x = ${a}(y - ${b})`,
        String.raw`x = \frac{y + ${b}}{${a}}`,
      ],
      bracket: [
        `y = ${a}(x - ${b})`,
        String.raw`x = \frac{y}{${a}} + ${b}`,
        String.raw`x = \frac{y + ${b}}{${a}}`,
        String.raw`x = \frac{y}{${a}} - ${b}`,
        `x = ${a}(y + ${b})`,
      ],
      square: [
        `y = ${a}x^2 + ${b}`,
        String.raw`x = \sqrt{\frac{y - ${b}}{${a}}}`,
        String.raw`x = \frac{\sqrt{y - ${b}}}{${a}}`,
        String.raw`x = \sqrt{\frac{y + ${b}}{${a}}}`,
        String.raw`x = \sqrt{\frac{y}{${a}}} - ${b}`,
      ],
      root: [String.raw`y = \sqrt{x + ${b}}`, `x = y^2 - ${b}`, `x = y^2 + ${b}`, `x = (y - ${b})^2`, String.raw`x = \sqrt{y} - ${b}`],
    }[kind];
    const [formula = '', key = '', ...wrong] = all;
    const slips = {
      line: ['This adds the number. Subtract it.', 'This divides only y. Divide all of the other side.', 'This multiplies. Divide.'],
      divide: ['This multiplies only y. Multiply all of the other side.', 'This subtracts the number. Add it.', 'This divides. Multiply.'],
      bracket: [
        'This adds before dividing. The number goes only after dividing.',
        'This subtracts the number. Add it.',
        'This multiplies. Divide.',
      ],
      square: [
        'This takes the root before dividing.',
        'This adds the number. Subtract it.',
        'This subtracts at the end. Undo the adding first.',
      ],
      root: [
        'This adds the number. Subtract it.',
        'This subtracts before squaring. Square first.',
        'This takes a root. Square to undo a root.',
      ],
    }[kind];
    const positive = kind === 'square' ? ' ($x$ is positive)' : '';
    return {
      stem: `Make $x$ the subject of ${maths(formula)}${positive}.`,
      key,
      slips: wrong.map((text, index) => [text, slips[index] ?? ''] as const),
      show: maths,
      why: `Undo the steps from the last to the first, doing the same to both sides.`,
      steps: {
        line: [`Subtract ${b} from both sides.`, `Divide both sides by ${a}.`],
        divide: [`Add ${b} to both sides.`, `Multiply both sides by ${a}.`],
        bracket: [`Divide both sides by ${a}.`, `Add ${b} to both sides.`],
        square: [`Subtract ${b} from both sides.`, `Divide both sides by ${a}.`, 'Take the square root.'],
        root: ['Square both sides.', `Subtract ${b} from both sides.`],
      }[kind].concat(`So ${maths(key)}.`),
      hints: ['What happens to x first, and what last? Undo the last step first.', 'Do the same to the whole of both sides.'],
      drawn: { formula, kind },
    };
  },
);

export const recurringDecimals = makeGenerator<Rational>(
  {
    id: 'maths-recurring-decimals',
    title: 'Recurring decimals',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['recurring decimals', 'recurring decimal', 'repeating decimals', 'terminating decimals'],
  },
  ({ int, pick, level }) => {
    const length = level(pick([1, 2]), 2, 1);
    const [repeats, before] = [level(length === 1 ? int(1, 8) : int(1, 9), int(10, 98), int(1, 8)), level(0, 0, int(1, 9))];
    const nines = 10 ** length - 1;
    const late = level(false, false, true);
    const key = late ? add(q(before, 10), q(repeats, 90)) : q(repeats, nines);
    if (length === 2 && repeats % 11 === 0) return undefined;
    if (late && repeats === before) return undefined;
    const digits = `${repeats}`.padStart(length, '0');
    const dotted = late
      ? String.raw`0.${before}\dot{${repeats}}`
      : length === 1
        ? String.raw`0.\dot{${digits}}`
        : String.raw`0.\dot{${digits[0] ?? ''}}\dot{${digits[1] ?? ''}}`;
    return {
      stem: `Write ${maths(dotted)} as a fraction in its simplest form.`,
      key,
      slips: [
        [late ? q(before * 10 + repeats, 100) : q(repeats, nines + 1), 'This takes the decimal as if it ended. It goes on for ever.'],
        [
          late ? q(before * 10 + repeats, 99) : q(repeats, 10 * nines),
          late ? 'This takes both figures as repeating.' : 'This has a place too many below the line.',
        ],
        [
          late ? q(before * 10 + repeats, 90) : q(repeats, 9 * 10 ** (length - 1)),
          late ? 'This forgets to take away the figure that does not repeat.' : 'This has the wrong number below the line.',
        ],
        [q(1, late ? repeats + before : repeats + 1), 'This turns the figures upside down.'],
      ],
      show: (x) => fraction(x),
      believable: (x) => toNumber(x) < 1,
      why: late
        ? `Ten times it is ${before} and ${counted(repeats, 'ninth')}, so it is ${maths(String.raw`\frac{${before * 9 + repeats}}{90}`)}.`
        : `${length === 1 ? 'One figure repeats' : 'Two figures repeat'}, so it is ${maths(String.raw`\frac{${repeats}}{${nines}}`)}, simplified.`,
      steps: late
        ? [
            `Call it x. Then ${maths(String.raw`10x = ${before}.\dot{${repeats}}`)} and ${maths(String.raw`100x = ${before}${repeats}.\dot{${repeats}}`)}.`,
            `Subtract: ${maths(`90x = ${before * 9 + repeats}`)}`,
            `${maths('x')} = ${fraction(key)}`,
          ]
        : [`Call it x and multiply by ${nines + 1}.`, `Subtract x: ${maths(`${nines}x = ${repeats}`)}`, `${maths('x')} = ${fraction(key)}`],
      hints: [
        'Call the decimal x. Multiply so that the repeating figures line up.',
        'Subtract: the part that goes on for ever disappears.',
      ],
      drawn: { kind: late ? 'later' : 'at once', decimal: late ? `0.${before}${`${repeats}`.repeat(14)}` : `0.${digits.repeat(14)}` },
    };
  },
);
