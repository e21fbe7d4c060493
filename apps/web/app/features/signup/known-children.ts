import { type OnboardingChild, OnboardingChildren } from '@hedgerow/contracts/onboarding';
import { maxChildren } from '@hedgerow/domain/plans';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { ChildDraft, SignupDraft } from './draft.ts';

/** The children whom the family has already: of an earlier plan, taken in by the link, or named in another tab. */
export const knownChildrenQuery = queryOptions({
  queryKey: ['/api/onboarding/parent-children'],
  queryFn: ({ signal }) => api.get('/api/onboarding/parent-children', OnboardingChildren, { signal }),
});

type Known = OnboardingChild;

/** Somebody with work or a month of birth: this form asks for less than is known of them, and changes none of it. */
const isSettled = ({ status, linked, dateOfBirth }: Known): boolean => status === 'active' || linked || dateOfBirth !== null;

const plain = ({ firstName, lastName }: Pick<ChildDraft, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Of a child that the first step was about the last name is not known yet. */
const isSame = (typed: ChildDraft, known: Known): boolean =>
  plain(typed) === plain(known) ||
  (typed.lastName.trim() === '' && plain({ ...known, lastName: '' }) === plain(typed) && plain(typed) !== '');

const isBlank = ({ firstName, age, yearGroup }: ChildDraft): boolean => `${firstName}${age}${yearGroup}`.trim() === '';

const asDraft = (known: Known, planId: ChildDraft['planId']): ChildDraft => {
  const { id, firstName, lastName, age, yearGroup } = known;
  return { id, settled: isSettled(known), firstName, lastName, age: age === null ? '' : String(age), yearGroup, planId };
};

/** The draft with the family's own children in it: each once, and nobody whom the parent has left out. */
export const withKnown = (draft: SignupDraft, known: readonly Known[]): SignupDraft => {
  const free = known.filter(({ id }) => !draft.children.some((child) => child.id === id));
  const named = draft.children.map((child): ChildDraft => {
    const there = known.find(({ id }) => id === child.id) ?? free.find((one) => isSame(child, one));
    if (there === undefined) return { ...child, id: undefined, settled: undefined };
    return isSettled(there) ? asDraft(there, child.planId) : { ...child, id: there.id, settled: false };
  });
  const missing = known.filter(({ id }) => !draft.leftOut.includes(id) && !named.some((child) => child.id === id));
  if (missing.length === 0) return { ...draft, children: named };
  const typed = named.filter((child) => !isBlank(child));
  return { ...draft, children: [...missing.map((child) => asDraft(child, undefined)), ...typed].slice(0, maxChildren) };
};

/** Taken out of the form: somebody the family has is only left out of this order. */
export const withChildren = (draft: SignupDraft, children: readonly ChildDraft[]): SignupDraft => {
  const gone = draft.children.flatMap(({ id }) => (id === undefined || children.some((child) => child.id === id) ? [] : [id]));
  return { ...draft, children: [...children], leftOut: [...draft.leftOut, ...gone] };
};

/** The family's children who are not ordered for now, and keep their place. */
export const leftOutOf = (draft: SignupDraft, known: readonly Known[]): readonly Known[] =>
  known.filter((child) => isSettled(child) && draft.leftOut.includes(child.id));

export const withBack = (draft: SignupDraft, id: string): SignupDraft => ({ ...draft, leftOut: draft.leftOut.filter((out) => out !== id) });
