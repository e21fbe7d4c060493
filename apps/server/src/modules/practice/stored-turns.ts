import { z } from 'zod';
import { PracticeQuestion } from '@hedgerow/curriculum/question';
import { AppError } from '@hedgerow/domain/errors';
import type { FirstTry } from '@hedgerow/domain/practice';
import type { Course, Next } from '@hedgerow/teaching/practice/course';
import { givenFrom, isBlank } from '@hedgerow/teaching/practice/given-answer';

const Try = z.object({
  given: z.union([z.number(), z.string()]),
  verdict: z.enum(['right', 'nearly', 'wrong']),
  say: z.string(),
  note: z.string(),
  /** By our own clock, from the question's showing. */
  ms: z.number(),
  /** Rungs of help that stood there already; a practice of an earlier day does not say. */
  help: z.optional(z.int()),
});

const Turn = z.object({
  kind: z.enum(['planned', 'similar', 'easier', 'return']),
  slot: z.int(),
  question: PracticeQuestion,
  shownAt: z.string(),
  tries: z.array(Try),
  /** What was said of something typed since the last try that could not be read as an answer: it is no try. */
  unread: z.optional(z.string()),
  /** Rungs of help that were asked for. */
  help: z.int(),
  closed: z.boolean(),
  /** The pupil said that they have not done this yet. */
  notYet: z.optional(z.boolean()),
});
export type StoredTurn = z.output<typeof Turn>;

/** Stored JSON is parsed when it is read. */
export const readTurns = (stored: unknown): readonly StoredTurn[] => z.array(Turn).parse(stored);

/** Two tries: the second is there to mend the first. */
export const mostTries = 2;

/** Right at once, or nearly right and then put into the form that was asked for. */
export const wasRight = ({ tries }: Pick<StoredTurn, 'tries'>): boolean => {
  const [first, second] = tries;
  return first?.verdict === 'right' || (first?.verdict === 'nearly' && second?.verdict === 'right');
};

/** For what is remembered of it. */
export const firstAnswerOf = (turn: StoredTurn) => ({ question: turn.question, missed: !wasRight(turn) });
export const wasMended = (turn: Pick<StoredTurn, 'tries'>): boolean => !wasRight(turn) && turn.tries.at(-1)?.verdict === 'right';

/** What was not done yet is no miss: nothing like it comes back today. */
export const wasMissed = (turn: StoredTurn): boolean => turn.closed && turn.notYet !== true && !wasRight(turn);

const aboutOf = ({ topicId, objective }: PracticeQuestion): string | null => (objective === null ? null : `${topicId ?? ''}#${objective}`);

export const courseOf = (planned: number, turns: readonly StoredTurn[]): Course => ({
  planned,
  turns: turns.map((turn) => ({ kind: turn.kind, slot: turn.slot, objective: aboutOf(turn.question), missed: wasMissed(turn) })),
});

export const plannedTurns = (turns: readonly StoredTurn[]): readonly StoredTurn[] =>
  turns.filter(({ kind, closed }) => kind === 'planned' && closed);

export const firstTryOf = (turn: StoredTurn): FirstTry => {
  const [first] = turn.tries;
  return {
    right: wasRight(turn),
    blank: first === undefined || isBlank(givenFrom(turn.question, first.given)),
    ms: first?.ms ?? 0,
  };
};

/** Rungs of help that stand open when it is shown: one that is done together begins with its first step. */
const openHelp = { planned: 0, similar: 0, easier: 2, return: 0 } as const;

/** A question as it is put before the pupil. */
export const shownTurn = (next: Next, question: PracticeQuestion, at: Date): StoredTurn => ({
  ...next,
  question,
  shownAt: at.toISOString(),
  tries: [],
  help: openHelp[next.kind],
  closed: false,
});

/** One that was shown already; anything else does not exist. */
export const openTurn = (turns: readonly StoredTurn[], number: number): StoredTurn => {
  const turn = turns[number];
  if (turn === undefined) throw new AppError('not_found', 'Not found');
  return turn;
};
