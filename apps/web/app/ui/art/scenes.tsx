import { lazy, type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../part-boundary.tsx';
import classes from './art.module.css';

/** They come after the words: every page may show one, few do, and their box is kept for them. */
const drawn = () => import('./drawn-scenes.tsx');
const Seedling = lazy(() => drawn().then((scenes) => ({ default: scenes.Seedling })));
const Path = lazy(() => drawn().then((scenes) => ({ default: scenes.Path })));
const Sleeping = lazy(() => drawn().then((scenes) => ({ default: scenes.Sleeping })));

/** Pictures of empty places and quiet moments. Words beside them say the same, so screen readers skip them, and nobody misses one that does not load. */
const Scene = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 320 220" className={classes.scene} aria-hidden>
    <ellipse cx="160" cy="190" rx="150" ry="24" fill="var(--meadow)" />
    <ellipse cx="160" cy="198" rx="120" ry="15" fill="var(--meadow-deep)" />
    <PartBoundary instead={null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  </svg>
);

/** Nothing here yet, and something will grow. */
export const SeedlingScene = () => (
  <Scene>
    <Seedling />
  </Scene>
);

/** A path that has not been walked, or that leads nowhere. */
export const PathScene = () => (
  <Scene>
    <Path />
  </Scene>
);

/** Rest: everything done, or something that has stopped. */
export const SleepingScene = () => (
  <Scene>
    <Sleeping />
  </Scene>
);
