import { useState } from 'react';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type SignInMode = 'login' | 'forgotten';

type Props = { readonly onSignedIn: () => void; readonly onModeChange?: (mode: SignInMode) => void };

/** Signing in and asking for a new password, in one place; changing over clears the fields. */
export const SignIn = ({ onSignedIn, onModeChange }: Props) => {
  const [mode, setMode] = useState<SignInMode>('login');
  const change = (next: SignInMode) => {
    setMode(next);
    onModeChange?.(next);
  };
  return mode === 'login' ? (
    <SignInForm onSignedIn={onSignedIn} onForgotten={() => change('forgotten')} />
  ) : (
    <ResetRequestForm onBack={() => change('login')} />
  );
};
