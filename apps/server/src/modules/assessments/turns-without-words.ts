import { z } from 'zod';
import { isWritten } from '@hedgerow/domain/own-words';
import { unanswered } from '@hedgerow/domain/scoring';

/** Of a practice: each try, with what was said of it, which may quote it. */
const Turns = z.array(z.looseObject({ question: z.looseObject({ type: z.string() }), tries: z.array(z.looseObject({})) }));

export const turnsWithoutWords = (stored: unknown): readonly object[] | undefined =>
  stored === undefined
    ? undefined
    : Turns.parse(stored).map((turn) => {
        if (!isWritten(turn.question.type)) return turn;
        const { unread: _, ...rest } = turn;
        return { ...rest, tries: turn.tries.map((one) => ({ ...one, given: unanswered, say: '', note: '' })) };
      });
