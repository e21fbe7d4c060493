import { accountMessages, type UndoDeletionBody } from '@hedgerow/contracts/accounts';
import { isParentRole, type Parent } from '@hedgerow/domain/access';
import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens, Visitor } from '#ports/identity.ts';
import type { Storage } from '#ports/storage.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ClosingRepository } from './closing.repository.ts';
import { exportData } from './export-data.ts';
import type { LinksRepository } from './links.repository.ts';
import type { PeopleRepository } from './people.repository.ts';

/** Days in which a parent can change their mind (issue 3). */
const undoDays = 30;

export type ClosingDeps = {
  readonly closing: ClosingRepository;
  readonly people: Pick<PeopleRepository, 'find' | 'passwordHash'>;
  readonly links: LinksRepository;
  readonly identity: Pick<Identity, 'passwordMatches' | 'signInByEmail'>;
  readonly tokens: SecretTokens;
  readonly mail: MailService;
  readonly storage: Pick<Storage, 'remove'>;
  /** No more payments from the next month on, and none at all once everything is deleted. */
  readonly payments: { readonly stopRenewing: (familyId: string) => Promise<void>; readonly end: (familyId: string) => Promise<void> };
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const invalidLink = () => new AppError('invalid', accountMessages.keepLinkInvalid, { details: { reason: 'link' } });

/** A family takes its data with it, leaves, and comes back within a month. */
export const closingService = (deps: ClosingDeps) => {
  const { closing, people, links, identity, tokens, mail, storage, payments, transaction, now, newId } = deps;

  const familyOf = async (body: UndoDeletionBody, visitor: Visitor): Promise<{ familyId: string; linkId?: string }> => {
    if ('token' in body) {
      const found = await links.find('undo-deletion', tokens.hash(body.token), now());
      if (typeof found?.user.familyId !== 'string') throw invalidLink();
      return { familyId: found.user.familyId, linkId: found.link.id };
    }
    const signedIn = await identity.signInByEmail(body, visitor);
    if (signedIn === undefined) throw new AppError('signed_out', accountMessages.wrongLogin);
    // The second step is for signing in; who has it turned on comes back by the letter.
    if ('codeNeeded' in signedIn) throw new AppError('forbidden', accountMessages.closing, { details: { reason: 'use_letter' } });
    const person = await people.find(signedIn.userId);
    if (typeof person?.familyId !== 'string') throw new AppError('signed_out', accountMessages.wrongLogin);
    return { familyId: person.familyId };
  };

  const eraseOne = async (familyId: string): Promise<void> => {
    const parents = (await closing.peopleOf(familyId)).filter(({ role }) => isParentRole(role));
    await payments.end(familyId);
    // Files first: nobody can sign in any more, and what a crash leaves undone is found again by the next round.
    for (const name of await closing.storedFiles(familyId)) await storage.remove(name);
    const letters = parents.map(({ email, firstName }) => ({
      id: newId(),
      to: email,
      content: { kind: 'account-deleted' as const, firstName },
    }));
    const erased = await closing.erase(familyId, now(), async (runner) => {
      for (const letter of letters) await mail.keep(runner, letter);
    });
    if (erased) for (const { id } of letters) await mail.deliver(id);
  };

  return {
    exportFor: async (actor: Parent) => ({
      exportedAt: now().toISOString(),
      about: 'Everything that we hold of your family. Uploaded documents can be downloaded from your child’s files.',
      data: await exportData(closing, actor.familyId),
    }),

    /** Everybody is signed out; in 30 days everything is gone. Errors: forbidden (password). */
    close: async (actor: Parent, password: string): Promise<{ deletedOn: string }> => {
      const hash = await people.passwordHash(actor.userId);
      if (hash === undefined || !(await identity.passwordMatches(hash, password)))
        throw new AppError('forbidden', accountMessages.wrongPassword, { details: { field: 'password' } });
      await payments.stopRenewing(actor.familyId);
      const everybody = await closing.peopleOf(actor.familyId);
      const lastDay = addDays(londonDate(now()), undoDays);
      const deleteAfter = londonDayStart(addDays(lastDay, 1));
      const children = everybody.filter(({ role }) => role === 'student').map(({ firstName }) => firstName);
      const letters = everybody.filter(({ role }) => isParentRole(role)).map((parent) => ({ ...parent, tokenId: newId() }));
      await transaction(async (runner) => {
        if (!(await closing.close(runner, actor.familyId, deleteAfter))) return;
        for (const { id: userId, email, firstName, tokenId } of letters) {
          const tokenHash = tokens.hash(tokens.of(tokenId));
          await links.issue(runner, { id: tokenId, userId, purpose: 'undo-deletion', tokenHash, email, expiresAt: deleteAfter }, now());
          await mail.keep(runner, { id: tokenId, to: email, content: { kind: 'account-closing', firstName, tokenId, lastDay, children } });
        }
      });
      for (const { tokenId } of letters) await mail.deliver(tokenId);
      return { deletedOn: lastDay };
    },

    /** Errors: invalid (link), signed_out (password). */
    undo: async (body: UndoDeletionBody, visitor: Visitor): Promise<void> => {
      const { familyId, linkId } = await familyOf(body, visitor);
      const kept = await transaction(async (runner) => {
        if (linkId !== undefined && !(await links.take(runner, linkId))) throw invalidLink();
        return closing.keep(runner, familyId);
      });
      if (!kept) return;
      const parents = (await closing.peopleOf(familyId)).filter(({ role }) => isParentRole(role));
      for (const { email, firstName } of parents) await mail.send({ id: newId(), to: email, content: { kind: 'account-kept', firstName } });
    },

    /** The job: families whose 30 days are over. One that fails is tried again by the next round. */
    eraseDue: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const familyId of await closing.due(now()))
        await eraseOne(familyId).catch((error: unknown) => {
          failures.push(error);
        });
      if (failures.length > 0) throw new AggregateError(failures, 'Some families could not be erased; the next round tries again.');
    },
  };
};
export type ClosingService = ReturnType<typeof closingService>;
