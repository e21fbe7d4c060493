import { AppError } from '@hedgerow/domain/errors';
import { readBirth } from '@hedgerow/domain/birth';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { phaseForYear } from '@hedgerow/domain/key-stages';
import { currentYearOf, readYearGroup } from '@hedgerow/domain/year-groups';
import type { ChildRecord } from './families.repository.ts';
import type { ChildRequest } from './child-request.ts';

export type KnownRow = Omit<ChildRecord, 'childId'>;
/** Which child of the family a draft is about; none: somebody new. */
export type Match = { readonly draft: ChildRequest; readonly row: KnownRow | undefined };

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  plain(`${firstName} ${lastName}`);

/**
 * Whether a form may put somebody else in this child's place, or leave them out: nobody with work or a past of their own, and never by a
 * form that knows less of the child (an age) than what is kept (a month of birth).
 */
const isOfForm = ({ status, linkedAt, birthMonth }: KnownRow, drafts: readonly ChildRequest[]): boolean =>
  status === 'pending' && linkedAt === null && (birthMonth === null || drafts.some((draft) => draft.dateOfBirth !== undefined));

const notToOrder = (row: KnownRow | undefined): AppError =>
  row === undefined || row.leavingAt === null
    ? new AppError('not_found', 'Not found')
    : new AppError('conflict', `${row.firstName} is leaving your family. Press Keep in Manage Children first.`);

/**
 * A child who is edited stays the same child, so that an order or a link that names them goes on meaning them: first by id, then by name,
 * then in the order of the form. Throws not_found for an id that is not of this family.
 */
export const matchDrafts = (drafts: readonly ChildRequest[], rows: readonly KnownRow[]): readonly Match[] => {
  const left = rows.filter(({ leavingAt }) => leavingAt === null);
  const take = (row: KnownRow | undefined): KnownRow | undefined => {
    if (row !== undefined) left.splice(left.indexOf(row), 1);
    return row;
  };
  const byId = drafts.map(({ id }) => {
    if (id === undefined) return undefined;
    const row = rows.find((one) => one.id === id);
    if (row === undefined || !left.includes(row)) throw notToOrder(row);
    return take(row);
  });
  const byName = drafts.map((draft, at) => byId[at] ?? take(left.find((row) => nameOf(row) === nameOf(draft))));
  return drafts.map((draft, at) => ({ draft, row: byName[at] ?? take(left.find((row) => isOfForm(row, drafts))) }));
};

/** The waiting children of earlier tries of this form who are in it no more. */
export const goneBy = (matches: readonly Match[], rows: readonly KnownRow[]): readonly string[] => {
  const drafts = matches.map(({ draft }) => draft);
  return rows.filter((row) => isOfForm(row, drafts) && !matches.some((match) => match.row?.id === row.id)).map(({ id }) => id);
};

/** The waiting children who go, become somebody else, or need a plan of the other phase: an order that names them is not what it was. */
export const changedBy = (matches: readonly Match[], rows: readonly KnownRow[], now: Date): ReadonlySet<string> => {
  const other = matches.flatMap(({ draft, row }) => {
    if (row?.status !== 'pending') return [];
    const year = readYearGroup(draft.yearGroup);
    const same = nameOf(row) === nameOf(draft) && year !== undefined;
    return same && phaseForYear(currentYearOf(row, londonDate(now))) === phaseForYear(year) ? [] : [row.id];
  });
  return new Set([...goneBy(matches, rows), ...other]);
};

/** What is kept of a matched child: the name of one who came by themselves, and a month of birth that the form did not ask for. */
export const keptOf = ({ draft, row }: Match): ChildRequest => {
  if (row === undefined) return draft;
  const { id, firstName, lastName, school, hard } = row;
  const born = draft.dateOfBirth ?? readBirth(row.birthMonth ?? '');
  return {
    ...draft,
    id,
    ...(row.linkedAt === null ? {} : { firstName, lastName }),
    ...(born === undefined ? {} : { dateOfBirth: born }),
    ...(draft.hard === undefined && hard !== null ? { hard: { subjects: [...hard.subjects], words: hard.words } } : {}),
    ...(draft.school === undefined && school !== null ? { school } : {}),
  };
};
