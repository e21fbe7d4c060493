import type { WritingToSet } from '@hedgerow/contracts/writing-to-set';
import { NativeSelect } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, typed } from '../lib/api.ts';
import { ErrorState } from './error-state.tsx';
import { LinesSkeleton } from './skeletons.tsx';
import classes from './writing-choice.module.css';

type Task = WritingToSet[number];

export const writingToSetQuery = (address: string) =>
  queryOptions({
    queryKey: [address],
    queryFn: ({ signal }) => api.get(address, typed<WritingToSet>(), { signal }),
    staleTime: Infinity,
  });

const Preview = ({ task: { title, task, purpose, plan, words, checklist, piece } }: { readonly task: Task }) => (
  <section className={classes.preview} aria-label={`What pupils get: ${title}`}>
    <p>
      <strong>{task}</strong> {purpose}
    </p>
    <div>
      <h3 className={classes.heading}>Think first</h3>
      <ol className={classes.lines}>
        {plan.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ol>
    </div>
    <p>
      <strong>Words to use:</strong> {words.join(', ')}
    </p>
    <div>
      <h3 className={classes.heading}>The checklist</h3>
      <ul className={classes.lines}>
        {checklist.map(({ text, looked }) => (
          <li key={text}>
            {text} {!looked && <span className={classes.soft}>For the writer to tick.</span>}
          </li>
        ))}
      </ul>
    </div>
    <details>
      <summary className={classes.summary}>A piece of ours, which they read afterwards</summary>
      <p className={classes.piece}>{piece}</p>
    </details>
  </section>
);

type Props = {
  /** Where the tasks are read. */
  readonly address: string;
  readonly value: string;
  readonly error: string | undefined;
  /** The title of what was chosen before, and the choice. */
  readonly onChange: (task: { readonly id: string; readonly title: string }, before: string) => void;
};

/** A short piece to write, chosen by year and kind, with its checklist and the piece to compare. */
export const WritingChoice = ({ address, value, error, onChange }: Props) => {
  const { data, error: failed, isFetching, refetch } = useQuery(writingToSetQuery(address));
  if (data === undefined)
    return failed === null ? (
      <LinesSkeleton lines={2} />
    ) : (
      <ErrorState title="We could not load the writing tasks" error={failed} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className={classes.soft}>There is no short writing in this subject yet.</p>;
  const chosen = data.find(({ id }) => id === value);
  const groups = [...Map.groupBy(data, ({ years }) => years)];
  return (
    <>
      <NativeSelect
        label="What to write"
        name="taskId"
        error={error}
        value={chosen?.id ?? ''}
        data={[
          { value: '', label: 'Choose a piece' },
          ...groups.map(([group, tasks]) => ({
            group,
            items: tasks.map(({ id, form, title }) => ({ value: id, label: `${form}: ${title}` })),
          })),
        ]}
        onChange={(event) => {
          const next = data.find(({ id }) => id === event.currentTarget.value);
          onChange({ id: next?.id ?? '', title: next?.title ?? '' }, chosen?.title ?? '');
        }}
      />
      {chosen !== undefined && <Preview task={chosen} />}
    </>
  );
};
