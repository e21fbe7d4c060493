import { type ComponentProps, lazy, Suspense } from 'react';
import { DeferRender } from '../../ui/defer-render.tsx';
import { MissingDialog } from '../../ui/missing-dialog.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { type Overlays, useShown } from './overlay.ts';
import type { PupilDialogs as Dialogs } from './pupil-dialogs.tsx';

const PupilDialogs = lazy(() => import('./pupil-dialogs.tsx').then(({ PupilDialogs: it }) => ({ default: it })));

const Missing = ({ overlays }: { readonly overlays: Overlays }) =>
  useShown(overlays).opened ? <MissingDialog onClose={overlays.close} /> : null;

/** What can lie over a pupil's page comes right after the page has been painted; whatever was pressed until then opens with it. */
export const LaterDialogs = (props: ComponentProps<typeof Dialogs>) => (
  <PartBoundary instead={<Missing overlays={props.overlays} />}>
    <DeferRender>
      <Suspense>
        <PupilDialogs {...props} />
      </Suspense>
    </DeferRender>
  </PartBoundary>
);
