import { londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { childAge } from '@hedgerow/domain/child-age';
import { modelAllowed } from '@hedgerow/domain/model-use';
import { currentYearOf } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { ModelLedger } from '#ports/model-ledger.ts';
import type { ModelUseRepository } from './model-use.repository.ts';

/** Tokens a London day; requests are for a child alone. */
export type ModelLimits = {
  readonly requestsPerChild: number;
  readonly tokensPerChild: number;
  readonly tokensPerFamily: number;
  readonly tokensPerDay: number;
};

export type ModelLedgerDeps = {
  readonly uses: ModelUseRepository;
  readonly limits: ModelLimits;
  readonly modelName: string;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Longer than any request may take, in ms: a turn of a process that died is free again after it. */
const longestTurn = 60_000;

/** Who may ask the model now, and what they asked (docs/product/teaching-engine.md#models: budgets per child, family and server; one request a child at a time). */
export const modelLedger = ({ uses, limits, modelName, now, newId }: ModelLedgerDeps): ModelLedger => ({
  begin: async (learner) => {
    const at = now();
    const child = await uses.childOf(learner);
    const today = londonDate(at);
    const year = child === undefined ? undefined : currentYearOf(child, today);
    // Read at each request: what a parent turns off is off at once.
    if (child === undefined || year === undefined || !modelAllowed({ chosen: child.modelChosen, age: childAge(child, today), year }))
      return { allowed: false, reason: 'off' };
    const spent = await uses.spentSince(learner, londonDayStart(today));
    const isSpent =
      spent.child.requests >= limits.requestsPerChild ||
      spent.child.tokens >= limits.tokensPerChild ||
      spent.family.tokens >= limits.tokensPerFamily ||
      spent.all.tokens >= limits.tokensPerDay;
    if (isSpent) return { allowed: false, reason: 'limit' };
    if (!(await uses.takeTurn(learner, at, new Date(at.getTime() + longestTurn)))) return { allowed: false, reason: 'busy' };
    return {
      allowed: true,
      own: await uses.ownWordsOf(learner),
      end: async (use) => {
        const { familyId, childId } = learner;
        await uses.insert({
          familyId,
          childId,
          id: newId(),
          at: now(),
          model: modelName,
          category: null,
          ...use,
          what: use.what.slice(0, 200),
        });
        await uses.giveBack(learner);
      },
    };
  },
  recall: uses.recall,
  remember: (key, value) => uses.remember(key, value, now()),
});
