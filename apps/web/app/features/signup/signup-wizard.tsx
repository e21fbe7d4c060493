import type { User } from '@hedgerow/contracts/accounts';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paysAlready } from '../../lib/pays-already.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/skeletons.tsx';
import { ChildStep } from './child-step.tsx';
import { emptyDraft, ownedBy, type SignupDraft, toldIn, withChildFirst, withPlan, withTold } from './draft.ts';
import { changeDraft, forgetDraft, useDraft } from './draft-store.ts';
import type { SignupParts } from './parts.ts';
import { Progress } from './progress.tsx';
import classes from './signup.module.css';
import { StepFrame } from './step-frame.tsx';
import { pathOf, type SignupStep, stepAfterAccount, stepBefore, stepToShow } from './steps.ts';
import { useAskedPlan } from './use-asked-plan.ts';

type Props = {
  /** The parent who is signed in, if one is. */
  readonly user: User | undefined;
  /** Nobody knows yet who is here. */
  readonly loading: boolean;
  readonly parts: SignupParts;
};

const AlreadySubscribed = lazy(() => import('./already-subscribed.tsx').then((module) => ({ default: module.AlreadySubscribed })));
/** The first page carries the child's step alone; the others come while it is filled in. */
const loadAccountStep = () => import('./account-step.tsx');
const AccountStep = lazy(() => loadAccountStep().then((module) => ({ default: module.AccountStep })));
const loadLaterSteps = () => import('./later-steps.tsx');
const LaterSteps = lazy(() => loadLaterSteps().then((module) => ({ default: module.LaterSteps })));

const titles: Readonly<Record<SignupStep, string>> = {
  child: 'Tell us about your child',
  account: 'Create your account',
  category: 'Who is learning?',
  plan: 'Choose a plan',
  children: 'Tell us about your children',
  payment: 'Check your order and pay',
};

const leads: Readonly<Record<SignupStep, string>> = {
  child: 'What is hard comes first in their first days here.',
  account: 'One account for the whole family. You can cancel anytime.',
  category: 'Choose the school stage of your first child. Brothers and sisters can be at a different stage.',
  plan: 'The price is for one child. You can change plan and payment later.',
  children: 'Up to three. Only your family sees their names. The payment provider never gets them.',
  payment: 'Nothing is charged until you press the button at the end.',
};

/** The page is there before its script, and was built without an address: whoever comes to a later step is not shown the first one. */
const laterStepScript = "if(/plan=|step=/.test(location.search))document.documentElement.dataset.laterStep=''";

/** docs/product/onboarding.md#the-sign-up-wizard: the five steps of /family-signup, about the child first unless a plan was pressed. The step is in the address, so the browser's own Back goes one step too. */
export const SignupWizard = ({ user, loading, parts }: Props) => {
  const kept = useDraft();
  const navigate = useNavigate();
  const [params] = useSearchParams();

  useEffect(() => {
    void loadAccountStep();
    void loadLaterSteps();
  }, []);

  const askedPlan = useAskedPlan();
  const own = (draft: SignupDraft): SignupDraft => (user === undefined ? draft : ownedBy(draft, user.id));
  // The prerendered page knows no plan, and the first render must be the same.
  const known = own(kept ?? emptyDraft);
  const draft = kept === undefined || askedPlan === undefined ? known : withPlan(known, askedPlan);
  const change = (next: (draft: SignupDraft) => SignupDraft): void => changeDraft((before) => next(own(before)));
  const step = stepToShow(kept === undefined ? null : params.get('step'), { signedIn: user !== undefined, draft });

  const go = (to: SignupStep, options: { readonly replace?: boolean } = {}): void => void navigate(`?step=${to}`, options);
  const path = pathOf(step, draft);
  const before = stepBefore(step, path);
  // Forgotten only when the next page is there: without a draft this one would say that something is missing.
  const leave = (to: string): void => void Promise.resolve(navigate(to, { replace: true })).then(forgetDraft);

  // Somebody in the middle of the steps, or with a plan, waits for theirs; everybody else sees the first one at once.
  if (loading && kept !== undefined && (params.get('step') !== null || draft.planId !== undefined)) return <PageSkeleton />;
  if (user !== undefined && paysAlready(user) && draft.attempt?.sent !== true)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AlreadySubscribed />
      </Suspense>
    );
  return (
    <div className={classes.page} data-asleep={kept === undefined}>
      {kept === undefined && <script>{laterStepScript}</script>}
      <Progress step={step} path={path} />
      <StepFrame
        key={step}
        title={step === 'account' && user !== undefined ? 'Your account' : titles[step]}
        lead={leads[step]}
        takesFocus={params.get('step') !== null}
        onBack={before === undefined ? undefined : () => go(before)}
        backWords={step === 'payment' ? 'Back to Children' : 'Back'}
        picture={step === path[0] ? <Pip size={96} mood="happy" /> : undefined}
        wide={step === 'payment' || (step === 'plan' && draft.category === 'secondary')}
      >
        {step === 'child' ? (
          <ChildStep
            typed={kept === undefined ? undefined : toldIn(draft)}
            onType={(child) => change((now) => withTold(now, child))}
            onDone={(child) => {
              change((now) => withChildFirst(now, child));
              go(user === undefined ? 'account' : 'plan');
            }}
            onAccountFirst={user === undefined ? () => go('account') : undefined}
          />
        ) : user === undefined ? (
          <Suspense fallback={<LinesSkeleton lines={10} />}>
            <AccountStep
              typed={kept?.account}
              onType={(account) => change((now) => ({ ...now, account }))}
              register={parts.register}
              planId={draft.planId}
              google={parts.google}
              onDone={() => go(stepAfterAccount(draft), { replace: true })}
            />
          </Suspense>
        ) : (
          <Suspense fallback={<LinesSkeleton lines={10} />}>
            <LaterSteps step={step} user={user} draft={draft} change={change} go={go} leave={leave} parts={parts} />
          </Suspense>
        )}
      </StepFrame>
    </div>
  );
};
