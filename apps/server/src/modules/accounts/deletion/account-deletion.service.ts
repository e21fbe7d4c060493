import { accountMessages, type UndoDeletionBody } from '@hedgerow/contracts/accounts';
import { carerMessages } from '@hedgerow/contracts/carers';
import { type Actor, isParentRole } from '@hedgerow/domain/access';
import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens, Visitor } from '#ports/identity.ts';
import type { Storage } from '#ports/storage.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { AccountDeletionRepository } from './account-deletion.repository.ts';
import type { AccountTracesRepository } from './account-traces.repository.ts';
import { exportData, forPeople } from './export-data.ts';
import type { LinksRepository } from '../passwords/links.repository.ts';
import type { PeopleRepository, Person } from '../people.repository.ts';
import type { staffDeletionRepository } from './staff-deletion.repository.ts';

/** Days in which a parent can change their mind (issue 3). */
const undoDays = 30;

export type AccountDeletionDeps = {
  readonly families: AccountDeletionRepository;
  readonly staff: ReturnType<typeof staffDeletionRepository>;
  readonly traces: AccountTracesRepository;
  readonly people: Pick<PeopleRepository, 'find' | 'findByEmail' | 'passwordHash'>;
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

/** Who leaves together: a family, or one member of a school's staff. */
type Leaver = { readonly kind: 'family' | 'staff'; readonly id: string };

const leaverOf = ({ id, familyId, role }: Pick<Person, 'id' | 'familyId' | 'role'>): Leaver | undefined => {
  if (familyId !== null) return { kind: 'family', id: familyId };
  return role === 'student' || isParentRole(role) ? undefined : { kind: 'staff', id };
};

/** Who reads the letters: the adults, or a pupil of 13 or over who came alone. */
const addressed = <P extends Pick<Person, 'role'>>(people: readonly P[]): readonly P[] => {
  const adults = people.filter(({ role }) => role !== 'student');
  return adults.length > 0 ? adults : people;
};

const isCarer = (actor: Actor): boolean => (actor.role === 'parent' || actor.role === 'home_educator') && actor.carer;

/** A family, or a teacher, takes its data with it, leaves, and comes back within a month. */
export const accountDeletionService = (deps: AccountDeletionDeps) => {
  const { families, staff, traces, people, links, identity, tokens, mail, storage, payments, transaction, now, newId } = deps;
  const rowsOf = ({ kind }: Leaver) => (kind === 'family' ? families : staff);
  /** Letters go to people with an address of their own. */
  const adultsOf = async (leaver: Leaver) => addressed(await rowsOf(leaver).peopleOf(leaver.id));

  /** A pupil's account is their parent's or school's to close, unless they came alone. */
  const leads = async ({ id, role, email }: Person, leaver: Leaver): Promise<boolean> =>
    role !== 'student' || (!email.endsWith('@pupil.invalid') && (await adultsOf(leaver)).every((one) => one.id === id));

  /** Keeps a letter with the way back for each adult of a leaver; answers the letters, to be delivered after the transaction. */
  const keepWaysBack = async (runner: Runner, leaver: Leaver, deleteAfter: Date): Promise<readonly string[]> => {
    const everybody = await rowsOf(leaver).peopleOf(leaver.id);
    const readers = addressed(everybody);
    const children = everybody.filter((person) => !readers.includes(person)).map(({ firstName }) => firstName);
    const lastDay = addDays(londonDate(deleteAfter), -1);
    const letters = readers.map((adult) => ({ ...adult, tokenId: newId() }));
    for (const { id: userId, email, firstName, tokenId } of letters) {
      const tokenHash = tokens.hash(tokens.of(tokenId));
      await links.issue(runner, { id: tokenId, userId, purpose: 'undo-deletion', tokenHash, email, expiresAt: deleteAfter }, now());
      await mail.keep(runner, { id: tokenId, to: email, content: { kind: 'account-closing', firstName, tokenId, lastDay, children } });
    }
    return letters.map(({ tokenId }) => tokenId);
  };

  /** For who has proved the password alone: the letter once more, since a new password ends the link of the first. */
  const sendWaysBack = async (leaver: Leaver): Promise<void> => {
    const deleteAfter = await rowsOf(leaver).closesOn(leaver.id);
    if (deleteAfter === null) return;
    for (const id of await transaction((runner) => keepWaysBack(runner, leaver, deleteAfter))) await mail.deliver(id);
  };

  const whoOf = async (body: UndoDeletionBody, visitor: Visitor): Promise<{ leaver: Leaver; linkId?: string }> => {
    if ('token' in body) {
      const found = await links.find('undo-deletion', tokens.hash(body.token), now());
      const leaver = found === undefined ? undefined : leaverOf(found.user);
      if (found === undefined || leaver === undefined) throw invalidLink();
      return { leaver, linkId: found.link.id };
    }
    const signedIn = await identity.signInByEmail(body, visitor);
    if (signedIn === undefined) throw new AppError('signed_out', accountMessages.wrongLogin);
    // A pupil's inner address opens nothing here either, and the password is checked all the same.
    const person = await people.findByEmail(body.email);
    const leaver = person === undefined ? undefined : leaverOf(person);
    if (person === undefined || leaver === undefined || !(await leads(person, leaver)))
      throw new AppError('signed_out', accountMessages.wrongLogin);
    if ('codeNeeded' in signedIn) {
      // The second step is for signing in; who has it turned on comes back by a letter.
      await sendWaysBack(leaver);
      throw new AppError('forbidden', accountMessages.closing, { details: { reason: 'use_letter' } });
    }
    return { leaver };
  };

  const eraseOne = async (leaver: Leaver): Promise<void> => {
    const adults = await adultsOf(leaver);
    if (leaver.kind === 'family') await payments.end(leaver.id);
    // Files first: nobody can sign in any more, and what a crash leaves undone is found again by the next round.
    for (const name of await rowsOf(leaver).storedFiles(leaver.id)) await storage.remove(name);
    const letters = adults.map(({ email, firstName }) => ({
      id: newId(),
      to: email,
      content: { kind: 'account-deleted' as const, firstName },
    }));
    const erased = await rowsOf(leaver).erase(leaver.id, now(), async (runner) => {
      for (const letter of letters) await mail.keep(runner, letter);
    });
    if (erased) for (const { id } of letters) await mail.deliver(id);
  };

  /** Before the family closes: whoever helped with it keeps their own account. Answers their letters. */
  const sendCarersHome = async (runner: Runner, familyId: string): Promise<readonly string[]> => {
    const letters = (await families.sendCarersHome(runner, familyId, now())).map((carer) => ({ ...carer, letterId: newId() }));
    for (const { letterId, email, firstName } of letters)
      await mail.keep(runner, { id: letterId, to: email, content: { kind: 'carer-ended', firstName, asked: 'owner', email } });
    return letters.map(({ letterId }) => letterId);
  };

  /** A second carer takes along what is their own: the children and what is paid belong to the owner's account. */
  const carersOwnData = async (userId: string, familyId: string) => {
    const home = (await people.find(userId))?.homeFamilyId ?? familyId;
    const user = (await families.rowsOf('user', familyId)).filter(({ id }) => id === userId);
    return { ...(await exportData(families, home)), user: user.map((row) => forPeople('user', row)), ...(await traces.of([userId])) };
  };

  const findLeaver = async ({ userId }: Actor): Promise<Leaver> => {
    const person = await people.find(userId);
    const leaver = person === undefined ? undefined : leaverOf(person);
    if (person !== undefined && leaver !== undefined && !(await leads(person, leaver)))
      throw new AppError('forbidden', accountMessages.pupilProfile);
    if (leaver === undefined) throw new AppError('signed_out', 'Please sign in.');
    return leaver;
  };

  return {
    exportFor: async (actor: Actor) => {
      const { kind, id } = await findLeaver(actor);
      const exportedAt = now().toISOString();
      if (isCarer(actor)) {
        const about = 'Everything we keep about you. The owner of the family’s account can download what we keep about the children.';
        return { exportedAt, about, data: await carersOwnData(actor.userId, id) };
      }
      if (kind === 'family') {
        const about = 'Everything we keep about your family. You can download uploaded documents from your child’s files.';
        const everybody = (await families.peopleOf(id)).map((person) => person.id);
        return { exportedAt, about, data: { ...(await exportData(families, id)), ...(await traces.of(everybody)) } };
      }
      return {
        exportedAt,
        about: 'Everything we keep about you as a member of your school’s staff. Pupils’ work belongs to their families.',
        data: { ...(await staff.dataOf(id)), ...(await traces.of([id])) },
      };
    },

    /** Everybody is signed out; in 30 days everything is gone. Errors: forbidden (password). */
    close: async (actor: Actor, password: string): Promise<{ deletedOn: string }> => {
      const leaver = await findLeaver(actor);
      const hash = await people.passwordHash(actor.userId);
      if (hash === undefined || !(await identity.passwordMatches(hash, password)))
        throw new AppError('forbidden', accountMessages.wrongPassword, { details: { field: 'password' } });
      if (isCarer(actor)) throw new AppError('conflict', carerMessages.leaveFirst);
      if (leaver.kind === 'family') await payments.stopRenewing(leaver.id);
      const lastDay = addDays(londonDate(now()), undoDays);
      const deleteAfter = londonDayStart(addDays(lastDay, 1));
      const letters = await transaction(async (runner) => {
        if (!(await rowsOf(leaver).close(runner, leaver.id, deleteAfter))) return [];
        const goodbyes = leaver.kind === 'family' ? await sendCarersHome(runner, leaver.id) : [];
        return [...goodbyes, ...(await keepWaysBack(runner, leaver, deleteAfter))];
      });
      for (const id of letters) await mail.deliver(id);
      return { deletedOn: lastDay };
    },

    /** Errors: invalid (link), signed_out (password). */
    undo: async (body: UndoDeletionBody, visitor: Visitor): Promise<void> => {
      const { leaver, linkId } = await whoOf(body, visitor);
      const kept = await transaction(async (runner) => {
        if (linkId !== undefined && !(await links.take(runner, linkId))) throw invalidLink();
        return rowsOf(leaver).keep(runner, leaver.id);
      });
      if (!kept) return;
      for (const { email, firstName } of await adultsOf(leaver))
        await mail.send({ id: newId(), to: email, content: { kind: 'account-kept', firstName } });
    },

    /** The job: those whose 30 days are over. One that fails is tried again by the next round. */
    eraseDue: async (): Promise<void> => {
      const failures: unknown[] = [];
      const due: Leaver[] = [
        ...(await families.due(now())).map((id) => ({ kind: 'family' as const, id })),
        ...(await staff.due(now())).map((id) => ({ kind: 'staff' as const, id })),
      ];
      for (const leaver of due)
        await eraseOne(leaver).catch((error: unknown) => {
          failures.push(error);
        });
      if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be erased; the next round tries again.');
    },
  };
};
export type AccountDeletionService = ReturnType<typeof accountDeletionService>;
