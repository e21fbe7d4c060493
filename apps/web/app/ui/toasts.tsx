import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { currentToast, listenToToasts, showKeptToast } from './toast.ts';

const Toast = lazy(() => import('./toast-card.tsx').then(({ ToastCard }) => ({ default: ToastCard })));

/** Stands once in root.tsx. The card loads with the first message. */
export const Toasts = () => {
  const toast = useSyncExternalStore(listenToToasts, currentToast, () => undefined);
  useEffect(showKeptToast, []);
  return toast ? (
    <PartBoundary instead={null}>
      <Suspense>
        <Toast key={toast.id} toast={toast} />
      </Suspense>
    </PartBoundary>
  ) : null;
};
