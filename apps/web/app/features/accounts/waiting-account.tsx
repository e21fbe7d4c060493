import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Refused } from '../../ui/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../lib/dates.ts';
import type { Credentials } from './api.ts';
import { useKeepAccount } from './account-deletion-api.ts';
import classes from './sign-in-form.module.css';

type Props = {
  /** The last day, YYYY-MM-DD. */
  readonly deletedOn: string;
  readonly credentials: Credentials;
  readonly onKept: () => void;
};

/** The password was right, and the account waits to be deleted: whoever knows the password may keep it. */
export const WaitingAccount = ({ deletedOn, credentials: { identifier, password }, onKept }: Props) => {
  const keep = useKeepAccount();
  const lastDay = formatDate(`${deletedOn}T12:00:00Z`);
  return (
    <div className={classes.form} aria-live="polite">
      <Alert icon={<IconInfoCircle aria-hidden />} title={`This account will be deleted on ${lastDay}`}>
        Nothing is deleted before then. If you keep it, you keep everything in it.
      </Alert>
      {keep.isError && <Refused title="It is still due to be deleted" error={keep.error} />}
      <Button wide busy={keep.isPending} onClick={() => keep.mutate({ email: identifier.trim(), password }, { onSuccess: onKept })}>
        Keep my account and sign in
      </Button>
    </div>
  );
};
