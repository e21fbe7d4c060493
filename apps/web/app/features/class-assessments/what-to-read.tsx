import { TeacherResources } from '@hedgerow/contracts/class-resources';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './class-assessments.module.css';

type Props = {
  readonly classId: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (resourceId: string, title: string) => void;
};

const address = '/api/teacher/resources';

/** One of the documents that are shared with the class. */
export const WhatToRead = ({ classId, value, error, onChange }: Props) => {
  const {
    data,
    error: failed,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => api.get(address, TeacherResources, { signal }),
  });
  if (data === undefined)
    return failed === null ? (
      <LinesSkeleton lines={1} />
    ) : (
      <ErrorState title="We could not load the documents" error={failed} busy={isFetching} onRetry={() => void refetch()} />
    );
  const here = data.filter((resource) => resource.classes.some(({ id }) => id === classId));
  if (here.length === 0)
    return (
      <p className={classes.quiet}>Nothing is shared with this class yet. Share a document first, with “Upload Learning Resources”.</p>
    );
  return (
    <NativeSelect
      label="What to read"
      error={error}
      value={value}
      data={[{ value: '', label: 'Choose a document' }, ...here.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={(event) => {
        const chosen = here.find(({ id }) => id === event.currentTarget.value);
        onChange(chosen?.id ?? '', chosen?.title ?? '');
      }}
    />
  );
};
