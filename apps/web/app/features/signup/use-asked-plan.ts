import { paidPlanIds } from '@hedgerow/domain/plans';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { withPlan } from './draft.ts';
import { changeDraft } from './draft-store.ts';

/** The plan whose button was pressed on another page (`?plan=primary_scholar`): it is chosen here, and the address is done with it. */
export const useAskedPlan = (): void => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('plan');
  useEffect(() => {
    if (asked === null) return;
    const plan = paidPlanIds.find((id) => id === asked);
    if (plan !== undefined) changeDraft((draft) => withPlan(draft, plan));
    setParams(
      (now) => {
        now.delete('plan');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, setParams]);
};
