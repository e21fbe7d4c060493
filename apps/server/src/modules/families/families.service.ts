import { birthMonthOf } from '@hedgerow/domain/birth';
import type { Child, Credentials } from '@hedgerow/contracts/families';
import { familyMessages } from '@hedgerow/contracts/families';
import { type Allowed, forParentWriting, type Parent } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { planWithLicence } from '@hedgerow/domain/effective-plan';
import { planWithFreeWeek } from '@hedgerow/domain/free-week';
import { AppError } from '@hedgerow/domain/errors';
import { type HardThings, nothingHard } from '@hedgerow/domain/hard-things';
import { type KeyStage, keyStageForYear, type Phase, phaseForYear } from '@hedgerow/domain/key-stages';
import { maxChildren, type PlanId } from '@hedgerow/domain/plans';
import { childPassword, usernameFor } from '@hedgerow/domain/usernames';
import { academicYearOf, currentYearOf, readYearGroup, type YearGroup } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity } from '#ports/identity.ts';
import { childView } from './child-view.ts';
import type { ChildRequest } from './child-request.ts';
import type { ChildRecord, FamiliesRepository, NewChild } from './families.repository.ts';
import { changedBy, goneBy, keptOf, matchDrafts, nameOf } from './waiting-children.ts';

export type FamiliesDeps = {
  readonly families: FamiliesRepository;
  readonly identity: Pick<Identity, 'hashPassword'>;
  /** Whether the product has an AI model at all. */
  readonly hasModel: boolean;
  readonly now: Clock;
  readonly newId: () => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

/** What decides what a child is offered. */
export type ChildStanding = {
  readonly year: YearGroup;
  readonly phase: Phase;
  readonly keyStage: KeyStage;
  readonly plan: PlanId;
  /** There is or was one: paid for, or of the family's free week. */
  readonly hadPlan: boolean;
  /** What the parent lets the child's screens show. */
  readonly streaksOn: boolean;
  readonly celebrationsOn: boolean;
  readonly suggestionsOn: boolean;
  readonly dailyLimit: number | null;
  /** What the parent said is hard. */
  readonly hard: HardThings;
};

const usernameTries = 20;

export const familiesService = ({ families, identity, hasModel, now, newId, draw }: FamiliesDeps) => {
  const ownChild = async (actor: Parent, childId: string): Promise<Allowed<ChildRecord, 'write'>> => {
    return forParentWriting(actor, await families.find(actor.familyId, childId));
  };

  const newChild = (familyId: string, slot: number, draft: ChildRequest): NewChild => {
    const today = londonDate(now());
    const yearGroup = readYearGroup(draft.yearGroup);
    if (yearGroup === undefined) throw new AppError('invalid', familyMessages.childYear);
    const { id = newId(), firstName, lastName, age, dateOfBirth, school = null, linkedAt = null, hard = null } = draft;
    return {
      id,
      familyId,
      slot,
      firstName,
      lastName,
      statedAge: dateOfBirth === undefined ? age : null,
      statedOn: dateOfBirth === undefined ? today : null,
      birthMonth: dateOfBirth === undefined ? null : birthMonthOf(dateOfBirth),
      school,
      yearGroup,
      academicYear: academicYearOf(today),
      linkedAt,
      hard,
    };
  };

  return {
    children: async (actor: Parent): Promise<Child[]> => {
      const rows = await families.childrenOf(actor.familyId);
      return rows.map((row) => childView(row, now(), hasModel));
    },

    /**
     * The one place where children are made (docs/product/families.md#adding-a-child): waiting, until a payment was verified. Whoever is
     * known stays who they are: drafts of an earlier try are changed and keep their ids, and a child with work of their own is answered as
     * they are. At most three a family; the database holds it too, whatever races.
     */
    prepareChildren: async (actor: Parent, drafts: readonly ChildRequest[]): Promise<readonly NewChild[]> => {
      const children = (await families.childrenOf(actor.familyId)).map(({ child }) => child);
      const matches = matchDrafts(drafts, children);
      const gone = goneBy(matches, children);
      const added = matches.filter(({ row }) => row === undefined).length;
      if (children.length - gone.length + added > maxChildren) throw new AppError('invalid', familyMessages.tooManyChildren);
      const free = [1, 2, 3].filter((slot) => !children.some((child) => child.slot === slot && !gone.includes(child.id)));
      const prepared = matches.map((match) =>
        match.row?.status === 'active' ? match.row : newChild(actor.familyId, match.row?.slot ?? free.shift() ?? 0, keptOf(match)),
      );
      const waiting = prepared.filter((_, at) => matches[at]?.row?.status !== 'active');
      try {
        await families.keepWaiting(actor.familyId, waiting, gone);
      } catch (error) {
        if (families.isSlotTaken(error)) throw new AppError('conflict', familyMessages.tooManyChildren, { cause: error });
        throw error;
      }
      return prepared;
    },

    /** Which waiting children these drafts would change so that an order that names them is not the same any more. */
    changedBy: async (actor: Parent, drafts: readonly ChildRequest[]): Promise<ReadonlySet<string>> => {
      const rows = (await families.childrenOf(actor.familyId)).map(({ child }) => child);
      return changedBy(matchDrafts(drafts, rows), rows, now());
    },

    /**
     * One more child, waiting, beside those that are there; sent twice it is one. The same limit, and the same place in the database that
     * holds it. Errors: invalid (a fourth child), conflict (a pupil who came alone and is in a family already).
     */
    addChild: async (actor: Parent, wish: ChildRequest): Promise<NewChild> => {
      const tryOnce = async (): Promise<NewChild | 'raced'> => {
        const children = (await families.childrenOf(actor.familyId)).map(({ child }) => child);
        const namesake = children.find((child) => child.leavingAt === null && nameOf(child) === nameOf(wish));
        const same = namesake?.birthMonth === (wish.dateOfBirth === undefined ? null : birthMonthOf(wish.dateOfBirth));
        if (wish.id !== undefined && namesake !== undefined && (same || namesake.birthMonth === null))
          throw new AppError('conflict', familyMessages.knownChild);
        if (namesake?.status === 'pending' && same) return namesake;
        const slot = [1, 2, 3].find((free) => !children.some((child) => child.slot === free));
        if (slot === undefined) throw new AppError('invalid', familyMessages.tooManyChildren);
        const made = newChild(actor.familyId, slot, wish);
        try {
          await families.add(made);
          return made;
        } catch (error) {
          if (families.isKnownChild(error)) throw new AppError('conflict', familyMessages.knownChild, { cause: error });
          if (families.isSlotTaken(error)) return 'raced';
          throw error;
        }
      };
      // A double click takes the same place twice: the second look finds who is there now. Three places can be lost to others at most.
      for (let tries = 0; tries <= maxChildren; tries += 1) {
        const made = await tryOnce();
        if (made !== 'raced') return made;
      }
      throw new AppError('conflict', 'Another child was added at this moment. Please try again.');
    },

    /** Turns a waiting child into somebody who can sign in; called by billing inside the transaction that saw the payment. */
    activateChild: async (runner: Runner, record: { id: string; familyId: string; firstName: string; lastName: string }): Promise<void> => {
      for (let attempt = 0; attempt < usernameTries; attempt += 1) {
        const username = usernameFor(record.firstName, record.lastName, draw);
        if ((await families.activate(runner, record.id, username, record, now())) === 'made') return;
      }
      throw new AppError('unavailable', 'No free username was found.');
    },

    /** Year, phase, key stage and plan of a child whose family is known to be right. */
    standingOf: async (familyId: string, childId: string): Promise<ChildStanding> => {
      const found = await families.findWithPlan(familyId, childId);
      if (!found) throw new AppError('not_found', 'Not found');
      const year = currentYearOf(found.child, londonDate(now()));
      const { streaksOn, celebrationsOn, suggestionsOn, dailyLimit, hard } = found.child;
      const phase = phaseForYear(year);
      const plan = planWithLicence(planWithFreeWeek(found.plan ?? undefined, now()), found.licensedUntil, phase, now());
      return {
        year,
        phase,
        keyStage: keyStageForYear(year),
        plan,
        hadPlan: found.child.status === 'active' && found.plan !== null,
        streaksOn,
        celebrationsOn,
        suggestionsOn,
        dailyLimit,
        hard: hard ?? nothingHard,
      };
    },

    /**
     * A child's username with a password that was made this moment: it is shown once and kept as a hash alone.
     * Without `renew` only if it was never shown; with it the old password stops working and the child is signed out.
     */
    credentials: async (actor: Parent, childId: string, renew: boolean): Promise<Credentials> => {
      const record = await ownChild(actor, childId);
      if (record.status !== 'active') throw new AppError('conflict', 'This child can sign in once the payment is confirmed.');
      const username = await families.usernameOf(childId);
      if (username === null) throw new AppError('conflict', 'This pupil signs in with their own email address and password.');
      const password = childPassword(draw);
      const set = await families.setPassword(record, await identity.hashPassword(password), newId(), !renew, now());
      if (!set) throw new AppError('conflict', 'This password was shown before. You can make a new one.');
      return { childId, firstName: record.firstName, username, password };
    },
  };
};
export type FamiliesService = ReturnType<typeof familiesService>;
