/** What a teaching model is asked for. */
export const modelPurposes = ['assessment', 'guide', 'flashcards', 'essay'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** `offline`: the model's words were not used, and our own engine did the work; `refused`: nothing was made. */
export const modelOutcomes = ['written', 'from_cache', 'offline', 'refused'] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** Why the model's words were not used. */
export const modelReasons = ['timeout', 'unavailable', 'malformed', 'unsuitable', 'nothing_sound'] as const;
export type ModelReason = (typeof modelReasons)[number];
