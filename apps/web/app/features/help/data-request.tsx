import { DataRequestAnswer } from '@hedgerow/contracts/safeguarding';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../../ui/refused.tsx';

const asked = { parent: 'We have written to your parent or guardian.', school: 'We have written to your school.' } as const;

/** A child's right to see what is kept about them (UK GDPR, article 15), in one press. */
export const DataRequest = () => {
  const ask = useMutation({ mutationFn: () => api.post('/api/student/data-request', {}, DataRequestAnswer) });
  if (ask.data !== undefined) return <output>{asked[ask.data.asked]} They can get you a copy.</output>;
  return (
    <>
      <p>You can have a copy of everything we keep about you. We ask the grown-up who looks after your account to get it for you.</p>
      {ask.error !== null && <Refused title="We could not ask" error={ask.error} />}
      <Button kind="quiet" busy={ask.isPending} onClick={() => ask.mutate()}>
        Ask for my data
      </Button>
    </>
  );
};
