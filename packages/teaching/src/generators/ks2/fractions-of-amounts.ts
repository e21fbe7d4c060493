import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { equalParts } from '../illustrations.ts';
import { asking, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { hcf } from '../whole-numbers.ts';

/** n/d of d × each. */
type Part = { readonly n: number; readonly d: number; readonly each: number; readonly whole: number; readonly taken: number };

const raw = (n: number, d: number): string => String.raw`\frac{${n}}{${d}}`;
const told = ({ n, d }: Part): string => maths(raw(n, d));

const shared = ({ n, d, each, whole, taken }: Part) => ({
  why: `${plain(whole)} ÷ ${d} = ${each} is one part, and ${n === 1 ? 'one part is what you need' : `${n} parts are ${n} × ${each} = ${plain(taken)}`}.`,
  steps: [`One part: ${plain(whole)} ÷ ${d} = ${each}`, ...(n > 1 ? [`${n} parts: ${n} × ${each} = ${plain(taken)}`] : [])],
  hints: [
    'The bottom number says into how many equal parts you split.',
    n > 1 ? 'Find one part first. How many parts do you need?' : 'How big is one part?',
  ],
  drawn: { form: 'amount', n, d, whole },
});

const amount = (part: Part, stem: string): Draft<string> => {
  const { n, d, each, whole, taken } = part;
  return asText({
    ...shared(part),
    stem,
    illustration: equalParts(d, n, plain(whole)),
    key: taken,
    slips: [
      n > 1 ? [each, `This is only one part. You need ${n} parts.`] : [whole - each, 'This is what is left when one part is taken away.'],
      [whole - d, 'This takes the bottom number away. Divide by it instead.'],
      n > 1 ? [whole - taken, 'This is the other part of the amount.'] : [each + d, 'This divides and then adds the bottom number.'],
      [taken + each, 'This is one part too many.'],
      [whole * n, 'This multiplies by the top number and forgets to divide.'],
    ],
    show: plain,
    believable: (x: number) => x > 0,
  });
};

/** Things that may be as small as nine and as large as some hundreds of their unit. */
const amounts = [
  ['The school garden is', 'm²', 'square metres'],
  ['A ribbon is', 'cm long', 'centimetres'],
  ['A path is', 'm long', 'metres'],
  ['A walk takes', 'minutes', 'minutes'],
] as const;
const spent = [
  ['stickers', 'gives away'],
  ['pages to read', 'reads'],
  ['stamps', 'sells'],
  ['cards', 'swaps'],
] as const;

/** What is left of the amount when the part is gone. */
const left = (part: Part, { pick }: Draw): Draft<string> => {
  const { d, n, each, whole, taken } = part;
  const [name, [things, does]] = [pick(names), pick(spent)];
  return asText({
    ...shared(part),
    stem: `${name} has ${plain(whole)} ${things} and ${does} ${told(part)} of them. How many are left?`,
    key: whole - taken,
    slips: [
      [taken, `This is the part that is gone. What is left?`],
      [each, n === 1 ? 'This is the part that is gone.' : `This is only one part of ${d}.`],
      [whole - n, `This takes the top number away, and not the part of ${plain(whole)}.`],
      [whole - d, `This takes the bottom number away, and not the part of ${plain(whole)}.`],
      [whole - taken + each, 'This leaves one part too many.'],
    ],
    show: plain,
    believable: (x: number) => x > 0,
    why: `${told(part)} of ${plain(whole)} is ${plain(taken)}, and ${plain(whole)} − ${plain(taken)} = ${plain(whole - taken)}.`,
    steps: [...shared(part).steps, `Left: ${plain(whole)} − ${plain(taken)} = ${plain(whole - taken)}`],
    hints: [`Find ${told(part)} of the amount first.`, `How big is one part of ${d}?`, 'What is left when that part is gone?'],
    drawn: { form: 'left', n, d, whole },
  });
};

/** Backwards: the whole from its part. */
const wholeFrom = (part: Part, { pick, level }: Draw): Draft<string> => {
  const { n, d, each, whole, taken } = part;
  return asText({
    stem: level(
      `${told(part)} of a number is ${plain(taken)}. What is the number?`,
      `${told(part)} of a number is ${plain(taken)}. What is the number?`,
      `${pick(names)} has read ${plain(taken)} pages. That is ${told(part)} of the book. How many pages has the book?`,
    ),
    key: whole,
    slips: [
      [taken * d, n > 1 ? `This multiplies ${plain(taken)} by ${d}. First find one part.` : 'This counts the parts twice.'],
      [taken + d, 'This adds the bottom number.'],
      [each, n > 1 ? `This is one part. The whole has ${d} of them.` : 'This is the part itself.'],
      [taken * n, 'This multiplies by the top number.'],
      [whole - each, 'This is one part too few.'],
      [whole + each, 'This is one part too many.'],
    ],
    show: plain,
    believable: (x: number) => x > 0,
    why: `${n === 1 ? `One part is ${each}` : `${n} parts are ${plain(taken)}, so one part is ${each}`}, and the whole is ${d} × ${each} = ${plain(whole)}.`,
    steps: [...(n > 1 ? [`One part: ${plain(taken)} ÷ ${n} = ${each}`] : []), `The whole: ${d} × ${each} = ${plain(whole)}`],
    hints: [
      `How many parts of the number are told?`,
      n > 1 ? 'How big is one of those parts?' : 'One part is told. How many parts has the whole?',
      `The whole has ${d} parts.`,
    ],
    drawn: { form: 'whole', n, d, whole: 0 },
  });
};

/** What to do before anything else. */
const firstStep = (part: Part): Draft<string> => {
  const { n, d, whole } = part;
  const text = plain(whole);
  return {
    ...shared(part),
    stem: `You want to find ${told(part)} of ${text}. Which of these is the first step?`,
    key: `${text} ÷ ${d}`,
    slips: [
      [`${text} − ${d}`, 'This takes the bottom number away. It says how many equal parts to make.'],
      n > 1
        ? [`${text} ÷ ${n}`, 'This shares by the top number. The bottom number says how many parts there are.']
        : [`${text} ÷ 2`, 'This halves it. The bottom number says how many parts there are.'],
      [`${text} × ${d}`, 'This makes it larger. A part of it is smaller than the whole.'],
    ],
    show: asItStands,
    believable: (option: string) => option !== `${text} ÷ ${d}`,
    why: `The bottom number says how many equal parts there are, so share ${text} by ${d} first.`,
    drawn: { form: 'first', n, d, whole },
  };
};

/** Three parts that look much, and one that is more. */
const mostOf = ({ d, each }: Part, { some, int }: Draw): Draft<string> | undefined => {
  const bottoms = some([2, 3, 4, 5, 6, 8, 10], 4);
  const parts = bottoms.map((bottom, at) => {
    const size = Math.max(2, Math.min(24, each + int(-3, 3) + at));
    return { text: `${maths(raw(1, bottom))} of ${bottom * size}`, size, sum: `${bottom * size} ÷ ${bottom} = ${size}` };
  });
  const [best, ...others] = parts.toSorted((a, b) => b.size - a.size);
  if (best === undefined || new Set(parts.map(({ size }) => size)).size < 4) return undefined;
  return {
    stem: 'Which of these is the most?',
    key: best.text,
    slips: others.map(({ text, size }) => [text, `This is ${size}. There is one that is more.`] as const),
    show: asItStands,
    why: `${best.sum}, and the others are ${others.map(({ size }) => size).join(', ')}.`,
    steps: parts.map(({ sum }) => sum),
    hints: [
      'Work out each of the four.',
      'The bottom number says into how many equal parts you split.',
      'A great whole may be cut into many parts.',
    ],
    drawn: { form: 'most', n: 1, d, whole: 0 },
  };
};

const mistaken = (part: Part, { pick }: Draw): Draft<string> | undefined => {
  const { n, d, each, whole, taken } = part;
  if (n === 1) return undefined;
  const mistakes = [
    { says: `Only one part of ${d} was found.`, gives: plain(each) },
    { says: 'The other part of the amount was found.', gives: plain(whole - taken) },
    { says: `It was shared by ${n} and not by ${d}.`, gives: whole % n === 0 ? plain(whole / n) : '' },
    { says: `${d} was taken away and not shared by.`, gives: plain(whole - d) },
    { says: 'It was multiplied and never shared.', gives: plain(whole * n) },
  ].filter(({ gives }) => gives !== '' && gives !== plain(taken));
  if (mistakes.length < 4) return undefined;
  const made = pick(mistakes);
  return whatWentWrong({
    ...shared(part),
    told: `${pick(names)} says that ${told(part)} of ${plain(whole)} is ${made.gives}.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { form: 'mistake', n, d, whole },
  });
};

export const fractionOfAmount = makeGenerator(
  {
    id: 'maths-fraction-of-amount',
    title: 'Fractions of amounts',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['fraction of an amount', 'fractions of quantities', 'finding a fraction', 'unit fractions'],
    kinds: [
      saying(/(?<!non[- ])\bunit\b/, /frac\{1\}\{\d+\}/),
      asking(/\bnon[- ]?unit\b/, /frac\{(?:[2-9]|\d\d)\}/),
      asking(/\b(?:find\w*|what is) the whole\b|\bwhole (?:amount )?from\b|\bbackwards\b|\breverse\b/, /What is the number|has the book/),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const d = pick(level([3, 4, 5, 6, 8, 10], [3, 4, 5, 6, 7, 8, 9], [6, 7, 8, 9, 12]));
    const n = level(1, int(2, d - 1), int(2, d - 1));
    if (hcf(n, d) > 1) return undefined;
    const each = level(int(3, 12), int(4, 15), int(12, 60));
    const part: Part = { n, d, each, whole: d * each, taken: n * each };
    const [thing, unit, units] = pick(amounts);
    switch (pick(['sum', 'sum', 'story', 'story', 'left', 'left', 'whole', 'whole', 'first', 'most', 'mistake'] as const)) {
      case 'sum':
        return amount(part, `Work out ${told(part)} of ${plain(part.whole)}.`);
      case 'story':
        return amount(part, `${thing} ${plain(part.whole)} ${unit}. How many ${units} is ${told(part)} of it?`);
      case 'left':
        return left(part, draw);
      case 'whole':
        return wholeFrom(part, draw);
      case 'first':
        return firstStep(part);
      case 'most':
        return mostOf(part, draw);
      case 'mistake':
        return mistaken(part, draw);
    }
  },
);
