import type { Child } from '@hedgerow/contracts/families';
import { isInfant } from '@hedgerow/domain/key-stages';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { useCredentials, useCredentialsSeen } from './api.ts';
import { CredentialsShown } from './credentials-shown.tsx';
import classes from './sign-in-card.module.css';

type Props = { readonly child: Child; readonly onDone: () => void };

/** The last step of adding a child: how they sign in, told once. */
export const CredentialsStep = ({ child, onDone }: Props) => {
  const { mutate, data, error, isPending } = useCredentials();
  const seen = useCredentialsSeen();
  const asked = useRef(false);
  const { id: childId, firstName } = child;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ childId, renew: false });
  }, [childId, mutate]);

  return (
    <>
      <StepHeading step="credentials" mb={12}>
        Sign-in for {firstName}
      </StepHeading>
      {data && (
        <CredentialsShown
          credentials={data}
          tapsPictures={isInfant(child.keyStage)}
          onDone={() => {
            seen();
            onDone();
          }}
        />
      )}
      {error && (
        <>
          <p role="alert" className={classes.failed}>
            {messageOf(error, 'We could not make the password. Please try again.')}
          </p>
          <Button busy={isPending} onClick={() => mutate({ childId, renew: true })}>
            Make a new password
          </Button>
        </>
      )}
      {!data && !error && <LinesSkeleton lines={6} />}
    </>
  );
};
