import { type Child, familyMessages } from '@hedgerow/contracts/families';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast.ts';
import { createPaidChild, readFamilyAgain } from './api.ts';
import { FormTrouble } from './form-trouble.tsx';
import classes from './manage.module.css';

type Props = { readonly child: Child; readonly onCreated: (child: Child) => void };

/** After the payment: the server makes the account. Tried again it is the same, and nothing is charged twice. */
export const CreatingStep = ({ child, onCreated }: Props) => {
  const client = useQueryClient();
  const { id: childId, firstName, lastName } = child;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => createPaidChild({ childId, firstName, lastName }),
    onSuccess: async (made) => {
      await readFamilyAgain(client);
      showToast({ kind: 'success', title: 'Child Added Successfully', message: `${made.firstName} can sign in now.` });
      onCreated(made);
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);

  return (
    <div className={classes.form}>
      <StepHeading step="creating">Making {firstName}’s sign-in</StepHeading>
      {error === null || isPending ? (
        <LinesSkeleton lines={5} />
      ) : (
        <>
          <FormTrouble title="Failed to Add Child" words={messageOf(error, familyMessages.addFailed)} />
          <p className={classes.soft}>Your payment went through. We will not charge you again.</p>
          <div className={classes.actions}>
            <Button onClick={() => mutate()}>Try Again</Button>
          </div>
        </>
      )}
    </div>
  );
};
