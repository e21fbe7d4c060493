import { useCallback, useRef, useState } from 'react';

export type DialogsState<T> = {
  /** What was opened last; it stays while the dialog goes, so that its words do not vanish before it does. */
  readonly shown: T | undefined;
  readonly opened: boolean;
  /** Changes with every opening: a dialog begins anew. */
  readonly turn: number;
  /** Also from one dialog to the next: one overlay at a time (docs/product/routes.md#one-overlay-at-a-time). */
  readonly open: (what: T) => void;
  readonly close: () => void;
  /** Called when a dialog has gone: after two in a row the focus still finds the button that opened the first. */
  readonly gone: () => void;
};

/** One dialog at a time, loaded on the first opening. */
export const useDialogs = <T>(): DialogsState<T> => {
  const [state, setState] = useState<{ readonly shown?: T; readonly opened: boolean; readonly turn: number }>({ opened: false, turn: 0 });
  const opener = useRef<Element>(null);
  const open = useCallback((what: T) => {
    const here = document.activeElement;
    if (here !== document.body && here?.closest('[role="dialog"]') === null) opener.current = here;
    setState(({ turn }) => ({ shown: what, opened: true, turn: turn + 1 }));
  }, []);
  const close = useCallback(() => setState((before) => ({ ...before, opened: false })), []);
  const gone = useCallback(() => {
    if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  return { shown: state.shown, opened: state.opened, turn: state.turn, open, close, gone };
};
