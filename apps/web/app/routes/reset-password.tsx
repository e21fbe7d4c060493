import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keptResetLink } from '../features/accounts/reset-api.ts';
import { IncompleteLink, ResetPassword, Validating } from '../features/accounts/reset-password.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { Pip } from '../ui/art/pip.tsx';
import classes from './login.module.css';

/** The address holds a secret until the page has read it: it is given to nobody. */
export const meta = () => [...pageMeta('/auth/reset-password'), { name: 'referrer', content: 'no-referrer' }];

/** What the letter "Set a new password" opens. Its HTML file says that it is validating: the address is read in the browser alone. */
const ResetPasswordPage = () => {
  const [search, setSearch] = useSearchParams();
  const [link] = useState(() => keptResetLink(search));
  const [here, setHere] = useState(false);

  useEffect(() => {
    if (here) return undefined;
    const timer = setTimeout(() => {
      setHere(true);
      setSearch({}, { replace: true, preventScrollReset: true });
    });
    return () => clearTimeout(timer);
  }, [here, setSearch]);

  return (
    <div className={classes.page}>
      <div className={classes.pip}>
        <Pip size={104} />
      </div>
      <div className={classes.card}>
        {!here && <Validating />}
        {here && (link === undefined ? <IncompleteLink /> : <ResetPassword link={link} />)}
      </div>
    </div>
  );
};
export default ResetPasswordPage;
