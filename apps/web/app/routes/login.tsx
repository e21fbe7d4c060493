import { Title } from '@mantine/core';
import { Link, Navigate, useNavigate } from 'react-router';
import { SignIn } from '../features/accounts/sign-in.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { Pip } from '../ui/art/pip.tsx';
import classes from './login.module.css';

export const meta = () => pageMeta('/login', 'Sign in to Hedgerow: parents and teachers with an email address, pupils with a username.');

const Login = () => {
  const navigate = useNavigate();
  const session = useSession();
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return (
    <div className={classes.page}>
      <div className={classes.pip}>
        <Pip size={104} />
      </div>
      <section className={classes.card} aria-labelledby="login-title">
        <Title order={1} id="login-title" size="h2">
          Welcome back
        </Title>
        <p className={classes.lead}>Sign in to carry on where you left off.</p>
        <SignIn onSignedIn={() => void navigate('/dashboard')} />
        <p className={classes.other}>
          New here? <Link to="/family-signup">Sign up</Link> as a parent, and add your children.
        </p>
      </section>
    </div>
  );
};
export default Login;
