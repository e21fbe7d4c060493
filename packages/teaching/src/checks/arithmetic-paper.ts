import type { SumItem } from '@hedgerow/curriculum/check-item';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { drawing, hashText, mulberry32 } from '../generators/random.ts';
import * as parts from './arithmetic-parts.ts';
import type { PlaceMaker } from './arithmetic-place.ts';
import * as whole from './arithmetic-whole.ts';

/** The thirty-six places of the paper in their order: 32 of one mark and 4 of two. */
const places: readonly PlaceMaker[] = [
  whole.addHundreds,
  whole.tableFact,
  whole.takeTens,
  whole.addThousand,
  whole.divideFact,
  whole.columnAdd,
  whole.byPowerOfTen,
  whole.missingPart,
  whole.threeFactors,
  whole.columnTake,
  parts.sameBottom,
  whole.shortTimes,
  whole.shortDivide,
  parts.decimalAdd,
  whole.squareAndMore,
  parts.dividedByHundred,
  parts.decimalTake,
  parts.partOfAmount,
  whole.timesFirst,
  whole.bracketFirst,
  parts.oneBottomFits,
  parts.percentRound,
  parts.decimalTimes,
  whole.longTimes,
  parts.twoBottoms,
  parts.timesWhole,
  parts.timesThousand,
  whole.longDivide,
  parts.timesFraction,
  parts.percentFive,
  parts.mixedAdd,
  whole.longerTimes,
  parts.fractionDivided,
  parts.mixedTake,
  whole.longerDivide,
  parts.percentLarge,
];

/** A whole KS2 arithmetic paper: 36 questions, 40 marks. */
export const arithmeticPaper = (seed: number): readonly SumItem[] => {
  const draw = drawing(mulberry32(hashText(`arithmetic-paper:${seed}`)), 'intermediate');
  return places.map((make) => ({ kind: 'sum', ...make(draw) }));
};

/** Any equal number is right, as in the national mark schemes: 1/2, 2/4 and 0.5. */
export const isWorkedOut = (typed: string, { answer }: Pick<SumItem, 'answer'>): boolean =>
  judgeAnswer(typed, { kind: 'number', value: answer }).verdict === 'right';
