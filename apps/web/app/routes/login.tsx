import { Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { type LoginAnswer, readLoginAnswer } from '../features/accounts/login-answer.ts';
import { SignIn, type SignInMode } from '../features/accounts/sign-in.tsx';
import { PicturesOffered } from '../features/pictures/pictures-offered.tsx';
import { classAddress, classOnTablet } from '../lib/class-place.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { keepReturn, placeFor } from '../lib/return-to.ts';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Pip } from '../ui/art/pip.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LinesSkeleton } from '../ui/skeletons.tsx';
import classes from './login.module.css';

const RegisterForm = lazy(() => import('../features/accounts/register-form.tsx').then((module) => ({ default: module.RegisterForm })));
const LoginNotice = lazy(() => import('../features/accounts/login-notice.tsx').then((module) => ({ default: module.LoginNotice })));
const CodeForm = lazy(() => import('../features/accounts/code-form.tsx').then((module) => ({ default: module.CodeForm })));
const KeepAccount = lazy(() => import('../features/accounts/keep-account.tsx').then((module) => ({ default: module.KeepAccount })));
const AcceptInvitation = lazy(() =>
  import('../features/accounts/accept-invitation.tsx').then((module) => ({ default: module.AcceptInvitation })),
);

/** The address can hold a letter's secret until the page has read it: it is given to nobody. */
export const meta = () => [
  ...pageMeta('/login', 'Sign in to Hedgerow: parents and teachers with an email address, pupils with a username.'),
  { name: 'referrer', content: 'no-referrer' },
];

/** What the address says, once it was read; it is taken out of the address. Undefined in the page's HTML file. */
const useLoginAnswer = () => {
  const [search, setSearch] = useSearchParams();
  const [answer, setAnswer] = useState<LoginAnswer>();
  useEffect(() => {
    const found = readLoginAnswer(search);
    if (found === undefined) return undefined;
    const timer = setTimeout(() => {
      setAnswer(found);
      setSearch({}, { replace: true, preventScrollReset: true });
    });
    return () => clearTimeout(timer);
  }, [search, setSearch]);
  return { answer: answer ?? readLoginAnswer(search), shown: answer, forget: () => setAnswer(undefined) };
};

const Card = ({ mood, children }: { readonly mood: 'idle' | 'happy'; readonly children: ReactNode }) => (
  <div className={classes.page}>
    <div className={classes.pip}>
      <Pip size={104} mood={mood} />
    </div>
    <div className={classes.card}>
      <Suspense fallback={<LinesSkeleton lines={8} />}>{children}</Suspense>
    </div>
  </div>
);

type FormsProps = { readonly notice: ReactNode; readonly email: string; readonly onSignedIn: () => void };

/** What was typed on the page that led here. */
const typedEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** docs/product/accounts.md#signing-in: toggles between sign-in and create-account; toggling clears the fields. */
const Forms = ({ notice, email, onSignedIn }: FormsProps) => {
  const [creating, setCreating] = useState(false);
  const [mode, setMode] = useState<SignInMode>('login');
  const awake = useHydrated();
  const myClass = awake ? classOnTablet() : null;
  return (
    <Card mood={creating ? 'happy' : 'idle'}>
      <Title order={1} size="h2">
        {creating ? 'Create your account' : mode === 'login' ? 'Welcome back' : 'Reset your password'}
      </Title>
      {(creating || mode === 'login') && (
        <p className={classes.lead}>{creating ? 'Next we ask who you are.' : 'Sign in to carry on where you left off.'}</p>
      )}
      {creating ? (
        <RegisterForm onSignedIn={onSignedIn} onBack={() => setCreating(false)} />
      ) : (
        <>
          {notice}
          <PicturesOffered />
          <SignIn email={email} onSignedIn={onSignedIn} onModeChange={setMode} />
          <Button kind="quiet" wide onClick={() => setCreating(true)} inert={!awake}>
            Create account
          </Button>
          <p className={classes.other}>
            At school with a sign-in card? <Link to={classAddress(myClass)}>Sign in with your class</Link>.
          </p>
          <p className={classes.other}>
            New here? <Link to="/family-signup">Start a family plan</Link>: account, children and plans in one go.
          </p>
        </>
      )}
    </Card>
  );
};

const Login = () => {
  const navigate = useNavigate();
  const session = useSession();
  const { answer, shown, forget } = useLoginAnswer();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const asked = search.get('to');
  useEffect(() => keepReturn(asked), [asked]);
  // The page that was asked for, for whoever may see it; the dashboard decides for everybody else.
  const target = (): string => placeFor(session.status === 'signed-in' ? session.user.role : undefined, asked);
  const enter = () => void navigate(asked === null ? '/dashboard' : `/login?to=${encodeURIComponent(asked)}`, { replace: asked !== null });
  const signedIn = session.status === 'signed-in';
  if (signedIn && answer === undefined) return <Navigate to={target()} replace />;
  if (shown?.kind === 'keep')
    return (
      <Card mood="idle">
        <KeepAccount token={shown.token} onSignIn={forget} />
      </Card>
    );
  if (shown?.kind === 'invitation')
    return (
      <Card mood="happy">
        <AcceptInvitation token={shown.token} onSignIn={forget} onSignedIn={enter} />
      </Card>
    );
  if (shown?.kind === 'code' && !signedIn)
    return (
      <Card mood="happy">
        <Title order={1} size="h2">
          One more step
        </Title>
        <CodeForm onSignedIn={enter} onBack={forget} />
      </Card>
    );
  const notice = shown !== undefined && shown.kind !== 'code' && (
    <Suspense>
      <div className={classes.notice} aria-live="polite">
        <LoginNotice notice={shown} />
      </div>
    </Suspense>
  );
  if (signedIn)
    return (
      <Card mood="idle">
        <Title order={1} size="h2" className={classes.hello ?? ''}>
          Hello, {session.user.firstName}
        </Title>
        {notice}
        <ButtonLink to={target()} wide>
          Go to my dashboard
        </ButtonLink>
      </Card>
    );
  return <Forms notice={notice} email={typedEmail(state)} onSignedIn={enter} />;
};
export default Login;
