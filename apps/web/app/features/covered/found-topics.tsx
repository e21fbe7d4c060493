import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { announce } from '../../ui/announce.tsx';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { coveredTopicsQuery } from './api.ts';
import type { Looking } from './cover-tools.tsx';
import classes from './covered.module.css';
import { findTopics } from './find-topics.ts';

const counted = (count: number): string => (count === 1 ? '1 topic' : `${count} topics`);

/** What was looked for, each with the page and the place where it stands. */
export const FoundTopics = ({ looking, onAll }: { readonly looking: Looking; readonly onAll: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery(coveredTopicsQuery);
  const found = data && findTopics(data, looking);
  const count = found?.length;
  useEffect(() => {
    if (count !== undefined) announce(`${counted(count)} found`);
  }, [count]);
  if (error !== null)
    return <ErrorState title="We could not load the topics" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (found === undefined) return <LinesSkeleton lines={9} />;
  if (found.length === 0)
    return (
      <EmptyState
        scene={<PathScene />}
        title="We do not cover that yet"
        action={
          <Button kind="quiet" onClick={onAll}>
            Show all subjects
          </Button>
        }
      >
        Try another word, or another year.
      </EmptyState>
    );
  return (
    <>
      <p className={classes.count}>{counted(found.length)}</p>
      <ul className={classes.found}>
        {found.map(({ page, anchor, title, subject, years, matched }) => (
          <li key={`${page}-${anchor}`}>
            <Link to={`/what-we-cover/${page}#${anchor}`} className={classes.stage}>
              <span>
                <strong>{title}</strong>
                {matched !== undefined && <span className={classes.matched}>{matched}</span>}
              </span>
              <span>
                {subject}, {years}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
