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

/** decisions.md 6: one at a time, the newest replaces; gone after 8 s unless hovered or focused; errors stay until dismissed. */
export const showToast = (words: ToastWords): void => {
  last += 1;
  set({ ...words, id: last });
};

export const dismissToast = (id: number): void => {
  if (shown?.id === id) set(undefined);
};
