import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import classes from './landing.module.css';

const openAfterMilliseconds = 2000;

/** Document 1 section 2: verified=true leaves the address, the banner shows, and after 2 seconds the login dialog opens. */
export const VerifiedBanner = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const [search, setSearch] = useSearchParams();
  const [verified, setVerified] = useState(false);
  const flagged = search.get('verified') === 'true';

  useEffect(() => {
    if (!flagged) return undefined;
    const timer = setTimeout(() => {
      setVerified(true);
      setSearch({}, { replace: true, preventScrollReset: true });
    });
    return () => clearTimeout(timer);
  }, [flagged, setSearch]);

  useEffect(() => {
    if (!verified) return undefined;
    const timer = setTimeout(onLogIn, openAfterMilliseconds);
    return () => clearTimeout(timer);
    // The dialog opens once, however often the page around it is drawn.
  }, [verified, onLogIn]);

  return verified ? (
    <div className={classes.verified} aria-live="polite">
      <IconCircleCheck size={24} aria-hidden />
      Email verified successfully! Your account is now active. Please sign in below to access your dashboard.
    </div>
  ) : null;
};
