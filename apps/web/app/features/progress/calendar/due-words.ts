import type { DueWork } from '@hedgerow/contracts/calendar';
import { isToDo } from '@hedgerow/domain/assignments';

/** Work that was set, by the day it is due. What was taken back is no longer due. */
export const dueByDate = (works: readonly DueWork[]): ReadonlyMap<string, readonly DueWork[]> =>
  Map.groupBy(
    works.filter(({ state }) => state !== 'withdrawn'),
    ({ dueDate }) => dueDate,
  );

/** "due: Practise Fractions, Read chapter 3". */
export const dueWords = (works: readonly DueWork[]): string => `due: ${works.map(({ title }) => title).join(', ')}`;

type Words = { readonly words: string; readonly tone: 'quiet' | 'good' | 'look' };

/** A pupil reads what is left to do, and no blame; a parent reads where it stands. */
export const dueStateWords = (state: DueWork['state'], isPupil: boolean): Words => {
  if (!isToDo(state)) return { words: state === 'late' && !isPupil ? 'Done late' : 'Done', tone: 'good' };
  if (state === 'started') return { words: 'Started', tone: 'look' };
  if (state === 'overdue') return { words: isPupil ? 'Still to do' : 'Not done yet', tone: 'look' };
  return { words: 'To do', tone: 'quiet' };
};
