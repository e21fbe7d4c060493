import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import classes from './sign-in-form.module.css';
import { SignIn, type SignInMode } from './sign-in.tsx';
import { useBackCloses } from '../../ui/back-closes.ts';
import { useInertPage } from '../../ui/use-inert-page.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onSignedIn: () => void };

const titles: Readonly<Record<SignInMode, string>> = { login: 'Log in', forgotten: 'Reset your password' };

/** The landing page's dialog. Closing clears the fields. Loaded on the first press: `lazy(() => import(...))`. */
export const SignInDialog = ({ opened, onClose, onSignedIn }: Props) => {
  const [mode, setMode] = useState<SignInMode>('login');
  // Mounted closed and then opened: otherwise the focus does not return to the button that opened it.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useInertPage(opened && ready);
  useBackCloses(opened, onClose);
  return (
    <Modal opened={opened && ready} onClose={onClose} onExitTransitionEnd={() => setMode('login')} title={titles[mode]}>
      {opened && (
        <>
          <SignIn onSignedIn={onSignedIn} onModeChange={setMode} />
          <p className={classes.other}>
            New here? <Link to="/family-signup">Sign up</Link>
          </p>
        </>
      )}
    </Modal>
  );
};
