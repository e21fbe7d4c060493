import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';

let words = '';
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says something to screen readers without moving the focus: "3 questions left", "Saved". */
export const announce = (text: string): void => {
  // The same words twice are a change only with a mark between them.
  words = words === text ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
};

/** Takes words back that no longer belong to what stands on the screen; later ones stay. */
export const unsay = (text: string): void => {
  if (words !== text && words !== `${text}\u00a0`) return;
  words = '';
  for (const listener of listeners) listener();
};

/** Stands once in root.tsx. */
export const LiveRegion = () => {
  const text = useSyncExternalStore(
    listen,
    () => words,
    () => '',
  );
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
};
