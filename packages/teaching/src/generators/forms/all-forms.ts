import { boundsDividedForms } from './bounds-divided.ts';
import { boundsForms } from './bounds.ts';
import { boxPlotForms } from './box-plots.ts';
import { circleTheoremForms } from './circle-theorems.ts';
import { circleForms } from './circles.ts';
import { commonFactorForms } from './common-factors.ts';
import { compoundInterestForms } from './compound-interest.ts';
import { doubleBracketForms } from './double-brackets.ts';
import { errorIntervalForms } from './error-intervals.ts';
import { quadrantForms } from './four-quadrants.ts';
import { fractionalIndexForms } from './fractional-indices.ts';
import { gradientForms } from './gradients.ts';
import { indexLawForms } from './index-laws.ts';
import { inequalityForms } from './inequalities.ts';
import { linearEquationForms } from './linear-equations.ts';
import { orderForms } from './order-of-operations.ts';
import { percentageChangeForms } from './percentage-change.ts';
import { powersInOrderForms } from './powers-in-order.ts';
import { primeFactorForms } from './prime-factors.ts';
import { pythagorasForms } from './pythagoras.ts';
import { quadraticForms } from './quadratic-equations.ts';
import { rationalisingForms } from './rationalising.ts';
import { reversePercentageForms } from './reverse-percentages.ts';
import { significantFigureForms } from './significant-figures.ts';
import { similarShapeForms } from './similar-shapes.ts';
import { simplestRatioForms } from './simplest-ratios.ts';
import { simultaneousForms } from './simultaneous-equations.ts';
import { speedForms } from './speed.ts';
import { standardFormForms } from './standard-form.ts';
import { surdForms } from './surds.ts';
import { triangleRuleForms } from './triangle-rules.ts';
import { twoEventForms } from './two-events.ts';
import { twoWayTableForms } from './two-way-tables.ts';
import type { FormsOf } from './form.ts';

/** The further ways to ask of all generators that have any. */
export const forms: FormsOf = {
  ...boundsDividedForms,
  ...boundsForms,
  ...boxPlotForms,
  ...circleTheoremForms,
  ...circleForms,
  ...commonFactorForms,
  ...compoundInterestForms,
  ...doubleBracketForms,
  ...errorIntervalForms,
  ...quadrantForms,
  ...fractionalIndexForms,
  ...gradientForms,
  ...indexLawForms,
  ...inequalityForms,
  ...linearEquationForms,
  ...orderForms,
  ...percentageChangeForms,
  ...powersInOrderForms,
  ...primeFactorForms,
  ...pythagorasForms,
  ...quadraticForms,
  ...rationalisingForms,
  ...reversePercentageForms,
  ...significantFigureForms,
  ...similarShapeForms,
  ...simplestRatioForms,
  ...simultaneousForms,
  ...speedForms,
  ...standardFormForms,
  ...surdForms,
  ...triangleRuleForms,
  ...twoEventForms,
  ...twoWayTableForms,
};
