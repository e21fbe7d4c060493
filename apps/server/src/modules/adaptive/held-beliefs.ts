import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { beliefsOf } from '@hedgerow/teaching/adaptive/insight';
import type { Clock } from '#ports/clock.ts';
import type { ChildRef } from './adaptive.repository.ts';
import { evidenceFrom, lookBackDays } from './insight-evidence.ts';
import type { InsightRepository } from './insight.repository.ts';

/** The misconceptions of a topic that a pupil holds, by their ids, the latest first: practice asks for them again. */
export const heldBeliefs =
  ({ insight, now }: { readonly insight: Pick<InsightRepository, 'answersSince'>; readonly now: Clock }) =>
  async (whose: ChildRef, topicId: string): Promise<readonly string[]> => {
    const rows = await insight.answersSince(whose, londonDayStart(addDays(londonDate(now()), -lookBackDays)), topicId);
    return beliefsOf(evidenceFrom(rows, [])).flatMap(({ id, state }) => (state === 'open' ? [id] : []));
  };
export type HeldBeliefs = ReturnType<typeof heldBeliefs>;
