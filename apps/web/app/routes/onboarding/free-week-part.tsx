import type { User } from '@hedgerow/contracts/accounts';
import type { FreeWeekBody } from '@hedgerow/contracts/billing';
import { readPlanId } from '@hedgerow/domain/plans';
import { FreeWeekOffer } from '../../features/billing/free-week-offer.tsx';
import { useSiteFacts } from '../../features/public/site-facts.tsx';

/** A family that has never had a plan, nor its free week. */
const mayTryAWeek = ({ subscriptionTier, freeWeekEndsAt, lapsed, carer }: User): boolean =>
  subscriptionTier === 'free' && freeWeekEndsAt === null && !lapsed && !carer;

type Props = { readonly user: User; readonly body: FreeWeekBody; readonly onStarted: () => void };

/** The offer of a free week, where there is one for this family. */
export const FreeWeekPart = ({ user, body, onStarted }: Props) => {
  const { freeWeek } = useSiteFacts();
  if (!freeWeek || !mayTryAWeek(user)) return null;
  const chosen = body.childrenData.flatMap(({ firstName, planId = body.planId }) => {
    const plan = readPlanId(planId);
    return plan === undefined || plan === 'free' ? [] : [{ firstName, planId: plan }];
  });
  return <FreeWeekOffer body={body} chosen={chosen} onStarted={onStarted} />;
};
