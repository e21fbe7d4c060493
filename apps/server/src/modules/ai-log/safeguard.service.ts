import { AppError } from '@hedgerow/domain/errors';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { Clock } from '#ports/clock.ts';
import type { ModelPurpose } from '@hedgerow/domain/model-use';
import type { Learner } from '#ports/teacher.ts';
import type { ModelUseRepository } from './model-use.repository.ts';

const answers = {
  unkind: 'Let’s keep to school work. Please choose another topic.',
  worried:
    'It sounds as if something is hard right now. You are not in trouble. Please tell a grown-up you trust, or talk to Childline: 0800 1111, free, at any time.',
} as const;

const logged = {
  unkind: 'A topic was refused because of its words; nothing was made.',
  worried: 'A topic sounded as if your child may be worried; they were shown Childline’s number. Please talk with them.',
} as const;

/** What a child types is read before anybody works with it. On a hit: a kind answer, a line for the parent, and the words are not kept. */
export const safeguardService = ({
  uses,
  now,
  newId,
}: {
  readonly uses: Pick<ModelUseRepository, 'insert'>;
  readonly now: Clock;
  readonly newId: () => string;
}) => ({
  /** Throws invalid with a sentence for the child. */
  check: async (learner: Learner, purpose: ModelPurpose, text: string): Promise<void> => {
    const found = screenText(text);
    if (found === 'fine') return;
    const nothing = { inputTokens: 0, outputTokens: 0, milliseconds: 0, kept: 0, dropped: 0 };
    const { familyId, childId } = learner;
    const why = { purpose, what: logged[found], model: '', outcome: 'refused' as const, reason: 'unsuitable' as const };
    await uses.insert({ familyId, childId, id: newId(), at: now(), ...why, ...nothing });
    throw new AppError('invalid', answers[found], { details: { field: 'topic' } });
  },
});
export type SafeguardService = ReturnType<typeof safeguardService>;
