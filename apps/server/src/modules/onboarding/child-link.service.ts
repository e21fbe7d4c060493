import { type LinkChildBody, type LinkedChild, onboardingMessages } from '@hedgerow/contracts/onboarding';
import { familyMessages } from '@hedgerow/contracts/families';
import type { Parent, Pupil } from '@hedgerow/domain/access';
import { birthMonthOf, readBirth } from '@hedgerow/domain/birth';
import { ageOn, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { academicYearOf, currentYearOf, readYearGroup, yearGroupName, yearGroupOf } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { FamiliesService } from '../families/families.service.ts';
import type { LonePupilsRepository } from './lone-pupils.repository.ts';
import type { CarriedPupil, ChildLinkCodes } from './child-link-code.ts';

export type ChildLinkDeps = {
  readonly codes: Pick<ChildLinkCodes, 'open' | 'openAccount' | 'sealAccount'>;
  readonly lonePupils: LonePupilsRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly families: Pick<FamiliesService, 'addChild'>;
  readonly now: Clock;
  readonly newId: () => string;
};

const invalid = () => new AppError('invalid', onboardingMessages.linkInvalid, { details: { reason: 'link' } });
type LonePupil = NonNullable<Awaited<ReturnType<LonePupilsRepository['find']>>>;

/** A parent takes the pupil under 13 who came alone into the family: from then on a child like any other, who waits for a plan. One of 13 or over brings the account along. */
export const childLinkService = (deps: ChildLinkDeps) => {
  const { codes, families, lonePupils, mail, transaction, now, newId } = deps;
  const carried = (code: string): CarriedPupil => {
    const pupil = codes.open(code);
    if (pupil === undefined) throw invalid();
    return pupil;
  };

  /** Undefined for the code of a pupil under 13, who has no account. */
  const lonePupil = async (code: string) => {
    const userId = codes.openAccount(code);
    if (userId === undefined) return undefined;
    const found = await lonePupils.find(userId);
    if (found === undefined) throw invalid();
    return found;
  };

  const takeIn = async (actor: Parent, { child, email }: LonePupil, { yearGroup, school }: LinkChildBody): Promise<string> => {
    const taken = await lonePupils.slots(actor.familyId);
    const slot = [1, 2, 3].find((free) => !taken.includes(free));
    if (slot === undefined) throw new AppError('conflict', familyMessages.tooManyChildren);
    const year = readYearGroup(yearGroup) ?? child.yearGroup;
    const letterId = newId();
    await transaction(async (runner) => {
      const change = { yearGroup: year, academicYear: academicYearOf(londonDate(now())), school, now: now() };
      if (!(await lonePupils.takeIn(runner, child.id, actor.familyId, slot, change))) throw invalid();
      await mail.keep(runner, { id: letterId, to: email, content: { kind: 'parent-linked', firstName: child.firstName } });
    }).catch((cause: unknown) => {
      throw lonePupils.isSlotTaken(cause) ? new AppError('conflict', familyMessages.tooManyChildren, { cause }) : cause;
    });
    await mail.deliver(letterId);
    return child.id;
  };

  return {
    /** For a pupil of 13 or over who has nobody beside them. Errors: forbidden (a parent or a school looks after the account). */
    codeFor: async ({ userId, viewedBy }: Pupil): Promise<string> => {
      if (viewedBy !== null || (await lonePupils.find(userId)) === undefined)
        throw new AppError('forbidden', 'Your account has a parent or a school already.');
      return codes.sealAccount(userId);
    },

    look: async (code: string): Promise<LinkedChild> => {
      const today = londonDate(now());
      const lone = await lonePupil(code);
      if (lone !== undefined) {
        const { firstName, lastName, birthMonth, yearGroup, academicYear } = lone.child;
        const born = readBirth(birthMonth ?? '') ?? today;
        const year = yearGroupName(currentYearOf({ yearGroup, academicYear }, today));
        return { firstName, lastName, dateOfBirth: birthMonthOf(born), age: ageOn(born, today), yearGroup: year, hasAccount: true };
      }
      const { firstName, lastName, dateOfBirth } = carried(code);
      const yearGroup = yearGroupName(yearGroupOf(dateOfBirth, today) ?? 0);
      return { firstName, lastName, dateOfBirth: birthMonthOf(dateOfBirth), age: ageOn(dateOfBirth, today), yearGroup, hasAccount: false };
    },

    /** Errors: invalid (the link, or three children already), conflict (used before). */
    link: async (actor: Parent, body: LinkChildBody): Promise<string> => {
      const { code, yearGroup, school } = body;
      const lone = await lonePupil(code);
      if (lone !== undefined) return takeIn(actor, lone, body);
      const pupil = carried(code);
      const { id } = await families.addChild(actor, {
        ...pupil,
        age: ageOn(pupil.dateOfBirth, londonDate(now())),
        yearGroup,
        school,
        linkedAt: now(),
      });
      return id;
    },
  };
};
export type ChildLinkService = ReturnType<typeof childLinkService>;
