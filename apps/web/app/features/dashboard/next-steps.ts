import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { type PlanId, planAllows } from '@hedgerow/domain/plans';

export type NextStep =
  | { readonly kind: 'resume'; readonly id: string; readonly words: string }
  | { readonly kind: 'check'; readonly id: string; readonly words: string }
  | { readonly kind: 'cards'; readonly words: string }
  | { readonly kind: 'upload'; readonly words: string }
  | { readonly kind: 'practise'; readonly words: string };

type Standing = {
  readonly plan: PlanId;
  readonly files: readonly Pick<SchoolFile, 'id' | 'originalName' | 'state'>[];
  readonly assessments: readonly Pick<AssessmentSummary, 'id' | 'title' | 'isCompleted'>[];
  readonly cardsDue: number;
};

const most = 3;

/** What is worth doing now, from what is really there: begun work first, nothing that the plan does not open. */
export const nextSteps = ({ plan, files, assessments, cardsDue }: Standing): readonly NextStep[] => {
  const begun = planAllows(plan, 'practice') ? assessments.find((made) => !made.isCompleted) : undefined;
  const unclear = files.find(({ state }) => state === 'needs_checking');
  const steps: (NextStep | undefined)[] = [
    begun && { kind: 'resume', id: begun.id, words: `Finish “${begun.title}”` },
    cardsDue > 0 ? { kind: 'cards', words: cardsDue === 1 ? 'Study 1 card' : `Study ${cardsDue} cards` } : undefined,
    unclear && { kind: 'check', id: unclear.id, words: `Check the text of “${unclear.originalName}”` },
    planAllows(plan, 'upload') && files.length === 0 ? { kind: 'upload', words: 'Upload work from your last lesson' } : undefined,
    planAllows(plan, 'practice') && assessments.length === 0 ? { kind: 'practise', words: 'Try a first practice' } : undefined,
  ];
  return steps.filter((step) => step !== undefined).slice(0, most);
};
