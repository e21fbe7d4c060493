import type { StudentStats } from '@hedgerow/contracts/progress';
import { lazy } from 'react';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

const Achievements = lazy(() => import('./achievements.tsx').then(({ Achievements: it }) => ({ default: it })));

/** Its pictures come when somebody scrolls near. */
export const AchievementsPanel = ({ stats }: { readonly stats: StudentStats | undefined }) => (
  <Panel title="Achievements">
    <RenderWhenVisible placeholder={<LinesSkeleton lines={10} />}>
      {stats ? <Achievements stats={stats} /> : <LinesSkeleton lines={10} />}
    </RenderWhenVisible>
  </Panel>
);
