import { IconSunHigh } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';

const TodaySteps = eagerLazy(() => import('./today-steps.tsx').then(({ TodaySteps: it }) => it));

/** What to do today, at the top of both dashboards; its steps are a file of their own. Stands in a FirstView. */
export const TodayPanel = (props: ComponentProps<typeof TodaySteps>) => (
  <Panel title="Today" icon={<IconSunHigh size={26} aria-hidden />}>
    <PartBoundary instead={<MissingPart />}>
      <TodaySteps {...props} />
    </PartBoundary>
  </Panel>
);
