import { Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { SignIn } from '../features/accounts/sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { Pip } from '../ui/art/pip.tsx';
import { Button } from '../ui/button.tsx';
import { LinesSkeleton } from '../ui/skeletons.tsx';
import classes from './login.module.css';

const RegisterForm = lazy(() => import('../features/accounts/register-form.tsx').then((module) => ({ default: module.RegisterForm })));

export const meta = () => pageMeta('/login', 'Sign in to Hedgerow: parents and teachers with an email address, pupils with a username.');

/** Document 1 section 2: toggles between sign-in and create-account; toggling clears the fields. */
const Login = () => {
  const navigate = useNavigate();
  const session = useSession();
  const [creating, setCreating] = useState(false);
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  const enter = () => void navigate('/dashboard');
  return (
    <div className={classes.page}>
      <div className={classes.pip}>
        <Pip size={104} mood={creating ? 'happy' : 'idle'} />
      </div>
      <section className={classes.card} aria-labelledby="login-title">
        <Title order={1} id="login-title" size="h2">
          {creating ? 'Create your account' : 'Welcome back'}
        </Title>
        <p className={classes.lead}>{creating ? 'Next we ask who you are.' : 'Sign in to carry on where you left off.'}</p>
        {creating ? (
          <Suspense fallback={<LinesSkeleton lines={8} />}>
            <RegisterForm onSignedIn={enter} onBack={() => setCreating(false)} />
          </Suspense>
        ) : (
          <>
            <SignIn onSignedIn={enter} />
            <Button kind="quiet" wide onClick={() => setCreating(true)}>
              Create account
            </Button>
            <p className={classes.other}>
              New here? <Link to="/family-signup">Start a family plan</Link>: account, children and plans in one go.
            </p>
          </>
        )}
      </section>
    </div>
  );
};
export default Login;
