import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { SignInForm } from './sign-in-form.tsx';

const ResetRequestForm = lazy(() => import('./reset-request-form.tsx').then((module) => ({ default: module.ResetRequestForm })));

export type SignInMode = 'login' | 'forgotten';

type Props = {
  /** Typed on the page before. */
  readonly email?: string;
  readonly onSignedIn: () => void;
  readonly onModeChange?: (mode: SignInMode) => void;
};

/** After a change of mode, whenever its form has arrived, the focus is in its first field. */
const FocusFirst = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.parentElement?.querySelector('input')?.focus(), []);
  return <span ref={mark} hidden />;
};

/** Signing in, and asking for a new password, in one place; changing over clears the fields. */
export const SignIn = ({ email = '', onSignedIn, onModeChange }: Props) => {
  const [mode, setMode] = useState<SignInMode>('login');
  const [changed, setChanged] = useState(false);
  const change = (next: SignInMode) => {
    setMode(next);
    setChanged(true);
    onModeChange?.(next);
  };
  return (
    <div key={mode}>
      <Suspense fallback={<LinesSkeleton lines={5} />}>
        {mode === 'login' && <SignInForm email={changed ? '' : email} onSignedIn={onSignedIn} onForgotten={() => change('forgotten')} />}
        {mode === 'forgotten' && <ResetRequestForm onBack={() => change('login')} />}
        {changed && <FocusFirst />}
      </Suspense>
    </div>
  );
};
