import { useCallback, useState } from 'react';

export type DialogsState<T> = {
  /** What was opened last; it stays while the dialog goes, so that its words do not vanish before it does. */
  readonly shown: T | undefined;
  readonly opened: boolean;
  /** Changes with every opening: a dialog begins anew. */
  readonly turn: number;
  readonly open: (what: T) => void;
  readonly close: () => void;
};

/** One dialog at a time, loaded on the first opening. */
export const useDialogs = <T>(): DialogsState<T> => {
  const [state, setState] = useState<{ readonly shown?: T; readonly opened: boolean; readonly turn: number }>({ opened: false, turn: 0 });
  const open = useCallback((what: T) => setState(({ turn }) => ({ shown: what, opened: true, turn: turn + 1 })), []);
  const close = useCallback(() => setState((before) => ({ ...before, opened: false })), []);
  return { shown: state.shown, opened: state.opened, turn: state.turn, open, close };
};
