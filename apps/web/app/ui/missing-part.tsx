import { useState } from 'react';
import { offlineWords } from '../lib/api-error.ts';
import { ErrorState } from './error-state.tsx';

/** Code that did not come over the line. It can only come with the page: so the page is loaded again, once there is a line. */
export const MissingPart = ({ order = 2 }: { readonly order?: 1 | 2 }) => {
  const [title, setTitle] = useState(() => (navigator.onLine ? 'This did not load' : offlineWords));
  return (
    <ErrorState order={order} title={title} onRetry={() => (navigator.onLine ? location.reload() : setTitle('You are still offline'))} />
  );
};
