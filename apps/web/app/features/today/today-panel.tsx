import { IconSunHigh } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { MissingPart, PartBoundary } from '../../ui/missing-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

const TodaySteps = lazy(() => import('./today-steps.tsx').then(({ TodaySteps: it }) => ({ default: it })));

/** What to do today, at the top of both dashboards; its steps are a file of their own that loads after the page. */
export const TodayPanel = (props: ComponentProps<typeof TodaySteps>) => (
  <Panel title="Today" icon={<IconSunHigh size={26} aria-hidden />}>
    <PartBoundary instead={<MissingPart />}>
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        <TodaySteps {...props} />
      </Suspense>
    </PartBoundary>
  </Panel>
);
