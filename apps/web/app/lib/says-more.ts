import type { ReviewedQuestion } from '@hedgerow/contracts/assessments';

/** Whether the steps say anything that the explanation above them has not said: nobody wants to read the same twice. */
export const saysMore = ({ stepByStepSolution, explanation }: Pick<ReviewedQuestion, 'stepByStepSolution' | 'explanation'>): boolean =>
  stepByStepSolution.some((step) => !explanation.includes(step));
