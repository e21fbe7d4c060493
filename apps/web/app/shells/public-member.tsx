import type { User } from '@hedgerow/contracts/accounts';
import { dashboardOf } from '@hedgerow/domain/homes';
import { useSignOut } from '../lib/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import classes from './shell.module.css';

const initialsOf = ({ firstName, lastName }: User): string => `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();

/** docs/product/public-site.md#the-landing-page: somebody who is signed in, on a public page: initials, name, Log Out. */
export const PublicMember = ({ user }: { readonly user: User }) => {
  const signOut = useSignOut();
  return (
    <>
      <span className={classes.who}>
        <span className={classes.avatar} aria-hidden>
          {initialsOf(user)}
        </span>
        {`${user.firstName} ${user.lastName}`}
      </span>
      <ButtonLink to={dashboardOf(user.role)}>Dashboard</ButtonLink>
      <Button kind="quiet" onClick={() => void signOut()}>
        Log Out
      </Button>
    </>
  );
};
