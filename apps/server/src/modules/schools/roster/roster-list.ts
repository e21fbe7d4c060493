import { type ColumnUse, rosterFields, type RosterField } from '@hedgerow/contracts/rosters';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { readYearGroup, type YearGroup } from '@hedgerow/domain/year-groups';
import { clean, folded, isUnreadable } from './csv-table.ts';
import type { PupilGroups } from './roster-groups.ts';

export type RosterProblem = {
  readonly file: string | null;
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
};
export type RosterTeacher = { readonly email: string; readonly name: string };
/** A class as a list names it. */
export type RosterClass = {
  readonly key: string;
  readonly name: string;
  /** The column, or kind of file, that it comes from: a later list of the same kind knows what it may empty. */
  readonly source: string;
  readonly subject: SubjectId | undefined;
  readonly yearGroup: YearGroup | undefined;
  readonly teachers: readonly RosterTeacher[];
};
export type RosterPupil = {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearGroup: YearGroup;
  /** The same for the same pupil in every list of the school. */
  readonly key: string;
  /** Names and the year in which the pupil was in Reception, which never change together. */
  readonly nameKey: string;
  readonly classKeys: readonly string[];
  readonly groups: PupilGroups | undefined;
  /** In small letters; undefined where the list says none. */
  readonly address: string | undefined;
};
export type LeftOut = { readonly name: string; readonly why: string };
/** What a list says, whatever it was written by. Nothing of the school is known here. */
export type Roster = {
  readonly kind: 'table' | 'one-roster';
  readonly pupils: readonly RosterPupil[];
  readonly classes: readonly RosterClass[];
  /** Kinds of classes that the list speaks about; empty where it has none, and then nobody is moved. */
  readonly sources: readonly string[];
  readonly problems: readonly RosterProblem[];
  readonly leftOut: readonly LeftOut[];
  readonly columns: readonly { readonly heading: string; readonly example: string; readonly use: ColumnUse }[];
  readonly unread: readonly string[];
  readonly orgs: readonly { readonly id: string; readonly name: string }[];
  readonly orgId: string | null;
  /** Staff without an address, whom nobody can invite. */
  readonly staffWithoutAddress: readonly string[];
};

const longestName = 60;
const longestNumber = 60;

export const nameKeyOf = (firstName: string, lastName: string, cohort: number): string =>
  `name:${folded(firstName)}|${folded(lastName)}|${cohort}`;
export const numberKeyOf = (number: string): string => `number:${folded(number)}`;

export const nameProblem = (name: string, what: string): string | undefined => {
  if (name === '') return `The ${what} is missing.`;
  if (name.length > longestName) return `The ${what} has more than ${longestName} characters.`;
  if (isUnreadable(name)) return `The ${what} has characters that cannot be read. Please save the list as “CSV UTF-8”.`;
  return undefined;
};
export const numberProblem = (number: string): string | undefined =>
  number.length > longestNumber || isUnreadable(number) ? 'This pupil number cannot be read.' : undefined;

/** Before Reception: such pupils are named and left out, so that a school with a nursery can use its list as it is. */
const beforeReception = /^(?:n|n[12]|nursery.*|pre[ -]?school|f1|pk|pr|it|e[12])$/;

export const readYear = (text: string): YearGroup | 'too-young' | undefined => {
  const word = folded(text).replace(/^(?:national curriculum|nc|curriculum) /, '');
  return beforeReception.test(word) ? 'too-young' : readYearGroup(word === 'kg' ? 'reception' : word);
};

export const yearProblem = (text: string): string =>
  text === '' ? 'The year group is missing.' : `“${text.slice(0, 20)}” is not a year group from Reception to Year 13.`;

/** "Lee, Sam" and "Sam Lee". */
export const splitName = (text: string): readonly [first: string, last: string] => {
  const [last = '', first] = text.split(',', 2);
  if (first !== undefined) return [clean(first), clean(last)];
  const at = clean(text).lastIndexOf(' ');
  return [clean(text).slice(0, Math.max(at, 0)), clean(text).slice(at + 1)];
};

/** Two pupils with one address could sign in as each other. */
export const sharedAddresses = (pupils: readonly RosterPupil[], file: string | null, column: string): readonly RosterProblem[] =>
  [...Map.groupBy(pupils, ({ address }) => address)].flatMap(([address, [first, ...others]]) =>
    address === undefined || first === undefined
      ? []
      : others.map(({ line }) => ({ file, line, column, message: `The pupil on line ${first.line} already has this email address.` })),
  );

export const isEmail = (text: string): boolean => /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]+$/.test(text) && text.length <= 200;

export const isField = (use: ColumnUse | undefined): use is RosterField => rosterFields.some((field) => field === use);
