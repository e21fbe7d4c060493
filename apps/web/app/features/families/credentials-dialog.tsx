import type { Child } from '@hedgerow/contracts/families';
import { isInfant } from '@hedgerow/domain/key-stages';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useCredentials, useCredentialsSeen } from './api.ts';
import { CredentialsShown } from './credentials-shown.tsx';
import classes from './sign-in-card.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** After the password was seen and put away. */
  readonly onSeen: () => void;
  readonly child: Child;
  /** A new password in place of one that exists: asked about before anything happens. */
  readonly renew: boolean;
};

type AskProps = { readonly name: string; readonly busy: boolean; readonly onYes: () => void; readonly onNo: () => void };

const AskFirst = ({ name, busy, onYes, onNo }: AskProps) => (
  <>
    <p className={classes.once}>
      The old password stops working at once, and {name} is signed out on every device. Points, work and progress stay as they are.
    </p>
    <div className={classes.actions}>
      <Button busy={busy} onClick={onYes}>
        Make a new password
      </Button>
      <Button kind="quiet" onClick={onNo}>
        Keep the old one
      </Button>
    </div>
  </>
);

/** Username and password of one child, told once by the server; lost answers can be made good with a new password. */
export const CredentialsDialog = ({ opened, onClose, onSeen, child, renew }: Props) => {
  const { mutate, data, error, isPending, reset } = useCredentials();
  const seen = useCredentialsSeen();
  const asked = useRef(false);
  const { id: childId, firstName } = child;

  useEffect(() => {
    if (!opened || renew || asked.current) return;
    asked.current = true;
    mutate({ childId, renew: false });
  }, [opened, renew, childId, mutate]);

  const gone = () => {
    if (data) {
      seen();
      onSeen();
    }
    reset();
    asked.current = false;
  };
  const again = () => mutate({ childId, renew: true });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onGone={gone}
      keepOpen={data !== undefined}
      title={renew && !data ? `A new password for ${firstName}?` : `Sign-in for ${firstName}`}
    >
      {data && <CredentialsShown credentials={data} tapsPictures={isInfant(child.keyStage)} onDone={onClose} />}
      {!data && error && (
        <p role="alert" className={classes.failed}>
          {messageOf(error, 'We could not make the password. Please try again.')}
        </p>
      )}
      {!data && (renew || error) && <AskFirst name={firstName} busy={isPending} onYes={again} onNo={onClose} />}
      {!data && !renew && !error && <LinesSkeleton lines={6} />}
    </Dialog>
  );
};
