import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnswerSchema, api } from '../../lib/api.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './kept-work.module.css';
import { countWords } from './count-words.ts';

type Found<T> = { readonly items: readonly T[]; readonly total: number; readonly next: string | null };

type Props<T> = {
  readonly address: '/api/files/search' | '/api/revision-guides/search' | '/api/assessments/search' | '/api/pdf-downloads/search';
  readonly answer: AnswerSchema<Found<T>>;
  /** Of a parent: which child. */
  readonly childId: string | undefined;
  /** What is looked for; '' for everything. */
  readonly search: string;
  /** "file", "files": how they are counted. */
  readonly names: readonly [one: string, many: string];
  /** Shown where nothing is kept at all. Without it the list stands below another one, under its heading, and only where it has something. */
  readonly empty?: ReactNode;
  readonly heading?: string;
  readonly onClear: () => void;
  readonly children: (items: readonly T[]) => ReactNode;
};

type PageProps<T> = Props<T> & { readonly before?: string };

const queryOf = <T,>({ address, answer, childId, search, before }: PageProps<T>) => {
  const asked = new URLSearchParams();
  if (search !== '') asked.set('search', search);
  if (childId !== undefined) asked.set('childId', childId);
  if (before !== undefined) asked.set('before', before);
  const path = asked.size === 0 ? address : `${address}?${asked}`;
  return { queryKey: [path], queryFn: ({ signal }: { signal: AbortSignal }) => api.get(path, answer, { signal }) };
};

/** What was found for the word before stays until the new answer is here: the list does not blink with each letter. */
const usePage = <T,>(props: PageProps<T>) => useQuery({ ...queryOf(props), placeholderData: (shown) => shown });

const Nothing = <T,>({ search, names, empty, onClear }: Props<T>) =>
  search === '' ? (
    empty
  ) : (
    <EmptyState
      order={3}
      scene={<PathScene />}
      title={`No ${names[1]} found`}
      action={
        <Button kind="quiet" onClick={onClear}>
          Show all {names[1]}
        </Button>
      }
    >
      We found nothing with “{search}”. Try fewer or different words.
    </EmptyState>
  );

/** Twenty rows, and behind a button the next twenty: a page that comes later takes the focus, because the button has gone. */
const Page = <T,>(props: PageProps<T>) => {
  const { search, names, heading, empty, before, children } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = usePage(props);
  const [turned, setTurned] = useState<string>();
  const rows = useRef<HTMLDivElement>(null);
  const arrived = data !== undefined;
  useEffect(() => {
    if (arrived && before !== undefined) rows.current?.querySelector('button')?.focus();
  }, [arrived, before]);
  const below = empty === undefined && before === undefined;
  if (data === undefined)
    return error === null ? (
      !below && <LinesSkeleton lines={6} />
    ) : (
      <ErrorState title={`We could not load the ${names[1]}`} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.total === 0) return !below && !isPlaceholderData && <Nothing {...props} />;
  return (
    <>
      {before === undefined && heading !== undefined && <h3 className={classes.heading}>{heading}</h3>}
      {before === undefined && (
        <p className={classes.count}>{isPlaceholderData ? 'Searching...' : countWords(data.total, names, search)}</p>
      )}
      <div ref={rows}>{children(data.items)}</div>
      {data.next !== null &&
        (turned === data.next ? (
          <Page {...props} before={data.next} />
        ) : (
          <Button kind="text" onClick={() => setTurned(data.next ?? undefined)}>
            Show more
          </Button>
        ))}
    </>
  );
};

/** What a pupil has kept of one kind, the newest first: looked through by the server, read page by page. How much was found is said aloud. */
export const FoundList = <T,>(props: Props<T>) => {
  const { names, search, empty } = props;
  const { data, isPlaceholderData } = usePage(props);
  const isBelow = empty === undefined;
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {data === undefined || isPlaceholderData || isBelow || search === '' ? '' : countWords(data.total, names, search)}
      </VisuallyHidden>
      <div className={classes.found} data-below={isBelow}>
        <Page {...props} />
      </div>
    </>
  );
};
