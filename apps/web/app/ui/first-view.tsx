import { type ReactNode, Suspense } from 'react';
import classes from './first-view.module.css';
import { LinesSkeleton } from './skeletons.tsx';

type Props = {
  /** Something that is read decides what stands here, and is not there yet. */
  readonly waiting: boolean;
  readonly children: ReactNode;
};

const skeleton = (
  <div className={classes.waiting}>
    <LinesSkeleton lines={10} />
  </div>
);

/** The first view comes whole, its reads and its code: part by part each would push the others down the page. */
export const FirstView = ({ waiting, children }: Props) => (waiting ? skeleton : <Suspense fallback={skeleton}>{children}</Suspense>);
