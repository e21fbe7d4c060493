import type { SubjectId } from '@hedgerow/domain/subjects';

const worlds = [
  { id: 'hill', subjects: ['maths'] },
  { id: 'wood', subjects: ['english'] },
  { id: 'pond', subjects: ['science'] },
  { id: 'shore', subjects: ['history', 'geography', 'religious-studies'] },
  { id: 'meadow', subjects: ['art', 'music', 'french', 'spanish', 'german', 'latin', 'mandarin'] },
  { id: 'hedge', subjects: ['computing'] },
] as const satisfies readonly { readonly id: string; readonly subjects: readonly SubjectId[] }[];
export type WorldId = (typeof worlds)[number]['id'];

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
  worlds.flatMap(({ id, subjects: own }) => {
    const there = own.filter((subject) => subjects.includes(subject));
    return there.length === 0 ? [] : [{ id, name: nameOf(id, there), subjects: there }];
  });
