import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import classes from './verified-banner.module.css';

const openAfterMilliseconds = 2000;

/** docs/product/public-site.md#the-landing-page: verified=true leaves the address, the banner shows, and after 2 seconds the login dialog opens. verified=false is a link that is over. */
export const VerifiedBanner = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState<string>();
  const flag = search.get('verified');
  const { status } = useSession();
  const verified = outcome === 'true';

  useEffect(() => {
    // Somebody who is signed in reads it on their dashboard (onwards.tsx): the flag stays until that is known.
    if (flag === null || status === 'loading') return undefined;
    const timer = setTimeout(() => {
      setOutcome(flag);
      setSearch({}, { replace: true, preventScrollReset: true });
    });
    return () => clearTimeout(timer);
  }, [flag, status, setSearch]);

  useEffect(() => {
    if (!verified) return undefined;
    const timer = setTimeout(onLogIn, openAfterMilliseconds);
    return () => clearTimeout(timer);
    // The dialog opens once, however often the page around it is drawn.
  }, [verified, onLogIn]);

  if (outcome === 'false')
    return (
      <div className={classes.verified} data-expired aria-live="polite">
        <IconInfoCircle size={24} aria-hidden />
        <span>This link has expired or is invalid. Sign in and choose “Send it again”. Learning goes on in the meantime.</span>
        <Button kind="quiet" onClick={onLogIn}>
          Log In
        </Button>
      </div>
    );
  return verified ? (
    <div className={classes.verified} aria-live="polite">
      <IconCircleCheck size={24} aria-hidden />
      Email verified successfully! Your account is now active. Please sign in below to access your dashboard.
    </div>
  ) : null;
};
