/** What a child who needs a person may write of. The order is that of urgency: where several fit, the first one counts. */
export const concernCategories = [
  'danger_now',
  'suicide',
  'abuse',
  'harm_by_others',
  'self_harm',
  'missing',
  'eating',
  'bullying',
  'grief',
  // A child's own report that says nothing of the kinds above.
  'worry',
] as const;
export type ConcernCategory = (typeof concernCategories)[number];
