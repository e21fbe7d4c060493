import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';

export type NearAsks = { readonly nearest: number; readonly mean: number };

/** How near one wording of a wish comes in meaning to objectives and to questions: 1 the same, 0 nothing to do with it. */
export type NearText = {
  readonly text: string;
  readonly objectives: Readonly<Record<ObjectiveRef, number>>;
  /** How near it comes to what the objective is called in the first place, and not to another of its names. */
  readonly labels?: Readonly<Record<ObjectiveRef, number>>;
  /** How near the nearest of the ways in which pupils ask for it comes, and the mean of the nearest three. */
  readonly asks?: Readonly<Record<ObjectiveRef, NearAsks>>;
  /** How near the nearest of an objective's own questions comes. */
  readonly asking?: Readonly<Record<ObjectiveRef, number>>;
  /** By `questionId`. */
  readonly questions: Readonly<Record<string, number>>;
  /** By `questionId`, how near it comes to what a pupil would type who wants just this question. */
  readonly about?: Readonly<Record<string, number>>;
};

/**
 * How near a wish, and each of its parts, comes to what may answer it. Plain data, worked out beforehand, so that composing stays pure;
 * where it is missing, words alone decide.
 */
export type Nearness = { readonly whole: NearText; readonly parts: readonly NearText[] };
