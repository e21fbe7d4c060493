import type { ReactNode } from 'react';
import { isOffline } from '../lib/unless-offline.ts';
import { NoLine } from './no-line.tsx';
import { ProblemList } from './problem-list.tsx';

type Props = {
  readonly error: unknown;
  /** What document 2 section 8 says of it. */
  readonly words: string;
  /** A way on. */
  readonly children?: ReactNode;
};

/** A call that failed, in the red list of document 2 section 8. Without a line there is nothing to fix: that is said by itself. */
export const Failed = ({ error, words, children }: Props) =>
  isOffline(error) ? <NoLine>{children}</NoLine> : <ProblemList problems={[words]}>{children}</ProblemList>;
