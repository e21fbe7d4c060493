import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Learn } from '@hedgerow/contracts/practice';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { type LearnWish, learnQuery } from './api.ts';

type Props = { readonly wish: LearnWish; readonly failedWords: string; readonly children: (learn: Learn) => ReactNode };

/** What teaches a topic or one objective of it, once it is read. */
export const Lesson = ({ wish, failedWords, children }: Props) => {
  const { data, isError, error, isFetching, refetch } = useQuery(learnQuery(wish));
  if (data !== undefined) return children(data);
  if (!isError) return <LinesSkeleton lines={8} />;
  return <ErrorState title={failedWords} error={error} busy={isFetching} onRetry={() => void refetch()} />;
};
