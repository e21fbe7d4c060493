import { Component, type ReactNode, useState } from 'react';
import { offlineWords } from '../lib/api-error.ts';
import { isMissingPart } from '../lib/missing-part.ts';
import { ErrorState } from './error-state.tsx';

/** Code that did not come over the line. It can only come with the page: so the page is loaded again, once there is a line. */
export const MissingPart = ({ order = 2 }: { readonly order?: 1 | 2 }) => {
  const [title, setTitle] = useState(() => (navigator.onLine ? 'This did not load' : offlineWords));
  return (
    <ErrorState order={order} title={title} onRetry={() => (navigator.onLine ? location.reload() : setTitle('You are still offline'))} />
  );
};

type Props = { readonly instead: ReactNode; readonly children: ReactNode };

/** The rest of the page stays when a part's code does not come; every other error goes on to the page's own screen. */
export class PartBoundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isMissingPart(error)) throw error;
    return this.props.instead;
  }
}
