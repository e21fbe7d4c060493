import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { showToast } from '../../ui/toast.ts';

/** Somebody who opens the letter's link where they are signed in reads what became of it on their dashboard. */
export const Onwards = ({ to }: { readonly to: string }) => {
  const [search] = useSearchParams();
  const verified = search.get('verified');
  useEffect(() => {
    if (verified === 'true') showToast({ title: 'Email verified successfully!' });
    if (verified === 'false')
      showToast({ kind: 'error', title: 'This link has expired or is invalid', message: 'Choose “Send it again” for a new one.' });
  }, [verified]);
  return <Navigate to={to} replace />;
};
