import { equalParts } from '../illustrations.ts';
import { beside, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { countables, names } from '../people-and-things.ts';
import { maths, plain } from '../written.ts';

export const sharingEqually = makeGenerator(
  {
    id: 'maths-sharing-equally',
    title: 'Sharing equally',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['division', 'divide', 'sharing', 'grouping', 'share equally'],
    kinds: [
      saying(/\bshar/, /\bshare/),
      saying(/\bgroup/, /\bgroups?\b/),
      beside(saying(/\bbetween (?:2|two)\b/, /\bbetween (?:2|two)\b/)),
    ],
  },
  ({ int, pick, level }) => {
    const groups = level(2, pick([2, 5, 10]), pick([3, 5, 10]));
    const each = level(int(2, 6), int(2, 8), int(4, groups === 3 ? 8 : 10));
    const total = groups * each;
    const [, many] = pick(countables);
    const shares = level(true, pick([true, false]), pick([true, false]));
    return {
      stem: shares
        ? `${pick(names)} shares ${total} ${many} equally between ${groups} plates. How many ${many} are on each plate?`
        : `${total} children get into groups of ${groups}. How many groups are there?`,
      illustration: shares ? equalParts(groups, 1, `${total}`) : undefined,
      key: each,
      slips: [
        [total - groups, 'This takes away. You need equal parts.'],
        [each + 1, 'This is one too many. There are not enough for that.'],
        [total + groups, 'This adds. Sharing makes each part smaller.'],
        [each - 1, 'This leaves some over.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `${groups} times ${each} makes ${total}, so nothing is left over.`,
      steps: [`We need ${maths(String.raw`${total} \div ${groups}`)}.`, `Count in ${groups}s up to ${total}: that takes ${each} jumps.`],
      hints: [`Count in ${groups}s.`, `How many ${groups}s make ${total}?`],
      drawn: { total, groups },
    };
  },
);

const parts = [
  { name: 'half', parts: 2, taken: 1, tex: String.raw`\frac{1}{2}` },
  { name: 'a quarter', parts: 4, taken: 1, tex: String.raw`\frac{1}{4}` },
  { name: 'a third', parts: 3, taken: 1, tex: String.raw`\frac{1}{3}` },
  { name: 'three quarters', parts: 4, taken: 3, tex: String.raw`\frac{3}{4}` },
] as const;

export const halfAndQuarter = makeGenerator(
  {
    id: 'maths-half-and-quarter',
    title: 'Halves, quarters and thirds',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['fractions', 'half', 'quarter', 'third', 'three quarters', 'fraction of an amount'],
  },
  ({ int, pick, level }) => {
    const part = pick(level(parts.slice(0, 2), parts.slice(0, 3), parts.slice(1)));
    const each = int(level(1, 2, 3), level(7, 8, 8));
    const total = part.parts * each;
    const key = part.taken * each;
    return {
      stem: pick([
        `What is ${maths(part.tex)} of ${total}?`,
        `A baker has ${total} buns and sells ${part.name} of them. How many buns is that?`,
      ]),
      illustration: equalParts(part.parts, part.taken, `${total}`),
      key,
      slips: [
        [
          part.parts === 2 ? total - 2 : total / 2,
          part.parts === 2
            ? 'This takes away 2. Half means one of two equal parts.'
            : 'This is half. Look at how many equal parts you need.',
        ],
        [total - part.parts, `This takes away ${part.parts}. You need equal parts.`],
        [
          part.taken === 3 ? each : each + 1,
          part.taken === 3 ? 'This is only one quarter. You need three of them.' : 'This part is too big.',
        ],
        [each + 2, 'This part is not one of equal parts.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `Share ${total} into ${part.parts} equal parts. Each part is ${each}${part.taken > 1 ? `, and three of them make ${key}` : ''}.`,
      steps: [
        `Share ${total} into ${part.parts} equal parts: ${each} in each.`,
        ...(part.taken > 1
          ? [`Take 3 parts: ${each} + ${each} + ${each} = ${key}`]
          : [`${part.name.replace(/^./, (first) => first.toUpperCase())} is one part: ${key}.`]),
      ],
      hints: [`How many equal parts do you need for ${part.name}?`, `Share ${total} into ${part.parts} equal parts.`],
      drawn: { total, parts: part.parts, taken: part.taken },
    };
  },
);
