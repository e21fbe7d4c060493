import type { SubjectId } from '@hedgerow/domain/subjects';
import { type WorldId, worldIds, worldSubjects } from '../../lib/world-of.ts';

export type World = { readonly id: WorldId; readonly name: string; readonly subjects: readonly SubjectId[] };

const names: Readonly<Record<WorldId, string>> = {
  hill: 'Mathematics',
  wood: 'English',
  pond: 'Science',
  shore: 'Our world',
  meadow: 'Art and music',
  hedge: 'Computing',
};

const nameOf = (id: WorldId, subjects: readonly SubjectId[]): string =>
  id === 'meadow' && subjects.length > 2 ? 'Music and languages' : names[id];

/** docs/product/pupil-home.md#the-path: each group of subjects is a world; those that a year or a plan has nothing of are not there. */
export const worldsOf = (subjects: readonly SubjectId[]): readonly World[] =>
  worldIds.flatMap((id) => {
    const there = worldSubjects[id].filter((subject) => subjects.includes(subject));
    return there.length === 0 ? [] : [{ id, name: nameOf(id, there), subjects: there }];
  });
