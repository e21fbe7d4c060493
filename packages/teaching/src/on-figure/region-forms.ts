import { optionText } from '@hedgerow/curriculum/option-values';
import { regionAt, regionsOfGraph } from '@hedgerow/figures/data/graph';
import type { FigureOf } from '@hedgerow/figures/figure';
import { type Form, isKind, keyTextOf, type Turned } from './form.ts';

/** In the order of a Venn diagram's regions. */
const [outside, onlyLeft, onlyRight, both] = [0, 1, 2, 3];

const emptyVenn = (left: string, right: string): FigureOf<'venn'> => ({
  kind: 'venn',
  left,
  right,
  onlyLeft: '',
  both: '',
  onlyRight: '',
  neither: '',
});
const onVenn = (left: string, right: string, wanted: readonly number[]): Pick<Form, 'figure' | 'task' | 'right' | 'marks'> => ({
  figure: emptyVenn(left, right),
  task: { kind: 'region' },
  right: wanted,
  marks: 1,
});

const named = [
  ['A', 'B'],
  ['P', 'Q'],
  ['X', 'Y'],
  ['M', 'N'],
] as const;

/** By the sign, without spaces and marks of TeX. */
const ofSign = new Map<string, readonly [regions: readonly number[], meaning: string]>([
  ['A∩B', [[both], 'in A and in B']],
  ['A∪B', [[onlyLeft, onlyRight, both], 'in A or in B or in both']],
  ["A'", [[outside, onlyRight], 'not in A']],
  ["A∩B'", [[onlyLeft], 'in A and not in B']],
  ["(A∪B)'", [[outside], 'neither in A nor in B']],
]);

/** "Which elements are in A ∩ B?" turned into the region itself. */
export const shadeSet: Turned = (question, seed) => {
  const sign = /are in \$([^$]+)\$\?$/.exec(question.question)?.[1] ?? '';
  const plain = sign
    .replaceAll(String.raw`\cap`, '∩')
    .replaceAll(String.raw`\cup`, '∪')
    .replaceAll(' ', '');
  const found = ofSign.get(plain);
  if (found === undefined) return undefined;
  const [wanted, meaning] = found;
  // Other letters make it another question.
  const [one, other] = named[seed % named.length] ?? ['A', 'B'];
  const lettered = (text: string): string => text.replaceAll(/(?<![a-z\\])[AB](?![a-z])/g, (letter) => (letter === 'A' ? one : other));
  const shown = `$${lettered(sign)}$`;
  return {
    ...onVenn(one, other, wanted),
    question: `Shade ${shown} in the Venn diagram.`,
    explanation: `${shown} is everything that is ${lettered(meaning)}.`,
    steps: [
      `${shown} means: ${lettered(meaning)}.`,
      'Take the four regions one at a time, the one outside both circles too. Which of them fit?',
    ],
    hints: [
      'Say the signs as words: ∩ is “and”, ∪ is “or”, and a dash is “not”.',
      'The region outside both circles can be shaded as well.',
    ],
  };
};

/** "How many people own cats and no dogs?" turned into the region of those people. */
export const shadePeople: Turned = (question) => {
  const { figure } = question;
  const asked = /How many people own (.+)\?$/.exec(question.question)?.[1];
  if (!isKind(figure, 'venn') || asked === undefined) return undefined;
  const { left, right } = figure;
  const wanted = new Map<string, readonly number[]>([
    [left, [onlyLeft, both]],
    [right, [onlyRight, both]],
    [`both ${left} and ${right}`, [both]],
    [`${left} or ${right} or both`, [onlyLeft, onlyRight, both]],
    [`no ${left}`, [outside, onlyRight]],
    [`just one of the two: ${left} or ${right}`, [onlyLeft, onlyRight]],
    [`${left} and no ${right}`, [onlyLeft]],
  ]).get(asked);
  if (wanted === undefined) return undefined;
  return {
    ...onVenn(left, right, wanted),
    question: `Each circle of the Venn diagram stands for people who own something. Shade the part for people who own ${asked}.`,
    explanation: `The circle of ${left} holds everybody who owns ${left}, whether or not they own ${right} too; and the other way round.`,
    steps: ['Take the four regions one at a time.', `Ask of each: do the people in it own ${asked}?`],
    hints: ['Whoever stands in the overlap owns both.', 'Whoever owns neither stands outside both circles.'],
  };
};

/** "Which place is within 4 m of A and nearer to A?" turned into all such places. */
export const shadePlan: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'locus') || figure.bisector === undefined || figure.circles?.length !== 1) return undefined;
  const [told, ends] = question.question.split('. ');
  if (told === undefined || ends !== 'Where may it stand?') return undefined;
  return {
    figure: { ...figure, points: figure.points.slice(0, 2) },
    task: { kind: 'region' },
    // Inside the circle, on the side of the first point.
    right: [2],
    question: `${told}. Shade the region where it may stand.`,
    marks: 2,
  };
};

/** "Which region fits?" turned into shading it. */
export const shadeInequalities: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'graph') || figure.points === undefined) return undefined;
  const { points, ...lines } = figure;
  const point = points.find(({ name }) => name === optionText(keyTextOf(question)))?.at;
  if (point === undefined || regionsOfGraph(lines).length === 0) return undefined;
  return {
    figure: lines,
    task: { kind: 'region' },
    right: [regionAt(lines, point)],
    question: question.question.replace(/ Which letter is in it\?$/, ' Shade it.'),
    marks: 2,
  };
};
