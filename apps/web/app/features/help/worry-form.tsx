import { WorryDesks } from '@hedgerow/contracts/safeguarding';
import { Success } from '@hedgerow/contracts/shapes';
import { longestWorry, type WorryDesk } from '@hedgerow/domain/safeguarding';
import { Radio, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../../ui/refused.tsx';
import classes from './help.module.css';

const desksPath = '/api/student/worry-desks';

/** A pupil's own words to a person whose job it is; they choose to whom, and are told who reads it before they send it. */
export const WorryForm = () => {
  const [words, setWords] = useState('');
  const [to, setTo] = useState<WorryDesk>('operator');
  const { data: desks } = useQuery({
    queryKey: [desksPath],
    queryFn: ({ signal }) => api.get(desksPath, WorryDesks, { signal }),
  });
  const send = useMutation({ mutationFn: () => api.post('/api/student/worry', { words, to }, Success), onSuccess: () => setWords('') });
  if (send.isSuccess)
    return <output>We have your words. A person will read them. It may not be today: if you need help now, use the numbers above.</output>;
  const school = desks?.school ?? null;
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <Textarea
        label="What is wrong?"
        description="Write as much or as little as you like. Only the person you choose reads it. We do not tell your parents."
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        maxLength={longestWorry}
        rows={4}
      />
      {school !== null && (
        <Radio.Group label="Who should read it?" value={to} onChange={(value) => setTo(value === 'school' ? 'school' : 'operator')}>
          <div className={classes.choices}>
            <Radio value="operator" label="The person at Hedgerow who keeps children safe" />
            <Radio value="school" label={`The person at ${school} who keeps children safe`} />
          </div>
        </Radio.Group>
      )}
      {school === null && <p>The person at Hedgerow who keeps children safe reads it. They may have to tell others to keep you safe.</p>}
      {school !== null && <p>They may have to tell others to keep you safe.</p>}
      {send.error !== null && <Refused title="It was not sent" error={send.error} />}
      <Button type="submit" busy={send.isPending} disabled={words.trim() === ''}>
        Send my worry
      </Button>
    </form>
  );
};
