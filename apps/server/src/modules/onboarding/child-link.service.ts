import { type LinkChildBody, type LinkedChild, onboardingMessages } from '@hedgerow/contracts/onboarding';
import type { Parent } from '@hedgerow/domain/access';
import { ageOn, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { yearGroupName, yearGroupOf } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { FamiliesService } from '../families/families.service.ts';
import type { CarriedPupil, ChildLinkCodes } from './child-link-code.ts';

export type ChildLinkDeps = {
  readonly codes: Pick<ChildLinkCodes, 'open'>;
  readonly families: Pick<FamiliesService, 'addChild'>;
  readonly now: Clock;
};

/** A parent takes the pupil under 13 who came alone into the family: from then on a child like any other, who waits for a plan. */
export const childLinkService = ({ codes, families, now }: ChildLinkDeps) => {
  const carried = (code: string): CarriedPupil => {
    const pupil = codes.open(code);
    if (pupil === undefined) throw new AppError('invalid', onboardingMessages.linkInvalid, { details: { reason: 'link' } });
    return pupil;
  };

  return {
    look: (code: string): LinkedChild => {
      const { firstName, lastName, dateOfBirth } = carried(code);
      const today = londonDate(now());
      const yearGroup = yearGroupName(yearGroupOf(dateOfBirth, today) ?? 0);
      return { firstName, lastName, dateOfBirth, age: ageOn(dateOfBirth, today), yearGroup };
    },

    /** Errors: invalid (the link, or three children already), conflict (used before). */
    link: async (actor: Parent, { code, yearGroup, school }: LinkChildBody): Promise<void> => {
      const pupil = carried(code);
      await families.addChild(actor, { ...pupil, age: ageOn(pupil.dateOfBirth, londonDate(now())), yearGroup, school, linkedAt: now() });
    },
  };
};
export type ChildLinkService = ReturnType<typeof childLinkService>;
