import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { signInOptionsQuery, useRegister } from '../features/accounts/api.ts';
import type { SignupParts } from '../features/signup/parts.ts';
import { SignupWizard } from '../features/signup/signup-wizard.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paysAlready } from '../lib/pays-already.ts';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import classes from './family-signup.module.css';

/** Few people are sent away. */
const NotForYou = lazy(() => import('../features/signup/not-for-you.tsx').then((module) => ({ default: module.NotForYou })));
const loadPlanCards = () => import('../features/billing/plan-cards.tsx');
const PlanCards = lazy(() => loadPlanCards().then((module) => ({ default: module.PlanCards })));
const loadPlanChoice = () => import('../features/billing/plan-choice.tsx');
const PlanChoice = lazy(() => loadPlanChoice().then((module) => ({ default: module.PlanChoice })));
const ReferralCode = lazy(() => import('../features/referrals/referral-code.tsx').then((module) => ({ default: module.ReferralCode })));
/** Where the operator has switched it on, and the family had no plan yet. */
const FreeWeek = lazy(() => import('./onboarding/free-week-part.tsx').then((module) => ({ default: module.FreeWeekPart })));
/** The card form and the payment provider's library come with the last step alone. */
const Payment = lazy(() => import('../features/billing/payment-step.tsx').then((module) => ({ default: module.PaymentStep })));

export const meta = () =>
  pageMeta(
    '/family-signup',
    'Start a Hedgerow family plan in five short steps: your child, your account, a plan, the children’s details and the payment. From £20 a month per child, cancel anytime.',
  );

const FamilySignup = () => {
  useEffect(() => {
    void loadPlanCards();
    void loadPlanChoice();
  }, []);
  const session = useSession();
  const { mutateAsync } = useRegister();
  const google = useQuery(signInOptionsQuery).data?.google === true;
  const parts = useMemo<SignupParts>(
    () => ({ PlanCards, PlanChoice, FreeWeek, Payment, register: mutateAsync, google }),
    [mutateAsync, google],
  );
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-in' && !maySee(session.user.role, 'parent'))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotForYou />
      </Suspense>
    );
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <>
      <SignupWizard user={user} loading={session.status === 'loading'} parts={parts} />
      {(user === undefined || !paysAlready(user)) && (
        <aside className={classes.referral} aria-label="A friend’s code">
          <Suspense>
            <ReferralCode signedIn={user !== undefined} />
          </Suspense>
        </aside>
      )}
    </>
  );
};
export default FamilySignup;
