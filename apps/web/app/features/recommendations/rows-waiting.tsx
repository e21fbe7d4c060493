import { Skeleton } from '@mantine/core';
import classes from './recommendations.module.css';

/** As many rows as come, about as tall. */
export const RowsWaiting = ({ rows }: { readonly rows: number }) => (
  <div className={classes.waiting} aria-hidden>
    {Array.from({ length: rows }, (_, at) => (
      <Skeleton key={at} height={88} />
    ))}
  </div>
);
