import type { PaidPlanId } from '@hedgerow/domain/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { quoteQuery, useReadAgain } from './api.ts';
import type { PlanOfChild } from './overview-tab.tsx';
import { changePlan } from './plan-change.ts';

const notKept = (message: string): void => showToast({ kind: 'error', title: 'We could not undo the change', message });

/** Takes a change to a cheaper plan back before it begins: nothing is charged, so nothing is asked first. */
export const StayButton = ({ userId, plan }: { readonly userId: string; readonly plan: PlanOfChild }) => {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const { childId, childName, planId, planName } = plan;
  const stay = async (held: PaidPlanId) => {
    setBusy(true);
    try {
      const { dueNow, prorationDate } = await client.fetchQuery(quoteQuery(childId, held));
      const outcome = await changePlan(client, userId, { childId, planId: held, dueNow, prorationDate, attemptId: newId() });
      await readAgain().catch(() => undefined);
      if (outcome.status === 'failed') notKept(outcome.message);
      else showToast({ kind: 'success', title: `${childName} stays on ${planName}`, message: 'Nothing was charged.' });
    } catch (error) {
      notKept(messageOf(error, 'Please try again in a moment.'));
    }
    setBusy(false);
  };
  return planId === 'free' ? null : (
    <Button busy={busy} onClick={() => void stay(planId)} aria-label={`Keep ${planName} for ${childName}`}>
      Keep {planName}
    </Button>
  );
};
