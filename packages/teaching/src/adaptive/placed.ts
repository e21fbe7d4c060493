import type { SubjectId } from '@hedgerow/domain/subjects';
import { expectedTheta } from './expectation.ts';

/** The school year at which check-ins placed a pupil, by subject. */
export type Placed = Readonly<Partial<Record<SubjectId, number>>>;

const recordIn = (value: unknown, key: string): object => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'object' && found !== null ? found : {};
};

/** Reads anything: whoever was never placed stands where their year says. */
export const placedIn = (stored: unknown): Placed =>
  Object.fromEntries(Object.entries(recordIn(stored, 'placed')).filter(([, year]) => typeof year === 'number')) as Placed;

/** Whether a check-in was done or put off: it is offered once. */
export const wasCheckedIn = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && Reflect.get(stored, 'checkedIn') === true;

const sciences: readonly SubjectId[] = ['biology', 'chemistry', 'physics'];

/** Where a pupil probably stands in each topic before any answer on it: from the year they were placed at, or their own. */
export const expectedFor = (
  stored: unknown,
  year: number,
  topics: readonly { readonly firstYear: number; readonly subject: SubjectId }[],
): readonly number[] => {
  const placed = placedIn(stored);
  const yearIn = (subject: SubjectId): number => placed[subject] ?? (sciences.includes(subject) ? placed.science : undefined) ?? year;
  return topics.map(({ firstYear, subject }) => expectedTheta(yearIn(subject), firstYear));
};
