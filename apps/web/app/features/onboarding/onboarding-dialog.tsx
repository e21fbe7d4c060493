import type { User } from '@hedgerow/contracts/accounts';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { Alert, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertCircle, IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { setFlag } from '../../lib/onboarding-session.ts';
import { openAfresh, profileQuery, useSignOut } from '../../lib/session.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { StepDots } from '../../ui/step-dots.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { useInertPage } from '../../ui/use-inert-page.ts';
import { useOnboard } from './api.ts';
import { keepCarriedCode } from './carried-code.ts';
import { applyPendingProfile } from './pending-profile.ts';
import { bodyOf, complaintAt, draftFor, type ProfileDraft, type ProfileStep, stepsFor } from './profile-draft.ts';
import { ConfirmStep, SummaryStep } from './profile-ends.tsx';
import { BirthStep, NamesStep, RoleStep } from './profile-steps.tsx';
import classes from './profile.module.css';

const headings: Readonly<Record<ProfileStep, string>> = {
  names: 'What is your name?',
  role: 'How will you use Hedgerow?',
  birth: 'When were you born?',
  confirm: 'You are all set',
  summary: 'Check your details',
};

/** Where the focus goes when a step is not complete: the field itself, or the first of the choices. */
const focusOn = (field: string): void => {
  const target = document.getElementById(`profile-${field}`) ?? document.querySelector<HTMLElement>('[role="dialog"] input[type="radio"]');
  target?.focus();
};

/** The code that a pupil under 13 carries to a parent; undefined for every other refusal. */
const codeIn = (error: unknown): string | undefined => {
  const details = error instanceof ApiError ? error.body['details'] : undefined;
  if (typeof details !== 'object' || details === null || !('code' in details)) return undefined;
  return typeof details.code === 'string' ? details.code : undefined;
};

/** What was said before there was an account answers the questions by itself. */
const usePendingProfile = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    void applyPendingProfile().then((applied) => (applied ? client.invalidateQueries({ queryKey: profileQuery.queryKey }) : undefined));
  }, [client]);
};

/** docs/product/onboarding.md#the-profile-dialog: who somebody is, asked once, before anything else opens. It cannot be dismissed; signing out is the other way. */
export const OnboardingDialog = ({ user }: { readonly user: User }) => {
  const [draft, setDraft] = useState<ProfileDraft>(() => draftFor(user));
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState(false);
  const [today] = useState(() => londonDate(new Date()));
  const onboard = useOnboard();
  usePendingProfile();
  useInertPage(true);
  const signOut = useSignOut();
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

  const steps = stepsFor(draft);
  const step = steps[at] ?? 'names';
  const last = at === steps.length - 1;
  const complaint = complaintAt(step, draft, today);
  const parts = {
    draft,
    complaint: asked ? complaint : undefined,
    onChange: (change: Partial<ProfileDraft>) => setDraft({ ...draft, ...change }),
  };

  const go = (to: number) => {
    setAsked(false);
    onboard.reset();
    setAt(to);
  };
  const finish = () =>
    onboard.mutate(bodyOf(draft, today), {
      onSuccess: () => {
        if (draft.role === 'student') return openAfresh('/dashboard', '/dashboard');
        setFlag('needsOnboarding');
        return location.reload();
      },
      onError: (error) => {
        const code = codeIn(error);
        if (code === undefined) return;
        keepCarriedCode(code);
        openAfresh('/onboarding/bring-a-parent', '/');
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complaint !== undefined) {
      setAsked(true);
      return focusOn(complaint.field);
    }
    return last ? finish() : go(at + 1);
  };

  const failed = onboard.isError && codeIn(onboard.error) === undefined;
  const leaving = onboard.isSuccess || codeIn(onboard.error) !== undefined;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Welcome to Hedgerow"
      size="34rem"
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      padding={narrow ? 16 : 24}
    >
      <div className={classes.head}>
        <div className={classes.progress}>
          <p className={classes.count}>{`Step ${at + 1} of ${steps.length}`}</p>
          <StepDots total={steps.length} index={at} done={at} />
        </div>
        <span className={classes.pip}>
          <Pip size={72} mood={last ? 'happy' : 'idle'} />
        </span>
      </div>
      <form noValidate className={classes.form} onSubmit={submit}>
        <StepHeading step={step}>{headings[step]}</StepHeading>
        {step === 'names' && <NamesStep {...parts} />}
        {step === 'role' && <RoleStep {...parts} />}
        {step === 'birth' && <BirthStep {...parts} today={today} />}
        {step === 'confirm' && <ConfirmStep draft={draft} />}
        {step === 'summary' && <SummaryStep draft={draft} today={today} />}
        {failed && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Failed to complete onboarding">
            {messageOf(onboard.error, 'Nothing was changed. Please try again.')}
          </Alert>
        )}
        <div className={classes.ways}>
          {at > 0 && (
            <Button kind="quiet" icon={<IconArrowLeft size={18} aria-hidden />} onClick={() => go(at - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" busy={onboard.isPending || leaving}>
            {last ? 'Complete Setup' : 'Continue'}
          </Button>
        </div>
      </form>
      <p className={classes.leave}>
        <Button kind="text" onClick={() => void signOut()}>
          Not now: log out
        </Button>
      </p>
    </Modal>
  );
};
