import type { User } from '@hedgerow/contracts/accounts';
import type { OnboardingChild } from '@hedgerow/contracts/onboarding';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { keepCompletedChildren, setFlag } from '../../lib/onboarding-session.ts';
import { profileQuery } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';
import { refreshFamily, useCompleteSetup } from './api.ts';
import { BroughtNotice } from './brought-notice.tsx';
import { readCarriedCode } from './carried-code.ts';
import { EnterChildren } from './enter-children.tsx';
import { forgetSetup } from './forget-setup.ts';
import { ReviewChildren } from './review-children.tsx';
import { asDraft, bodyOfChild, type SetupChild } from './setup-draft.ts';
import { SetupFrame } from './setup-frame.tsx';
import { SetupAlreadyComplete, SetupDone } from './setup-states.tsx';
import { readSetup, writeSetup } from './setup-store.ts';

/** docs/product/onboarding.md#childrens-setup. */
const onwardsAfterMilliseconds = 1500;

/** The way on: the family is read again only when this screen has gone, because that moves the gates. */
const usePlanSelection = (sent: boolean): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => {
      void Promise.resolve(navigate('/onboarding/plan-selection')).then(() => refreshFamily(client));
    }, onwardsAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [sent, client, navigate]);
};

const Steps = ({ user, from }: { readonly user: User; readonly from: readonly SetupChild[] | undefined }) => {
  const client = useQueryClient();
  const [today] = useState(() => londonDate(new Date()));
  const [draft, setDraft] = useState(() =>
    from === undefined ? readSetup(sessionStorage, user.id, Date.now()) : { step: 1 as const, children: [...from] },
  );
  const [moved, setMoved] = useState(false);
  const complete = useCompleteSetup();
  usePlanSelection(complete.isSuccess);

  const change = (next: Partial<typeof draft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    writeSetup(sessionStorage, { ...changed, owner: user.id, cachedAt: Date.now() });
  };
  const go = (step: 1 | 2) => {
    complete.reset();
    setMoved(true);
    change({ step });
  };
  const send = () =>
    complete.mutate(
      { children: draft.children.map((child) => bodyOfChild(child, today)), parentEmail: user.email },
      {
        onSuccess: ({ children, message }) => {
          forgetSetup();
          setFlag('childrenSetupComplete');
          keepCompletedChildren(children);
          showToast({ title: 'Setup Complete!', message });
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 401) {
            forgetSetup();
            void client.invalidateQueries({ queryKey: profileQuery.queryKey });
          }
          showToast({ kind: 'error', title: 'Setup Failed', message: messageOf(error, 'Please try again.') });
        },
      },
    );

  if (complete.isSuccess) return <SetupDone />;
  const brought = draft.step === 1 && readCarriedCode() !== undefined;
  return (
    <SetupFrame key={draft.step} step={draft.step} takesFocus={moved}>
      {brought && <BroughtNotice />}
      {draft.step === 1 ? (
        <EnterChildren
          drafts={draft.children}
          today={today}
          onChange={(children) => change({ children: [...children] })}
          onDone={() => go(2)}
        />
      ) : (
        <ReviewChildren
          drafts={draft.children}
          today={today}
          busy={complete.isPending}
          trouble={complete.isError ? messageOf(complete.error, 'Please try again.') : undefined}
          onBack={() => go(1)}
          onConfirm={send}
        />
      )}
    </SetupFrame>
  );
};

/** docs/product/onboarding.md#childrens-setup: enter, review and confirm. On its own address, and in place of the parent's area until it is done. */
export const ChildrenSetup = ({ user }: { readonly user: User }) => {
  // Decided when the screen opens: the answer of the server that it brings about must not take it away.
  const [complete] = useState(user.childrenSetupComplete);
  const [again, setAgain] = useState<readonly OnboardingChild[]>();
  if (complete && again === undefined) return <SetupAlreadyComplete onChange={setAgain} />;
  return <Steps user={user} from={again?.map(asDraft)} />;
};
