import { AppError } from './errors.ts';
import type { Phase } from './key-stages.ts';
import { type Feature, planThatOpens } from './plans.ts';
import type { SubjectId } from './subjects.ts';

/** What the plan does not open is refused with the cheapest plan of the phase that does, in that subject where one is asked for. */
export const upgradeRequired = (feature: Feature, phase: Phase, subject?: SubjectId): AppError =>
  new AppError('upgrade_required', 'Upgrade required', { details: { feature, plan: planThatOpens(feature, phase, subject)?.id ?? null } });
