import type { Help } from '@hedgerow/contracts/safeguarding';
import type { Actor } from '@hedgerow/domain/access';
import { type Answer, unanswered } from '@hedgerow/domain/scoring';
import type { Learner } from '#ports/teaching-engine.ts';
import type { HeldAnswersRepository } from './held-answers.repository.ts';
import type { ScreeningService } from './screening.service.ts';

export type HeldEssaysDeps = {
  readonly held: Pick<HeldAnswersRepository, 'ofAttempt' | 'keep' | 'forget'>;
  readonly screening: Pick<ScreeningService, 'listen'>;
};

type Attempt = Learner & { readonly id: string };

/**
 * An essay with a call for help in it is the child's own work and is not lost, but nobody else reads it and nothing marks it: it lies
 * apart from the attempt, so that every list, export, mark and view of others has an unanswered question there.
 */
export const heldEssaysService = ({ held, screening }: HeldEssaysDeps) => ({
  /** The answers as the attempt may keep them, and the help to show. */
  keepApart: async (attempt: Attempt, answers: readonly Answer[]): Promise<{ readonly answers: Answer[]; readonly help: Help | null }> => {
    let help: Help | null = null;
    // Where nothing was typed, nothing is held.
    const typed = answers.some((answer) => typeof answer === 'string');
    const before = new Set((typed ? await held.ofAttempt(attempt.id) : []).map(({ position }) => position));
    const kept: Answer[] = [];
    for (const [position, answer] of answers.entries()) {
      const { familyId, childId, id: work } = attempt;
      const heard = typeof answer === 'string' ? await screening.listen({ familyId, childId, work }, 'essay', answer) : null;
      if (heard === null) {
        // Written anew without it, the answer is an ordinary one; left alone, what is held stays.
        if (before.has(position) && typeof answer === 'string') await held.forget(attempt.id, position);
        kept.push(answer);
      } else {
        await held.keep({ attemptId: attempt.id, position, childId: attempt.childId, recordId: heard.recordId, text: String(answer) });
        kept.push(unanswered);
        help ??= heard.help;
      }
    }
    return { answers: kept, help };
  },

  /** With what is held, for the child's own eyes: not for a parent who looks through them. */
  forReader: async (actor: Actor, attempt: Attempt, answers: readonly Answer[]): Promise<Answer[]> => {
    if (actor.role !== 'student' || actor.viewedBy !== null) return [...answers];
    const texts = new Map((await held.ofAttempt(attempt.id)).map(({ position, text }) => [position, text]));
    return answers.map((answer, position) => texts.get(position) ?? answer);
  },
});
export type HeldEssaysService = ReturnType<typeof heldEssaysService>;
