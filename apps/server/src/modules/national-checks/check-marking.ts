import type { CheckItem } from '@hedgerow/curriculum/check-item';
import {
  inTime,
  type CheckTiming,
  type NationalCheckId,
  nationalCheck,
  paperLimitMs,
  tableLimitMs,
} from '@hedgerow/domain/national-checks';
import { readNumber } from '@hedgerow/teaching/answers/read-number';
import { isWorkedOut } from '@hedgerow/teaching/checks/arithmetic-paper';
import { soundsToPractise } from '@hedgerow/teaching/checks/phonics-check';
import { isSpelt } from '@hedgerow/teaching/checks/spelling-check';
import { tablesToPractise } from '@hedgerow/teaching/checks/tables-check';

export type KeptAnswer = { readonly position: number; readonly answer: string; readonly deviceMs: number; readonly receivedAt: Date };
export type CheckMark = { readonly item: CheckItem; readonly given: string; readonly right: boolean; readonly late: boolean };

/** What a grown-up presses after a word that was read. */
export const wasRead = 'yes';

const isRight = (item: CheckItem, given: string): boolean => {
  if (given.trim() === '') return false;
  switch (item.kind) {
    case 'table':
      return readNumber(given)?.value.n === BigInt(item.left * item.right) && readNumber(given)?.value.d === 1n;
    case 'word':
      return given === wasRead;
    case 'sum':
      return isWorkedOut(given, item);
    case 'spelling':
      return isSpelt(given, item);
  }
};

type Attempt = { readonly kind: NationalCheckId; readonly timing: CheckTiming; readonly startedAt: Date };

/** Each question with what was answered. In the tables check a question has its own clock; a paper has one for the whole. */
export const markCheck = (
  { kind, timing, startedAt }: Attempt,
  items: readonly CheckItem[],
  answers: readonly KeptAnswer[],
): CheckMark[] => {
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]));
  const limit = kind === 'multiplication_tables' ? tableLimitMs(timing) : paperLimitMs(nationalCheck(kind), timing);
  const arrivals = answers.map(({ receivedAt }) => receivedAt.getTime()).toSorted((a, b) => a - b);
  return items.map((item, position) => {
    const kept = byPosition.get(position);
    if (kept === undefined) return { item, given: '', right: false, late: false };
    const arrived = kept.receivedAt.getTime();
    const before = kind === 'multiplication_tables' ? arrivals.findLast((time) => time < arrived) : undefined;
    const late = !inTime(kept.deviceMs, arrived - (before ?? startedAt.getTime()), limit);
    const right = isRight(item, kept.answer);
    return { item, given: kept.answer, right: right && !late, late: right && late };
  });
};

const marksOf = (item: CheckItem): number => (item.kind === 'sum' ? item.marks : 1);
export const scoreOf = (marks: readonly CheckMark[]): number =>
  marks.reduce((sum, { item, right }) => sum + (right ? marksOf(item) : 0), 0);

const soundWords: Readonly<Record<string, string>> = {
  blends: 'two consonants together, as in stop',
  'short sounds': 'short words such as cat and pin',
};

const mostOften = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);

/** What to practise next, in a few words, the most missed first. */
export const toPractise = (marks: readonly CheckMark[], topicTitle: (id: string) => string | undefined): string[] => {
  const missed = marks.filter(({ right }) => !right).map(({ item }) => item);
  const sums = marks.flatMap(({ item, right }) => (item.kind === 'table' ? [{ left: item.left, right: item.right, correct: right }] : []));
  const words = marks.flatMap(({ item, right }) => (item.kind === 'word' ? [{ graphemes: item.graphemes, correct: right }] : []));
  const named = [
    ...tablesToPractise(sums).map((table) => `${table} times table`),
    ...soundsToPractise(words).map((sound) => soundWords[sound] ?? `the sound ${sound}`),
    ...mostOften(missed.flatMap((item) => (item.kind === 'spelling' ? [item.rule] : []))),
    ...mostOften(missed.flatMap((item) => (item.kind === 'sum' && item.topicId !== null ? (topicTitle(item.topicId) ?? []) : []))),
  ];
  return named.slice(0, 5);
};
