import type { SubjectId } from '@hedgerow/domain/subjects';

/** Each group of subjects is a world with its creature (docs/product/pupil-home.md#the-path). */
export const worldSubjects = {
  hill: ['maths'],
  wood: ['english'],
  pond: ['science'],
  shore: ['history', 'geography', 'religious-studies'],
  meadow: ['art', 'music', 'french', 'spanish', 'german', 'latin', 'mandarin'],
  hedge: ['computing'],
} as const satisfies Readonly<Record<string, readonly SubjectId[]>>;
export type WorldId = keyof typeof worldSubjects;

export const worldIds: readonly WorldId[] = ['hill', 'wood', 'pond', 'shore', 'meadow', 'hedge'];

/** The world that a subject belongs to; undefined for what only older pupils have. */
export const worldOf = (subject: SubjectId): WorldId | undefined =>
  worldIds.find((world) => (worldSubjects[world] as readonly SubjectId[]).includes(subject));
