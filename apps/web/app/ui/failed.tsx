import type { ReactNode } from 'react';
import { isOffline } from '../lib/unless-offline.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ProblemList } from './problem-list.tsx';

type Props = {
  readonly error: unknown;
  /** What docs/product/tests.md#messages-of-tests says of it. */
  readonly words: string;
  /** A way on. */
  readonly children?: ReactNode;
};

/** A call that failed, in the red list of docs/product/tests.md#messages-of-tests. Without a line there is nothing to fix: that is said by itself. */
export const Failed = ({ error, words, children }: Props) =>
  isOffline(error) ? <OfflineNotice>{children}</OfflineNotice> : <ProblemList problems={[words]}>{children}</ProblemList>;
