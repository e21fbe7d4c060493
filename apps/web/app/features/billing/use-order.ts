import { billingMessages } from '@hedgerow/contracts/billing';
import { checkoutMessages, type PartnerCode, type ReturnPlace } from '@hedgerow/contracts/checkout';
import { codeFits } from '@hedgerow/domain/discounts';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { clearOnboardingSession } from '../../lib/onboarding-session.ts';
import { keepToastForNextPage, showToast } from '../../ui/toast.ts';
import type { Problem } from '../../ui/error-summary.tsx';
import { applyCode, currentCodeQuery } from './checkout-api.ts';
import { clearPendingPayment, keepInterval, keepPicks, keptInterval, keptPicks } from './pending-payment.ts';
import { itemsOf, linesOf, type PayableChild, type PlanPicks, withoutPlan } from './plan-picks.ts';
import { codeField, typedCode } from './typed-code.ts';
import { useCheckout } from './use-checkout.ts';

type Needs = {
  readonly userId: string;
  readonly children: readonly PayableChild[];
  readonly returnTo: ReturnPlace;
  /** Where a child's plans stand on the page. */
  readonly fieldOf: (child: PayableChild) => string;
};

const focusFirst = ([first]: readonly Problem[]): void => {
  if (first !== undefined) document.getElementById(first.field)?.focus();
};

const planMissing = (firstName: string): string => `Please choose a plan for ${firstName}.`;

const codeProblem = (typed: string): readonly Problem[] =>
  typed === '' ? [] : [{ field: codeField, text: checkoutMessages.codeNotApplied(typed) }];

/** One family's order before it is placed: plans, code, consent, and what is still missing. */
export const useOrder = ({ userId, children, returnTo, fieldOf }: Needs) => {
  const client = useQueryClient();
  const [picks, setPicks] = useState(() => keptPicks(userId));
  const [interval, setInterval] = useState<Interval>(() => keptInterval(userId));
  const [startNow, setStartNow] = useState(false);
  const [asked, setAsked] = useState(false);
  const [codeLeft, setCodeLeft] = useState('');
  const checkout = useCheckout(returnTo);
  const { data: code = null } = useQuery(currentCodeQuery);

  const choose = (childId: string, planId: PaidPlanId): void => {
    const next = { ...picks, [childId]: planId };
    setPicks(next);
    keepPicks(userId, next);
  };
  const chooseInterval = (next: Interval): void => {
    setInterval(next);
    keepInterval(userId, next);
  };
  const missing = withoutPlan(children, picks);
  const planProblems: readonly Problem[] = missing.map((child) => ({ field: fieldOf(child), text: planMissing(child.firstName) }));
  const consentProblem: readonly Problem[] = startNow ? [] : [{ field: 'start-now', text: billingMessages.consent }];
  const lookAtCode = (): readonly Problem[] => {
    const typed = typedCode();
    setCodeLeft(typed);
    return codeProblem(typed);
  };
  const problems = [...planProblems, ...consentProblem];

  const paid: Interval = codeFits(code, interval) ? interval : 'month';

  return {
    picks,
    choose,
    lines: linesOf(children, picks),
    missing: missing.map(({ firstName }) => firstName),
    code,
    interval: paid,
    setInterval: chooseInterval,
    /** Why a year cannot be chosen. */
    yearClosed: codeFits(code, 'year') ? undefined : 'Your code only works if you pay every month.',
    startNow,
    setStartNow,
    busy: checkout.busy,
    problems: asked ? [...problems, ...codeProblem(codeLeft)] : [],
    consentError: asked && !startNow ? billingMessages.consent : undefined,
    errorFor: (child: PayableChild) => (asked && missing.some(({ id }) => id === child.id) ? planMissing(child.firstName) : undefined),

    proceed: (): void => {
      setAsked(true);
      const all = [...problems, ...lookAtCode()];
      if (all.length > 0) return focusFirst(all);
      void checkout.proceed(itemsOf(children, picks), paid, startNow);
    },

    /** Choosing is proceeding, where there is only one child. */
    proceedWith: (chosen: PlanPicks): void => {
      setAsked(true);
      const all = [...consentProblem, ...lookAtCode()];
      if (all.length > 0) return focusFirst(all);
      void checkout.proceed(itemsOf(children, chosen), paid, startNow);
    },

    /** Below 100 % the order is made with the code; with 100 % the plans are active and the page is loaded anew. */
    apply: async ({ code: asText, discountPercentage }: PartnerCode): Promise<void> => {
      if (discountPercentage === 100 && missing.length > 0) {
        setAsked(true);
        throw new ApiError('invalid', 400, checkoutMessages.planForEach);
      }
      const answer = await applyCode({ code: asText, items: [...itemsOf(children, picks)], interval, startNow });
      if (!answer.subscriptionActivated) {
        client.setQueryData(currentCodeQuery.queryKey, answer);
        return showToast({ title: 'Code applied', message: answer.message });
      }
      clearPendingPayment();
      clearOnboardingSession();
      keepToastForNextPage({ title: 'Your subscription is active', message: answer.message });
      location.reload();
    },
    codeRemoved: (): void => void client.setQueryData(currentCodeQuery.queryKey, null),
  };
};
