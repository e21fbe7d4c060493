import { type PaidPlanId, paidPlanIds } from '@hedgerow/domain/plans';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { withPlan } from './draft.ts';
import { changeDraft } from './draft-store.ts';

/** The plan whose button was pressed on another page (`?plan=primary_scholar`): it is chosen here, and the address is done with it. */
export const useAskedPlan = (): PaidPlanId | undefined => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('plan');
  const plan = paidPlanIds.find((id) => id === asked);
  useEffect(() => {
    if (asked === null) return;
    if (plan !== undefined) changeDraft((draft) => withPlan(draft, plan));
    setParams(
      (now) => {
        now.delete('plan');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, plan, setParams]);
  return plan;
};
