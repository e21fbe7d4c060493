import { formatPence } from '@hedgerow/domain/money';
import { type PaidPlanId, planName, planPence } from '@hedgerow/domain/plans';
import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFilledBefore } from '../../lib/filled-before.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { type Account, accountErrors, accountSummary } from './account-rules.ts';
import type { SignupDraft } from './draft.ts';
import { type RegisterTrouble, whyRegisterFailed } from './register-words.ts';
import classes from './signup.module.css';

type Props = {
  /** What was typed before a reload; undefined until the browser's memory could be read. */
  readonly typed: SignupDraft['account'] | undefined;
  readonly onType: (account: SignupDraft['account']) => void;
  readonly register: (account: Account) => Promise<unknown>;
  /** What was chosen on another page, before there was an account. */
  readonly planId?: PaidPlanId | undefined;
  /** Whether Google is configured. */
  readonly google: boolean;
  readonly onDone: () => void;
};

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

/** Signing in leads back here, with the address that was typed. */
const SignInLink = ({ email }: { readonly email: string }) => (
  <Link to="/login?to=%2Ffamily-signup" state={{ email }}>
    Sign In
  </Link>
);

/** docs/product/onboarding.md#the-sign-up-wizard: the account is made at once; the other steps belong to it. */
export const AccountStep = ({ typed, onType, register, planId, google, onDone }: Props) => {
  const [trouble, setTrouble] = useState<RegisterTrouble>();
  const [busy, setBusy] = useState(false);
  const form = useForm<Account>({
    mode: 'uncontrolled',
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: accountErrors,
    onValuesChange: ({ firstName, lastName, email }) => onType({ firstName, lastName, email }),
  });

  const awake = useHydrated();
  useFilledBefore(form, fields);
  const restored = useRef(false);
  useEffect(() => {
    if (typed === undefined || restored.current) return;
    restored.current = true;
    if (Object.values(typed).some((text) => text !== '')) form.setValues(typed);
  }, [typed, form]);

  const send = async (account: Account): Promise<void> => {
    setTrouble(undefined);
    setBusy(true);
    try {
      await register(account);
      onDone();
    } catch (error) {
      const found = whyRegisterFailed(error);
      if (found.goOn === true) return onDone();
      setTrouble(found);
      if (found.field !== undefined) {
        form.setFieldError(found.field, found.text);
        form.getInputNode(found.field)?.focus();
      }
    } finally {
      setBusy(false);
    }
  };

  // The pressed button was out of use meanwhile and has lost the focus.
  useEffect(() => {
    if (trouble !== undefined && trouble.field === undefined) document.getElementById('account-trouble')?.focus();
  }, [trouble]);

  const problems = fields.flatMap((field) => {
    const text = form.errors[field];
    return typeof text === 'string' ? [{ field: `account-${field}`, text }] : [];
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit((account) => void send(account), focusFirstError(form))}>
      {trouble === undefined && problems.length > 0 && (
        <ErrorSummary title={accountSummary(problems.map(({ text }) => text))} problems={problems} />
      )}
      {trouble !== undefined && (
        <Alert id="account-trouble" tabIndex={-1} color="red" icon={<IconAlertCircle aria-hidden />} title="Your account was not created">
          {trouble.text} {trouble.field === 'email' && <SignInLink email={form.getValues().email} />}
        </Alert>
      )}
      {planId !== undefined && (
        <p className={classes.suggestion}>
          Your plan: <strong>{planName(planId)}</strong>, {formatPence(planPence(planId, 'month'))} a month for each child. Nothing is
          charged yet.
        </p>
      )}
      <div className={classes.pair}>
        <TextInput
          id="account-firstName"
          label="First name"
          autoComplete="given-name"
          key={form.key('firstName')}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          id="account-lastName"
          label="Last name"
          autoComplete="family-name"
          key={form.key('lastName')}
          {...form.getInputProps('lastName')}
        />
      </div>
      <TextInput
        id="account-email"
        label="Email"
        description="For signing in, and for your order confirmation."
        type="email"
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        id="account-password"
        label="Password"
        description="At least 8 characters, with a letter and a number."
        autoComplete="new-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <TermsLine by="creating an account" adult />
      <Button type="submit" size="large" wide busy={busy} inert={!awake}>
        Create account and continue
      </Button>
      {google && (
        <>
          <ButtonLink to="/api/auth/google?from=family" reloadDocument kind="quiet" wide>
            Continue with Google
          </ButtonLink>
          <TermsLine by="continuing with Google" adult />
        </>
      )}
      <p className={classes.other}>
        Already with us? <SignInLink email={typed?.email ?? ''} />
      </p>
    </form>
  );
};
