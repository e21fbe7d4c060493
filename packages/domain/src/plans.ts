import type { Phase } from './key-stages.ts';
import type { Pence } from './money.ts';
import type { SubjectId } from './subjects.ts';

/** docs/product/plans.md#the-catalogue: five canonical ids, and `free` for no paid plan. */
export const paidPlanIds = ['primary_explorer', 'primary_scholar', 'secondary_learn', 'secondary_revise', 'secondary_practice'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];
export const planIds = ['free', ...paidPlanIds] as const;
export type PlanId = (typeof planIds)[number];

/** What a plan opens (docs/product/plans.md#what-plans-open). */
export const features = [
  'upload',
  'revise',
  'flashcards',
  'practice',
  'day_practice',
  'exam_prep',
  'learning_maps',
  'science_maps',
  'unlimited_quizzes',
  'recent_activity',
  'calendar',
  'today_recommendations',
  'my_files',
  'my_revision_guides',
  'my_assessments',
] as const;
export type Feature = (typeof features)[number];

export type Plan = {
  readonly id: PaidPlanId;
  readonly name: string;
  readonly phase: Phase;
  /** A month, for one child. */
  readonly pence: Pence;
  readonly ageRange: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
};

/** docs/product/plans.md#the-catalogue. */
export const plans: readonly Plan[] = [
  {
    id: 'primary_explorer',
    name: 'Primary Explorer',
    phase: 'primary',
    pence: 2000,
    ageRange: 'Ages 5-11',
    description: 'Maths and English, a little every day.',
    features: ['Maths and English for every primary year', 'Learning maps', 'Five practice quizzes a day', 'Progress that parents can see'],
    popular: false,
  },
  {
    id: 'primary_scholar',
    name: 'Primary Scholar',
    phase: 'primary',
    pence: 3000,
    ageRange: 'Ages 5-11',
    description: 'Every primary subject, with as much practice as they like.',
    features: [
      'All primary subjects',
      'Unlimited practice quizzes',
      'Science, humanities and languages',
      'Flashcards from topics and quizzes',
    ],
    popular: true,
  },
  {
    id: 'secondary_learn',
    name: 'Learn',
    phase: 'secondary',
    pence: 2000,
    ageRange: 'Ages 11-16',
    description: 'School work in one place, with a calendar.',
    features: ['Upload and organise school work', 'Learning calendar', 'Progress tracking', 'Everything saved and easy to search'],
    popular: false,
  },
  {
    id: 'secondary_revise',
    name: 'Revise',
    phase: 'secondary',
    pence: 3500,
    ageRange: 'Ages 11-16',
    description: 'Learn, with revision guides and flashcards made from their own lessons.',
    features: [
      'Everything in Learn',
      'Revision guides from their own lessons',
      'Flashcards that come back at the right time',
      'Personal recommendations',
    ],
    popular: true,
  },
  {
    id: 'secondary_practice',
    name: 'Secondary Practice',
    phase: 'secondary',
    pence: 5000,
    ageRange: 'Ages 11-16',
    description: 'Revise, with practice papers that show every step.',
    features: [
      'Everything in Revise',
      'Practice assessments with step-by-step solutions',
      'Essay feedback and model answers',
      'Printable papers with mark schemes',
    ],
    popular: false,
  },
];

/** How often a family pays. */
export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** A year costs ten months (docs/decisions/0031-a-year-for-ten-months.md). */
export const monthsPaidAYear = 10;

export const planById = (id: PaidPlanId): Plan => {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new TypeError(`no plan ${id}`);
  return plan;
};

/** What one child's plan costs each time it is paid. */
export const planPence = (id: PaidPlanId, interval: Interval): Pence => planById(id).pence * (interval === 'year' ? monthsPaidAYear : 1);

/** "Primary Explorer"; "No active plan" for free (docs/product/plans.md#the-catalogue). */
export const planName = (id: PlanId): string => (id === 'free' ? 'No active plan' : planById(id).name);

/** docs/product/onboarding.md#the-sign-up-wizard: a child of the other phase gets its own choice. */
export const plansForPhase = (phase: Phase): readonly Plan[] => plans.filter((plan) => plan.phase === phase);

/** A cheaper plan of the same phase begins when the month that is paid is over; anything else begins at once (docs/product/money.md#changes). */
export const beginsLater = (from: PaidPlanId, to: PaidPlanId): boolean =>
  planById(from).phase === planById(to).phase && planById(to).pence < planById(from).pence;

/** A Map, because an object also answers to names that it inherits ("constructor"). */
const spellings: ReadonlyMap<string, PlanId> = new Map(
  Object.entries({
    explorer: 'primary_explorer',
    scholar: 'primary_scholar',
    learn: 'secondary_learn',
    revise: 'secondary_revise',
    practice: 'secondary_practice',
    exam_prep: 'secondary_practice',
    secondary_exam_prep: 'secondary_practice',
    free_tier: 'free',
  }),
);

/** Reads a canonical id or one of the aliases of the documents; undefined when it is none. */
export const readPlanId = (text: string): PlanId | undefined => {
  const folded = text.trim().toLowerCase();
  return planIds.find((id) => id === folded) ?? spellings.get(folded);
};

/** "Any plan other than free" applies to these only (docs/product/plans.md#what-plans-open). */
const everyPlan = ['recent_activity', 'calendar', 'today_recommendations'] as const satisfies readonly Feature[];

/** Five questions on what a day teaches, and what is due: in the day's steps alone (docs/decisions/0048-every-plan-practises-in-its-day.md). */
const learn = [...everyPlan, 'day_practice', 'upload', 'my_files'] as const satisfies readonly Feature[];
const revise = [...learn, 'revise', 'flashcards', 'my_revision_guides'] as const satisfies readonly Feature[];
const explorer = [...everyPlan, 'day_practice', 'learning_maps', 'practice', 'my_assessments'] as const satisfies readonly Feature[];

/** docs/product/plans.md#what-plans-open, and docs/product/pupil-home.md#daily-quizzes: flashcards come with revise; primary scholar has them from topics and quizzes. */
const grants: Record<PlanId, readonly Feature[]> = {
  free: [],
  primary_explorer: explorer,
  primary_scholar: [...explorer, 'unlimited_quizzes', 'science_maps', 'flashcards'],
  secondary_learn: learn,
  secondary_revise: revise,
  secondary_practice: [...revise, 'practice', 'exam_prep', 'my_assessments'],
};

export const planAllows = (plan: PlanId, feature: Feature): boolean => grants[plan].includes(feature);

const explorerSubjects: readonly SubjectId[] = ['maths', 'english'];

/** docs/product/plans.md#what-plans-open: Explorer is limited to maths and English; free opens no subject. */
export const planAllowsSubject = (plan: PlanId, subject: SubjectId): boolean => {
  if (plan === 'free') return false;
  return plan !== 'primary_explorer' || explorerSubjects.includes(subject);
};

/** The cheapest plan of the phase that opens a feature, in that subject where one is named; undefined where none of the phase does. */
export const planThatOpens = (feature: Feature, phase: Phase, subject?: SubjectId): Plan | undefined =>
  plansForPhase(phase).find(({ id }) => planAllows(id, feature) && (subject === undefined || planAllowsSubject(id, subject)));

/** docs/product/pupil-home.md#daily-quizzes: Explorer has 5 daily quizzes, reset at midnight Europe/London; the others have no limit. */
export const dailyQuizLimit = (plan: PlanId): number => (plan === 'primary_explorer' ? 5 : Number.POSITIVE_INFINITY);

/** Families have at most three children (docs/product/plans.md#the-catalogue). */
export const maxChildren = 3;
