import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What is switched off, or goes, takes the focus with it: then the page has it, and the next Tab begins at the top. */
const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

const canHave = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled');

/** The main button of the screen that something stands on. */
const mainOf = (inside: Element | null): Element | null | undefined =>
  inside?.closest('[role=dialog], body')?.querySelector('[data-study-foot] [data-kind=main]');

const afterFrame = (work: () => void): (() => void) => {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
};

/** While a screen is busy its buttons are switched off: once it is ready the focus is back at what was pressed, or at the main button where that has gone. */
export const useKeepFocus = (inside: RefObject<Element | null>, busy: boolean): void => {
  const before = useRef<Element>(null);
  // Browsers take the focus away at the next frame.
  useLayoutEffect(() => {
    if (busy) before.current = document.activeElement;
  }, [busy]);
  useEffect(() => {
    if (busy) return undefined;
    return afterFrame(() => {
      if (before.current !== null && isLost()) [before.current, mainOf(inside.current)].find(canHave)?.focus({ preventScroll: true });
      before.current = null;
    });
  }, [busy, inside]);
};

/** What was pressed has gone: the main button takes over. */
export const useFocusMain = (inside: RefObject<Element | null>, hasGone: boolean): void => {
  useEffect(() => {
    if (!hasGone) return undefined;
    return afterFrame(() => {
      const main = mainOf(inside.current);
      if (isLost() && canHave(main)) main.focus({ preventScroll: true });
    });
  }, [hasGone, inside]);
};
