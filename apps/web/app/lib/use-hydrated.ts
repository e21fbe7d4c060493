import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and in the first render, true from then on: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
