import { londonDate } from '@hedgerow/domain/calendar-dates';
import { phaseForYear } from '@hedgerow/domain/key-stages';
import { currentYearOf, readYearGroup, type StoredYear } from '@hedgerow/domain/year-groups';
import type { ChildRequest } from './families.service.ts';

export type WaitingRow = StoredYear & { readonly id: string; readonly slot: number; readonly firstName: string; readonly lastName: string };
/** Which waiting child a draft is about; none: somebody new. */
export type Match = { readonly draft: ChildRequest; readonly row: WaitingRow | undefined };

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
const nameOf = ({ firstName, lastName }: Pick<WaitingRow, 'firstName' | 'lastName'>): string => plain(`${firstName} ${lastName}`);

/**
 * A child who is edited stays the same child, so that an order or a link that names them goes on meaning them: first by name, then in the
 * order of the form.
 */
export const matchDrafts = (drafts: readonly ChildRequest[], waiting: readonly WaitingRow[]): readonly Match[] => {
  const left = [...waiting];
  const take = (row: WaitingRow | undefined): WaitingRow | undefined => {
    if (row !== undefined) left.splice(left.indexOf(row), 1);
    return row;
  };
  const byName = drafts.map((draft) => take(left.find((row) => nameOf(row) === nameOf(draft))));
  return drafts.map((draft, at) => ({ draft, row: byName[at] ?? take(left[0]) }));
};

/** The waiting children who go, become somebody else, or need a plan of the other phase: an order that names them is not what it was. */
export const changedBy = (matches: readonly Match[], waiting: readonly WaitingRow[], now: Date): ReadonlySet<string> => {
  const same = matches.flatMap(({ draft, row }) => {
    const year = readYearGroup(draft.yearGroup);
    if (row === undefined || year === undefined || nameOf(row) !== nameOf(draft)) return [];
    return phaseForYear(currentYearOf(row, londonDate(now))) === phaseForYear(year) ? [row.id] : [];
  });
  return new Set(waiting.map(({ id }) => id).filter((id) => !same.includes(id)));
};
