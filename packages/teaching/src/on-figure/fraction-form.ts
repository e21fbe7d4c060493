import { range } from '@hedgerow/figures/drawing';
import { isKind, keyTextOf, type Turned } from './form.ts';

/** Reading a fraction turned round: its parts are shaded. */
export const shadeFraction: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'fraction')) return undefined;
  const { shape, parts, shaded } = figure;
  const rest = question.question.includes('left plain');
  const count = rest ? parts - shaded.length : shaded.length;
  if (count === 0) return undefined;
  return {
    question: `Shade ${keyTextOf(question)} of the ${shape === 'set' ? 'counters' : shape}.`,
    figure: { kind: 'fraction', shape, parts, shaded: [] },
    task: { kind: 'shade' },
    right: range(count),
    explanation: `There are ${parts} equal parts, and ${count} of them are shaded: that is ${keyTextOf(question)}.`,
    steps: [`Count the equal parts: ${parts}.`, `The number above the line says how many to shade: ${count}.`],
    hints: ['The number below the line says how many equal parts there are.', 'The number above the line says how many to shade.'],
  };
};
