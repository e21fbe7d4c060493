import type { ComponentProps } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';

const SetForYou = eagerLazy(() => import('./set-for-you.tsx').then(({ SetForYou: it }) => it));

/** Set work on both dashboards. Its list is a file of its own: where it does not come, the rest of the page stays. Stands in a FirstView. */
export const SetForYouPart = (props: ComponentProps<typeof SetForYou>) => (
  <PartBoundary instead={<MissingPart />}>
    <SetForYou {...props} />
  </PartBoundary>
);
