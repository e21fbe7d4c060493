import type { User } from '@hedgerow/contracts/accounts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useSignOut } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import classes from './signup.module.css';

type Props = { readonly user: User; readonly onContinue: () => void };

/** The first step once there is an account: who is signing up, and the way to be somebody else. */
export const AccountReady = ({ user, onContinue }: Props) => {
  const signOut = useSignOut();
  return (
    <div className={classes.form}>
      <p className={classes.ready}>
        <IconCircleCheck aria-hidden />
        <span>
          You are signed in as <strong>{`${user.firstName} ${user.lastName}`}</strong> ({user.email}).
        </span>
      </p>
      <Button size="large" wide onClick={onContinue}>
        Continue
      </Button>
      <Button kind="text" onClick={() => void signOut()}>
        This is not me: log out
      </Button>
    </div>
  );
};
