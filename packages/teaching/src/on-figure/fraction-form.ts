import { range } from '@hedgerow/figures/drawing';
import { isKind, keyTextOf, type Turned } from './form.ts';

const ofItsParts = (parts: number, count: number) => ({
  steps: [`Count the equal parts: ${parts}.`, `The number above the line says how many to shade: ${count}.`],
  hints: ['The number below the line says how many equal parts there are.', 'The number above the line says how many to shade.'],
});

/** A half of four parts: they are shared into as many groups as the number below the line says. */
const ofGroups = (told: string, below: number, parts: number, count: number) => ({
  steps: [
    `Count the equal parts: ${parts}.`,
    `Share them into ${below} equal groups: ${parts / below} in each.`,
    `${told} of them is ${count}: shade ${count}.`,
  ],
  hints: ['How many equal parts are there in all?', `The number below the line says: share them into ${below} equal groups.`],
});

/** Reading a fraction turned round: its parts are shaded. */
export const shadeFraction: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'fraction')) return undefined;
  const { shape, parts, shaded } = figure;
  const rest = question.question.includes('left plain');
  const count = rest ? parts - shaded.length : shaded.length;
  if (count === 0) return undefined;
  const below = Number(/frac\{\d+\}\{(\d+)\}/.exec(keyTextOf(question))?.[1] ?? parts);
  const isWholesName = below === parts;
  return {
    question: `Shade ${keyTextOf(question)} of the ${shape === 'set' ? 'counters' : shape}.`,
    figure: { kind: 'fraction', shape, parts, shaded: [] },
    task: { kind: 'shade' },
    right: range(count),
    explanation: `There are ${parts} equal parts, and ${count} of them ${count === 1 ? 'is' : 'are'} shaded: that is ${keyTextOf(question)}.`,
    ...(isWholesName ? ofItsParts(parts, count) : ofGroups(keyTextOf(question), below, parts, count)),
  };
};
