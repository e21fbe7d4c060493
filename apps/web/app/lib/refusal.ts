import { planById, readPlanId } from '@hedgerow/domain/plans';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { ApiError } from './api-error.ts';

/** What the server adds to a refusal. */
export type Refusal = {
  readonly upgrade: boolean;
  /** The minutes that a parent set are used: trying again would not help today. */
  readonly dayOver: boolean;
  readonly feature: string;
  /** Name of the plan that opens it; undefined where none of the phase does. */
  readonly plan: string | undefined;
  /** Titles of topics near the one that is not covered. */
  readonly nearest: readonly string[];
  /** The subject that covers it, and under which title. */
  readonly elsewhere: { readonly subject: SubjectId; readonly title: string } | undefined;
  /** What would be given in the place of what was typed; undefined where nothing would. */
  readonly given: string | undefined;
};

const detailsOf = (error: unknown): Readonly<Record<string, unknown>> => {
  const details = error instanceof ApiError ? error.body['details'] : undefined;
  return typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
};

const planNameOf = (id: unknown): string | undefined => {
  const plan = typeof id === 'string' ? readPlanId(id) : undefined;
  return plan === undefined || plan === 'free' ? undefined : planById(plan).name;
};

const elsewhereOf = (given: unknown): Refusal['elsewhere'] => {
  const { subject: id, title } = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const subject = typeof id === 'string' ? readSubject(id) : undefined;
  return subject === undefined || typeof title !== 'string' ? undefined : { subject, title };
};

export const refusalOf = (error: unknown): Refusal => {
  const { feature, plan, nearest, elsewhere, given } = detailsOf(error);
  return {
    upgrade: error instanceof ApiError && error.code === 'upgrade_required',
    dayOver: error instanceof ApiError && error.code === 'day_over',
    feature: typeof feature === 'string' ? feature : '',
    plan: planNameOf(plan),
    nearest: Array.isArray(nearest) ? nearest.filter((title) => typeof title === 'string') : [],
    elsewhere: elsewhereOf(elsewhere),
    given: typeof given === 'string' ? given : undefined,
  };
};

/** Something else can be asked for in its place. */
export const hasInstead = ({ nearest, elsewhere }: Pick<Refusal, 'nearest' | 'elsewhere'>): boolean =>
  nearest.length > 0 || elsewhere !== undefined;
