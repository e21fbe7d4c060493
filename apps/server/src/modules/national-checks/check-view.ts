import { z } from 'zod';
import type { CheckAttempt, CheckSummary, MarkedCheckQuestion, OpenCheckQuestion } from '@hedgerow/contracts/national-checks';
import { CheckItem } from '@hedgerow/curriculum/check-item';
import { nationalCheck, paperLimitMs, tableLimitMs, whatItMeans } from '@hedgerow/domain/national-checks';
import { gapSentence } from '@hedgerow/teaching/checks/spelling-check';
import { practiceSums } from '@hedgerow/teaching/checks/tables-check';
import type { RichText } from '#ports/rich-text.ts';
import { type CheckMark, type KeptAnswer, wasRead } from './check-marking.ts';
import type { CheckRow, ListedCheck } from './national-checks.repository.ts';

type Inline = RichText['inline'];

/** Stored JSON is parsed when it is read. */
export const itemsOf = ({ questions }: Pick<CheckRow, 'questions'>): CheckItem[] => z.array(CheckItem).parse(questions);

export const checkSummary = ({ id, kind, timing, startedAt, isCompleted, completedAt, score }: ListedCheck): CheckSummary => ({
  id,
  kind,
  timing,
  startedAt: startedAt.toISOString(),
  isCompleted,
  completedAt: completedAt?.toISOString() ?? null,
  score,
  outOf: nationalCheck(kind).marks,
});

/** Before the end: nothing that tells the answer leaves the server. */
const openQuestion = (item: CheckItem, position: number, inline: Inline): OpenCheckQuestion => {
  switch (item.kind) {
    case 'table':
      return { kind: 'table', left: item.left, right: item.right, position, marks: 1 };
    case 'word':
      return { kind: 'word', word: item.word, pseudo: item.pseudo, position, marks: 1 };
    case 'sum':
      return { kind: 'sum', html: inline(item.question), position, marks: item.marks };
    case 'spelling': {
      const [before, after] = gapSentence(item);
      return { kind: 'spelling', before, after, position, marks: 1 };
    }
  }
};

const askedWords = (item: CheckItem, inline: Inline): string => {
  switch (item.kind) {
    case 'table':
      return inline(`$${item.left} \\times ${item.right} =$`);
    case 'word':
      return inline(item.word);
    case 'sum':
      return inline(item.question);
    case 'spelling':
      return inline(gapSentence(item).join('…'));
  }
};

const expectedWords = (item: CheckItem): string => {
  if (item.kind === 'table') return `${item.left * item.right}`;
  return item.kind === 'sum' ? item.answer : item.word;
};

const shownAnswer = (item: CheckItem, given: string): string => {
  if (item.kind !== 'word' || given === '') return given;
  return given === wasRead ? 'Read' : 'Not yet';
};

const markedQuestion = ({ item, given, right, late }: CheckMark, position: number, inline: Inline): MarkedCheckQuestion => ({
  position,
  asked: askedWords(item, inline),
  given: shownAnswer(item, given),
  expected: expectedWords(item),
  correct: right,
  late,
  marks: item.kind === 'sum' ? item.marks : 1,
  steps: item.kind === 'sum' ? item.steps.map(inline) : [],
});

type Parts = {
  readonly row: CheckRow;
  readonly answers: readonly KeptAnswer[];
  readonly inline: Inline;
  readonly now: Date;
  /** Of a finished attempt. */
  readonly marks?: readonly CheckMark[];
  readonly practise?: readonly string[];
  readonly pointsEarned?: number;
};

export const checkAttempt = ({ row, answers, inline, now, marks = [], practise = [], pointsEarned = 0 }: Parts): CheckAttempt => {
  const items = itemsOf(row);
  const given = new Map(answers.map(({ position, answer }) => [position, answer]));
  const limit = paperLimitMs(nationalCheck(row.kind), row.timing);
  const tables = row.kind === 'multiplication_tables';
  return {
    ...checkSummary(row),
    questions: row.isCompleted ? [] : items.map((item, position) => openQuestion(item, position, inline)),
    answers: items.map((_, position) => given.get(position) ?? null),
    practice: tables ? [...practiceSums(row.seed)] : [],
    questionMs: tables ? tableLimitMs(row.timing) : null,
    leftMs: limit === null || row.isCompleted ? null : Math.max(0, Math.round(row.startedAt.getTime() + limit - now.getTime())),
    marked: marks.map((mark, position) => markedQuestion(mark, position, inline)),
    practise: [...practise],
    meaning: [...whatItMeans[row.kind]],
    pointsEarned,
  };
};
