import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './skeletons.module.css';

/** Lines of text that are on their way. Give the count that will come, so that nothing moves. */
export const LinesSkeleton = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className={classes.lines} aria-hidden>
    {Array.from({ length: lines }, (_, at) => (
      <Skeleton key={at} height={16} width={at === lines - 1 ? '60%' : '100%'} />
    ))}
  </div>
);

/** A grid of cards on its way; `height` in px is that of the real card. */
export const CardsSkeleton = ({ count = 3, height = 160 }: { readonly count?: number; readonly height?: number }) => (
  <div className={classes.cards} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} height={height} className={classes.card ?? ''} />
    ))}
  </div>
);

/** A whole page on its way: header, a row of cards, a panel. The prerendered first sight of app pages. */
export const PageSkeleton = ({ label = 'Loading...' }: { readonly label?: string }) => (
  <div aria-live="polite" className={classes.page}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton height={40} width="min(22rem, 80%)" />
    <Skeleton height={20} width="min(30rem, 95%)" />
    <CardsSkeleton />
    <Skeleton height={280} className={classes.card ?? ''} />
  </div>
);
