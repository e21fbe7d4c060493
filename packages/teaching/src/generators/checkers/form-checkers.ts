import type { Checkers } from './checker.ts';
import { accuracyFormCheckers } from './form-accuracy.ts';
import { circleFormCheckers } from './form-circles.ts';
import { equationFormCheckers } from './form-equations.ts';
import { expressionFormCheckers } from './form-expressions.ts';
import { numberFormCheckers } from './form-numbers.ts';
import { pythagorasFormCheckers } from './form-pythagoras.ts';
import { triangleFormCheckers } from './form-triangles.ts';
import { percentageFormCheckers } from './form-percentages.ts';
import { chanceAndDataFormCheckers } from './form-chance-and-data.ts';
import { speedFormCheckers } from './form-speed.ts';
import { roundingAndRatioFormCheckers } from './form-rounding-and-ratio.ts';

/** By the id of a generator, and then by the name of its form. */
export const formCheckers: Readonly<Record<string, Checkers>> = {
  ...accuracyFormCheckers,
  ...numberFormCheckers,
  ...equationFormCheckers,
  ...expressionFormCheckers,
  ...circleFormCheckers,
  ...pythagorasFormCheckers,
  ...roundingAndRatioFormCheckers,
  ...speedFormCheckers,
  ...chanceAndDataFormCheckers,
  ...percentageFormCheckers,
  ...triangleFormCheckers,
};
