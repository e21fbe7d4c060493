import type { SafeguardingChangeBody, SafeguardingRecord, SharedConcerns, WorryWords } from '@hedgerow/contracts/safeguarding';
import { type Actor, type Parent, readableChild } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { closedConcernKeptMs, type ConcernDeed, deedOfState, signKeptMs } from '@hedgerow/domain/safeguarding';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { ConcernsRepository, DeskOf } from './concerns.repository.ts';
import type { HeldAnswersRepository } from './held-answers.repository.ts';
import type { PossibleSignsRepository } from './possible-signs.repository.ts';

export type SafeguardingDeskDeps = {
  readonly concerns: ConcernsRepository;
  readonly held: Pick<HeldAnswersRepository, 'release'>;
  readonly signs: Pick<PossibleSignsRepository, 'sweep'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** The records of one contact: the operator's (null) or a school's. Everything that is changed leaves its line, in the same transaction. */
export const safeguardingDeskService = ({ concerns, held, signs, transaction, now, newId }: SafeguardingDeskDeps) => ({
  list: async (desk: DeskOf): Promise<SafeguardingRecord[]> => {
    const rows = await concerns.list(desk);
    const ids = rows.map(({ record }) => record.id);
    if (ids.length === 0) return [];
    const [deeds, heldRows] = await Promise.all([concerns.deedsOf(ids), concerns.heldOf(ids)]);
    const heldBy = new Map(heldRows.map(({ recordId, held: count }) => [recordId, count]));
    return rows.map(({ record, firstName, lastName, username, hasWords }) => ({
      id: record.id,
      childId: record.childId,
      childName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      username: username ?? '',
      category: record.category,
      place: record.place,
      times: record.times,
      firstAt: record.firstAt.toISOString(),
      lastAt: record.lastAt.toISOString(),
      state: record.state,
      parentsMaySee: record.parentsMaySee,
      heldAnswers: heldBy.get(record.id) ?? 0,
      hasWords,
      deeds: deeds.filter(({ recordId }) => recordId === record.id).map(({ deed, who, at }) => ({ deed, who, at: at.toISOString() })),
    }));
  },

  /** Errors: not_found (also another desk's record). */
  change: (desk: DeskOf, { userId }: Pick<Actor, 'userId'>, id: string, wish: SafeguardingChangeBody): Promise<void> =>
    transaction(async (runner) => {
      const record = await concerns.hold(runner, desk, id);
      if (record === undefined) throw new AppError('not_found', 'Not found');
      const at = now();
      const who = await concerns.nameOf(runner, userId);
      const note = (deed: ConcernDeed) => concerns.note(runner, { id: newId(), recordId: id, userId, who, deed, at });
      const { state = record.state, parentsMaySee = record.parentsMaySee, releaseAnswers } = wish;
      if (state !== record.state) await note(deedOfState(state));
      if (parentsMaySee !== record.parentsMaySee) await note(parentsMaySee ? 'shown_to_parents' : 'hidden_from_parents');
      if (releaseAnswers === true && (await held.release(runner, id)) > 0) await note('answers_released');
      await concerns.change(runner, id, { state, parentsMaySee, changedAt: at });
    }),

  /** What a child told this contact; each reading leaves its line. Errors: not_found (also another desk's record). */
  words: (desk: DeskOf, { userId }: Pick<Actor, 'userId'>, id: string): Promise<WorryWords> =>
    transaction(async (runner) => {
      const record = await concerns.hold(runner, desk, id);
      const words = record === undefined ? undefined : await concerns.wordsOf(runner, id);
      if (words === undefined) throw new AppError('not_found', 'Not found');
      const who = await concerns.nameOf(runner, userId);
      await concerns.note(runner, { id: newId(), recordId: id, userId, who, deed: 'words_read', at: now() });
      return { words };
    }),

  contact: concerns.contactOf,
  setContact: (schoolId: string, email: string): Promise<void> => concerns.setContact(schoolId, email === '' ? null : email),

  /** What a parent may see of their child: only what the contact chose to show. */
  shared: async (actor: Parent, childId: string): Promise<SharedConcerns> => {
    const whose = readableChild(actor, childId);
    return (await concerns.sharedWithParents(whose.childId)).map(({ id, category, at }) => ({ id, category, at: at.toISOString() }));
  },

  /** The nightly job. */
  forgetOld: (): Promise<void> => concerns.forget(new Date(now().getTime() - closedConcernKeptMs)),

  /** Several times an hour. */
  forgetSigns: (): Promise<void> => signs.sweep(new Date(now().getTime() - signKeptMs)),
});
export type SafeguardingDeskService = ReturnType<typeof safeguardingDeskService>;
