import { familyMessages } from '@hedgerow/contracts/families';
import { childComplaints, type ChildDraft, type OnboardingChild, onboardingMessages } from '@hedgerow/contracts/onboarding';
import type { Parent } from '@hedgerow/domain/access';
import { readBirth } from '@hedgerow/domain/birth';
import { ageOn, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { OpenOrdersService } from '#modules/billing/checkout/open-orders.service.ts';
import type { ChildRequest } from '../families/child-request.ts';
import type { FamiliesService } from '../families/families.service.ts';

export type OnboardingDeps = {
  readonly families: Pick<FamiliesService, 'children' | 'prepareChildren' | 'changedBy' | 'addChild'>;
  readonly changeWaiting: OpenOrdersService['changeWaiting'];
  readonly now: Clock;
};

/** The children setup of a parent; the children themselves are made by families, in one place. */
export const onboardingService = ({ families, changeWaiting, now }: OnboardingDeps) => {
  const wishesOf = (drafts: readonly ChildDraft[]): readonly ChildRequest[] => {
    const today = londonDate(now());
    const complaints = drafts.flatMap((draft, index) => childComplaints(draft, index + 1, today));
    if (complaints.length > 0) throw new AppError('invalid', complaints.join('\n'), { details: { complaints } });
    return drafts.map(({ id, firstName, lastName, dateOfBirth, yearGroup, school }) => {
      const born = readBirth(dateOfBirth ?? '');
      return {
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        yearGroup: yearGroup ?? '',
        school: school ?? '',
        age: born === undefined ? 0 : ageOn(born, today),
        ...(typeof id === 'string' ? { id } : {}),
        ...(born === undefined ? {} : { dateOfBirth: born }),
      };
    });
  };

  /** A child who is leaving gets no plan: an order that names them is refused. */
  const children = async (actor: Parent): Promise<OnboardingChild[]> =>
    (await families.children(actor))
      .filter(({ leavingAt }) => leavingAt === null)
      .map(({ id, firstName, lastName, age, dateOfBirth, yearGroup, school, status, linked }) => ({
        id,
        firstName,
        lastName,
        age,
        dateOfBirth,
        yearGroup,
        school,
        status,
        linked,
      }));

  const waitingIds = async (actor: Parent): Promise<readonly string[]> =>
    (await families.children(actor)).filter(({ status }) => status === 'pending').map(({ id }) => id);

  return {
    children,

    /**
     * Puts these children in place of those that wait; sent twice it is the same. An order that names somebody who changes is closed at
     * the provider first. Errors: invalid with every complaint, conflict when the order has been paid meanwhile.
     */
    complete: async (actor: Parent, drafts: readonly ChildDraft[]): Promise<OnboardingChild[]> => {
      const wishes = wishesOf(drafts);
      const waiting = await waitingIds(actor);
      await changeWaiting(
        actor,
        async (ordered) => {
          const changed = await families.changedBy(actor, wishes);
          return ordered.some(({ childId }) => changed.has(childId));
        },
        async () => {
          const there = await families.children(actor);
          const paid = there.some(({ id, status, currentPlan }) => status === 'active' && (waiting.includes(id) || currentPlan !== 'free'));
          if (paid && !there.some(({ status }) => status === 'pending')) throw new AppError('conflict', onboardingMessages.paidMeanwhile);
          await families.prepareChildren(actor, wishes);
        },
      );
      return children(actor);
    },

    addChild: async (actor: Parent, draft: ChildDraft): Promise<OnboardingChild> => {
      const [wish] = wishesOf([draft]);
      if (wish === undefined) throw new AppError('invalid', familyMessages.noChildren);
      // An id of the caller's means nothing here: this call makes somebody new.
      const made = await families.addChild(actor, { ...wish, id: undefined });
      const child = (await children(actor)).find(({ id }) => id === made.id);
      if (child === undefined) throw new AppError('conflict', familyMessages.tooManyChildren);
      return child;
    },
  };
};
export type OnboardingService = ReturnType<typeof onboardingService>;
