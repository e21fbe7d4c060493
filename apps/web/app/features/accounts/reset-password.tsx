import { useQuery } from '@tanstack/react-query';
import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { forgetResetLink, type ResetLink, resetLinkQuery } from './reset-api.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import classes from './sign-in-form.module.css';

/** docs/product/accounts.md#lost-passwords. */
const homeAfterMilliseconds = 3000;
const loginAfterMilliseconds = 2000;

const useLeaving = (to: string, milliseconds: number): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), milliseconds);
    return () => clearTimeout(timer);
  }, [navigate, to, milliseconds]);
};

/** A new state of the page takes the focus, so that it is read aloud. */
const State = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.form}>
      <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {title}
      </Title>
      {children}
    </div>
  );
};

const Done = () => {
  useLeaving('/login', loginAfterMilliseconds);
  return (
    <State title="Your password is set">
      <p className={classes.words}>The sign-in page opens in a moment.</p>
      <ButtonLink to="/login">Log in</ButtonLink>
    </State>
  );
};

/** The address without token or e-mail: back home after three seconds. */
export const IncompleteLink = () => {
  useLeaving('/', homeAfterMilliseconds);
  useEffect(() => showToast({ kind: 'error', title: 'Invalid Reset Link', message: 'The password reset link is missing or invalid.' }), []);
  return (
    <State title="Invalid Reset Link">
      <p className={classes.words}>The password reset link is missing or invalid. The home page opens in a moment.</p>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </State>
  );
};

const InvalidLink = () => {
  useEffect(forgetResetLink, []);
  return (
    <State title="Invalid Reset Link">
      <p className={classes.words}>This password reset link has expired or is invalid. Please request a new one.</p>
      <ButtonLink to="/login">Request a new link</ButtonLink>
      <ButtonLink to="/" kind="text">
        Back to Home
      </ButtonLink>
    </State>
  );
};

const NotChecked = ({ onRetry, busy }: { readonly onRetry: () => void; readonly busy: boolean }) => (
  <State title="Validation Error">
    <p className={classes.words}>Unable to validate reset link. Please try again.</p>
    <Button busy={busy} onClick={onRetry}>
      Try Again
    </Button>
    <ButtonLink to="/" kind="text">
      Back to Home
    </ButtonLink>
  </State>
);

export const Validating = () => (
  <div className={classes.form}>
    <Title order={1} size="h2">
      Set Your Password
    </Title>
    <output className={classes.words}>Validating reset link...</output>
  </div>
);

/** docs/product/accounts.md#lost-passwords: unknown (validating), valid, invalid. */
export const ResetPassword = ({ link }: { readonly link: ResetLink }) => {
  const { data, isError, isFetching, refetch } = useQuery(resetLinkQuery(link));
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  if (isError) return <NotChecked busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Validating />;
  if (!data.valid) return <InvalidLink />;
  return (
    <State title="Set Your Password">
      <SetPasswordForm link={link} onSet={() => setDone(true)} />
    </State>
  );
};
