import type { SchoolPupil } from '@hedgerow/contracts/schools';

/** Whom cards are made for: everybody, one year, or the classes that were ticked. */
export type CardScope =
  | { readonly of: 'school' }
  | { readonly of: 'year'; readonly year: string }
  | { readonly of: 'classes'; readonly classes: readonly string[] };

const isIn = ({ yearGroup, classes }: SchoolPupil, scope: CardScope): boolean => {
  if (scope.of === 'school') return true;
  return scope.of === 'year' ? yearGroup === scope.year : classes.some((name) => scope.classes.includes(name));
};

const place = ({ yearGroup, classes }: SchoolPupil): string => `${yearGroup} ${classes[0] ?? ''}`;

/** Class by class, as cards are handed out. Accounts of families sign in as the family says. */
export const whoseCards = (all: readonly SchoolPupil[], scope: CardScope, withUnused: boolean): readonly SchoolPupil[] =>
  all
    .filter(({ account, leavingAt }) => account === 'school' && leavingAt === null)
    .filter((pupil) => isIn(pupil, scope))
    .filter(({ hasCard, lastSignInAt }) => !hasCard || (withUnused && lastSignInAt === null))
    .toSorted((one, other) => place(one).localeCompare(place(other), 'en', { numeric: true }));

/** Those who have a card and never signed in: most likely it was lost. */
export const unusedCards = (all: readonly SchoolPupil[], scope: CardScope): number =>
  whoseCards(all, scope, true).length - whoseCards(all, scope, false).length;

export const inParts = <Item>(all: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
