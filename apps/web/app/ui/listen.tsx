import { lazy, Suspense } from 'react';
import type { ListenProps } from './listen-button.tsx';
import { useReadsAloud } from './reads-aloud.ts';

const ListenButton = lazy(() => import('./listen-button.tsx').then(({ ListenButton: it }) => ({ default: it })));

/** A press reads the words aloud. */
export const Listen = (props: ListenProps) => (
  <Suspense>
    <ListenButton {...props} />
  </Suspense>
);

/** The same for whom reading is still new (Reception to Year 2); nothing for anybody else. */
export const ReadAloud = (props: ListenProps) => useReadsAloud() && <Listen {...props} />;
