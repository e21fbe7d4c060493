export type ToastKind = 'success' | 'info' | 'error';
export type ToastWords = { readonly title: string; readonly message?: string; readonly kind?: ToastKind };
export type ShownToast = ToastWords & { readonly id: number };

let shown: ShownToast | undefined;
let last = 0;
const listeners = new Set<() => void>();

export const currentToast = (): ShownToast | undefined => shown;
export const listenToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const set = (toast: ShownToast | undefined): void => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** docs/product/words-and-look.md#toasts: one at a time, the newest replaces; gone after 8 s unless hovered or focused; errors stay until dismissed. */
export const showToast = (words: ToastWords): void => {
  last += 1;
  set({ ...words, id: last });
};

export const dismissToast = (id: number): void => {
  if (shown?.id === id) set(undefined);
};

/** What was wrong is put right: nobody has to put the message away. */
export const dismissError = (): void => {
  if (shown?.kind === 'error') set(undefined);
};

const kept = 'hedgerow.toast';

/** For a message about something that loads the page anew. */
export const keepToastForNextPage = (words: ToastWords): void => {
  try {
    sessionStorage.setItem(kept, JSON.stringify(words));
  } catch {
    // A browser without storage: the change itself still happens.
  }
};

/** Shows what the page before kept, once. */
export const showKeptToast = (): void => {
  try {
    const words = sessionStorage.getItem(kept);
    if (words === null) return;
    sessionStorage.removeItem(kept);
    showToast(JSON.parse(words) as ToastWords);
  } catch {
    // Nothing readable was kept.
  }
};
