/** What a teaching model is asked for. */
export const modelPurposes = ['assessment', 'guide', 'flashcards', 'essay', 'upload', 'practice'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** `offline`: the model's words were not used, and our own engine did the work; `refused`: nothing was made. */
export const modelOutcomes = ['written', 'from_cache', 'offline', 'refused'] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** Why the model's words were not used. */
export const modelReasons = ['timeout', 'unavailable', 'malformed', 'unsuitable', 'nothing_sound'] as const;
export type ModelReason = (typeof modelReasons)[number];

/** From this age on a child may say for themselves who learns of them (UK GDPR, article 8): below it a parent turns a model on. */
const ownAge = 13;
/** The year in which pupils become thirteen have all done so in the next one. */
const ownYear = 9;

/** Whether a model may be asked for a child: what the parent chose, or else the age, or without one the school year. */
export const modelAllowed = (child: { readonly chosen: boolean | null; readonly age: number | null; readonly year: number }): boolean =>
  child.chosen ?? (child.age === null ? child.year >= ownYear : child.age >= ownAge);
