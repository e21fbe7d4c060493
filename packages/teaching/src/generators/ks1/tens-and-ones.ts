import { asItStands, asText, withBox } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { counted, plain } from '../written.ts';

/** A number of two digits. */
type Parts = { readonly tens: number; readonly ones: number };
const numberOf = ({ tens, ones }: Parts): number => 10 * tens + ones;
const said = ({ tens, ones }: Parts): string => `${counted(tens, 'ten')} and ${counted(ones, 'one')}`;

const shared = (parts: Parts) => ({
  why: `${counted(parts.tens, 'ten')} make ${10 * parts.tens}, and ${parts.ones} more make ${numberOf(parts)}.`,
  steps: [`${counted(parts.tens, 'ten')}: ${10 * parts.tens}`, `${counted(parts.ones, 'one')}: ${parts.ones}`],
});

const whole = (parts: Parts, stem: string): Draft<string> => {
  const { tens, ones } = parts;
  const key = numberOf(parts);
  return asText({
    ...shared(parts),
    stem,
    key,
    slips: [
      ones < 10
        ? [10 * ones + tens, 'This has the tens and the ones the wrong way round.']
        : [key - 10, 'This forgets that 10 ones make another ten.'],
      [tens + ones, 'This adds the numbers as if the tens were ones.'],
      [key + 10, 'This has one ten too many.'],
    ],
    show: plain,
    believable: wholeAndPositive,
    hints: ['How much are the tens?', 'Count the tens first: 10, 20, 30 …', 'Then count on the ones.'],
    drawn: { form: 'parts', tens, ones },
  });
};

const blocks = (parts: Parts, { pick }: Draw): Draft<string> => ({
  ...whole(parts, pick(['A long rod is ten and a small cube is one. Which number is this?', 'Which number do the blocks show?'])),
  figure: { kind: 'base-ten', tens: parts.tens, ones: parts.ones },
  drawn: { form: 'blocks' },
});

/** How many tens, or how many ones, are in the number. */
const digit = (parts: Parts, { pick }: Draw): Draft<string> => {
  const { tens, ones } = parts;
  const asksTens = pick([true, false]);
  return asText({
    ...shared(parts),
    stem: asksTens ? `How many whole tens are in ${numberOf(parts)}?` : `How many ones does ${numberOf(parts)} have beside its tens?`,
    key: asksTens ? tens : ones,
    slips: [
      [asksTens ? ones : tens, `This is how many ${asksTens ? 'ones' : 'tens'} there are.`],
      asksTens ? [10 * tens, 'This is what the tens are worth. Count the tens.'] : [tens + ones, 'This adds the two digits.'],
      [asksTens ? tens + 1 : ones + 1, 'This is one too many.'],
    ],
    show: plain,
    why: `${numberOf(parts)} is ${said(parts)}.`,
    steps: ['The first digit tells the tens.', 'The last digit tells the ones.'],
    hints: ['Which digit tells the tens?', 'Which digit tells the ones?', 'Look at the digit that you need.'],
    drawn: { form: asksTens ? 'tens' : 'ones' },
  });
};

const missing = (parts: Parts, { pick }: Draw): Draft<string> => {
  const { tens, ones } = parts;
  const [number, asksTens] = [numberOf(parts), pick([true, false])];
  return asText({
    ...shared(parts),
    stem: `What number goes in the box? ${withBox(asksTens ? `${number} = □ + ${ones}` : `${number} = ${10 * tens} + □`)}`,
    key: asksTens ? 10 * tens : ones,
    slips: asksTens
      ? [
          [tens, `This is ${counted(tens, 'one')}. You need ${counted(tens, 'ten')}.`],
          [10 * tens + 10, 'This is one ten too many.'],
          [number, 'This is the whole number.'],
        ]
      : [
          [tens, 'This is how many tens there are.'],
          [10 * ones, 'This makes the ones into tens.'],
          [ones + 1, 'This is one too many.'],
        ],
    show: plain,
    why: `${number} is ${10 * tens} and ${ones}.`,
    steps: [`${number} is ${said(parts)}.`, `${10 * tens} and ${ones} make ${number}.`],
    hints: ['Split the number into tens and ones.', 'Which part is there? Which part is not?', 'Tens end in 0.'],
    drawn: { form: 'box' },
  });
};

/** Which number has so many tens. */
const having = (parts: Parts): Draft<string> | undefined => {
  const { tens, ones } = parts;
  if (tens === ones || tens === ones + 1 || ones === 0 || ones === 9) return undefined;
  return {
    ...shared(parts),
    stem: `Which number has ${counted(tens, 'ten')}?`,
    key: `${numberOf(parts)}`,
    slips: [
      [`${10 * ones + tens}`, `This has ${counted(ones, 'ten')}, and ${counted(tens, 'one')}.`],
      [`${10 * (ones + 1) + tens}`, `This has ${counted(ones + 1, 'ten')}, and ${counted(tens, 'one')}.`],
    ],
    show: asItStands,
    why: `The first digit tells the tens. ${numberOf(parts)} is ${said(parts)}.`,
    steps: ['The first digit tells the tens.', `Look for ${tens} in front.`],
    hints: ['Which digit tells the tens?', 'It is the first one.', `Which number begins with ${tens}?`],
    drawn: { form: 'having', tens },
  };
};

export const tensAndOnes = makeGenerator(
  {
    id: 'maths-tens-and-ones',
    title: 'Tens and ones',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['place value', 'tens', 'ones', 'partitioning', 'two-digit numbers', 'dienes'],
    kinds: [asking(/\bblocks?\b|\bdienes\b|\bbase (?:ten|10)\b|\brods?\b/, /blocks|rod/), asking(/\bpartition/, /\\square|ones\?$/)],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const form = pick(['blocks', 'blocks', 'blocks', 'words', 'digit', 'box', 'having', 'packs'] as const);
    // More than nine ones make another ten.
    const isPut = form === 'blocks' || form === 'words' || form === 'packs';
    const parts: Parts = { tens: int(level(1, 2, 2), level(4, 9, 8)), ones: isPut ? int(level(1, 1, 11), level(9, 9, 19)) : int(1, 9) };
    const { tens, ones } = parts;
    switch (form) {
      case 'blocks':
        return blocks(parts, draw);
      case 'words':
        return whole(parts, `Which number is ${said(parts)}?`);
      case 'digit':
        return digit(parts, draw);
      case 'box':
        return missing(parts, draw);
      case 'having':
        return having(parts);
      case 'packs':
        return whole(
          parts,
          pick([
            `Pens come in packs of 10. You have ${counted(tens, 'pack')} and ${counted(ones, 'pen')}. How many pens is that?`,
            `There are ${counted(tens, 'bundle')} of 10 straws and ${counted(ones, 'straw')}. How many straws is that?`,
          ]),
        );
    }
  },
);
