import { lazy, useEffect, useMemo } from 'react';
import { useRegister } from '../features/accounts/api.ts';
import { PlanChoice } from '../features/billing/plan-choice.tsx';
import { NotForYou } from '../features/signup/not-for-you.tsx';
import type { SignupParts } from '../features/signup/parts.ts';
import { SignupWizard } from '../features/signup/signup-wizard.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';

const loadPlanCards = () => import('../features/billing/plan-cards.tsx');
const PlanCards = lazy(() => loadPlanCards().then((module) => ({ default: module.PlanCards })));
/** The card form and the payment provider's library come with the last step alone. */
const Payment = lazy(() => import('../features/billing/payment-step.tsx').then((module) => ({ default: module.PaymentStep })));

export const meta = () =>
  pageMeta(
    '/family-signup',
    'Start a Hedgerow family plan in five short steps: your account, the school stage, a plan, your children and the payment. From £20 a month per child, cancel anytime.',
  );

const FamilySignup = () => {
  useEffect(() => void loadPlanCards(), []);
  const session = useSession();
  const { mutateAsync } = useRegister();
  const parts = useMemo<SignupParts>(() => ({ PlanCards, PlanChoice, Payment, register: mutateAsync }), [mutateAsync]);
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-in' && !maySee(session.user.role, 'parent')) return <NotForYou />;
  return (
    <SignupWizard user={session.status === 'signed-in' ? session.user : undefined} loading={session.status === 'loading'} parts={parts} />
  );
};
export default FamilySignup;
