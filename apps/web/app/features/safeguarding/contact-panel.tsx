import { SafeguardingContact } from '@hedgerow/contracts/safeguarding';
import { Success } from '@hedgerow/contracts/shapes';
import { TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';

const path = '/api/school/safeguarding-contact';

const Form = ({ email }: { readonly email: string }) => {
  const client = useQueryClient();
  const [typed, setTyped] = useState(email);
  const save = useMutation({
    mutationFn: () => api.put(path, { email: typed.trim() }, Success),
    onSuccess: () => {
      showToast({ kind: 'success', title: 'Saved', message: 'Emails about safeguarding go there from now on.' });
      return client.invalidateQueries({ queryKey: [path] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={desk.question} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        label="Email address of your safeguarding lead"
        description="If you leave this empty, we email every administrator. The email has no names and no details."
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {save.error !== null && <Refused title="Nothing was saved" error={save.error} />}
      <div className={desk.actions}>
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
};

/** Who gets the emails when a pupil of this school may need help. */
export const ContactPanel = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, SafeguardingContact, { signal }),
  });
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={3} />;
    return <ErrorState title="We could not load the contact" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title="Who gets the emails">
      <Form email={data.email} />
    </Panel>
  );
};
