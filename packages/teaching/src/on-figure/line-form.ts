import { amountOf } from '@hedgerow/curriculum/option-values';
import { keyTextOf, type Turned } from './form.ts';

/** A line of twenty steps that begins and ends on tens, or of forty where the answer may lie below nothing. */
const lineFor = (value: number, seed: number): { readonly from: number; readonly to: number } | undefined => {
  if (value < -10 || value > 190) return undefined;
  if (value < 0 || (value <= 10 && seed % 2 === 0)) return { from: -10, to: 10 };
  const tens = Math.floor(value / 10) * 10;
  const from = Math.max(0, tens - (seed % 2 === 0 || value % 10 === 0 ? 10 : 0));
  return { from, to: from + 20 };
};

const young = (value: number): { readonly from: number; readonly to: number } | undefined =>
  value < 1 || value > 99 ? undefined : { from: Math.floor((value - 1) / 20) * 20, to: Math.floor((value - 1) / 20) * 20 + 20 };

const onLine =
  (isYoung: boolean): Turned =>
  (question, seed) => {
    const value = amountOf(keyTextOf(question))?.value;
    if (value === undefined || !Number.isInteger(value) || question.question.includes('\\square')) return undefined;
    const line = isYoung ? young(value) : lineFor(value, seed);
    // The arrow waits at the left end: the answer never lies there.
    if (line === undefined || value === line.from) return undefined;
    const { from, to } = line;
    const middle = (from + to) / 2;
    return {
      question: `${question.question} Put the arrow on the answer.`,
      figure: { kind: 'number-line', from, to, step: 1, labelled: [from, middle, to] },
      task: { kind: 'place', snap: 1 },
      right: [value - from],
      // It may have been asked beside a thermometer.
      hints: question.hints.map((hint) => hint.replace('on the thermometer', 'on the line')),
      placeOf: (option) => {
        const other = amountOf(option)?.value;
        return other === undefined || !Number.isInteger(other) || other < from || other > to ? undefined : [other - from];
      },
    };
  };

export const answerOnLine = onLine(false);
export const answerOnShortLine = onLine(true);
