import { lazy, Suspense } from 'react';
import type { ListenProps } from './listen-button.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useReadsAloud } from './reads-aloud.ts';

const ListenButton = lazy(() => import('./listen-button.tsx').then(({ ListenButton: it }) => ({ default: it })));

/** A press reads the words aloud. Where its code did not come, the words stay without it. */
export const Listen = (props: ListenProps) => (
  <PartBoundary instead={null}>
    <Suspense>
      <ListenButton {...props} />
    </Suspense>
  </PartBoundary>
);

/** The same for whom reading is still new (Reception to Year 2); nothing for anybody else. */
export const ReadAloud = (props: ListenProps) => useReadsAloud() && <Listen {...props} />;
