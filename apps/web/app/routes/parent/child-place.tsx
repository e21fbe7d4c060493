import type { Child } from '@hedgerow/contracts/families';
import { lazy, type ReactNode, Suspense } from 'react';
import { ChildrenSelector } from '../../features/families/children-selector.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { type FrameParts, ParentFrame } from './parent-frame.tsx';

/** Few families at a time: loaded when it is needed. */
const PendingChild = lazy(() => import('../../features/families/pending-child.tsx').then(({ PendingChild: it }) => ({ default: it })));

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly children: (parts: FrameParts & { readonly child: Child }) => ReactNode;
};

/** A place that is about one child, chosen on top of it. */
export const ChildPlace = ({ title, lead, children }: Props) => (
  <ParentFrame header={<PageHeader title={title} lead={lead} />}>
    {(parts) => {
      const { family, selected: child, choose, dialogs } = parts;
      return (
        <>
          <ChildrenSelector family={family} selected={child?.id} onSelect={choose} />
          <Suspense key={child?.id} fallback={<LinesSkeleton lines={10} />}>
            {child?.status === 'pending' && (
              <PendingChild child={child} onFinish={() => dialogs.open({ kind: 'manage', start: { kind: 'finish', child } })} />
            )}
            {child?.status === 'active' && children({ ...parts, child })}
          </Suspense>
        </>
      );
    }}
  </ParentFrame>
);
