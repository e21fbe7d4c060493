import { Component, type ReactNode } from 'react';
import { isMissingPart } from '../lib/missing-part.ts';

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
