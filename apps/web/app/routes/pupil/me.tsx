import type { ActivityItem } from '@hedgerow/contracts/progress';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { IconFolder, IconHistory } from '@tabler/icons-react';
import { lazy } from 'react';
import { DayLine } from '../../features/dashboard/day-line.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { filesQuery } from '../../features/files/api.ts';
import { FileList } from '../../features/files/file-list.tsx';
import { RecentActivity } from '../../features/progress/recent-activity.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { recentActivityQuery } from '../../lib/recent-topics.ts';
import { SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { openActivity } from './open-activity.ts';
import type { PlaceParts } from './primary-frame.tsx';
import { PrimaryPlace } from './own-place.tsx';

const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);

export const meta = () => pageMeta('/student/me');

/** Files of a primary pupil come from a parent: they stand in My work. */
const ownWork = (items: readonly ActivityItem[]) => items.filter(({ type }) => type !== 'file-upload');

const Did = ({ now, open }: Pick<PlaceParts, 'now' | 'open'>) => {
  const activity = useQuery(recentActivityQuery);
  return (
    <Panel title="What I did" icon={<IconHistory size={28} aria-hidden />}>
      <QueryView query={activity} failed="We could not load what you did" lines={10}>
        {(items) =>
          ownWork(items).length === 0 ? (
            <EmptyState order={3} scene={<SeedlingScene />} title="Nothing here yet">
              Your first quiz shows here.
            </EmptyState>
          ) : (
            <RecentActivity items={ownWork(items)} now={now} isOwn onOpen={openActivity(open)} />
          )
        }
      </QueryView>
    </Panel>
  );
};

const Work = ({ open }: Pick<PlaceParts, 'open'>) => {
  const files = useQuery(filesQuery);
  return (
    <Panel title="My work" icon={<IconFolder size={28} aria-hidden />}>
      <QueryView query={files} failed="We could not load your work" lines={4}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState order={3} scene={<SleepingScene />} title="No school work yet">
              When your grown-up adds school work, you can look at it here.
            </EmptyState>
          ) : (
            <FileList simple files={items} onOpen={(fileId) => open({ kind: 'file', fileId })} />
          )
        }
      </QueryView>
    </Panel>
  );
};

const Locked = () => (
  <>
    <LockedFeature name="What I did" plan={planThatOpens('recent_activity', 'primary')?.name ?? ''}>
      What you did last, newest first.
    </LockedFeature>
    <LockedFeature name="Learning calendar" plan={planThatOpens('calendar', 'primary')?.name ?? ''}>
      What you did, day by day.
    </LockedFeature>
  </>
);

/** The plan, the calendar, what was done and what was added: looked at now and then. */
const Me = () => (
  <PrimaryPlace>
    {({ user, now, open, isOpen }) => (
      <PlaceLayout title="Me" pairs above={<DayLine user={user} now={now} />}>
        {planAllows(user.subscriptionPlan, 'recent_activity') && <Did now={now} open={open} />}
        {isOpen && <CalendarPanel now={now} playful onDay={(date) => open({ kind: 'day', date })} />}
        {isOpen ? <Work open={open} /> : <Locked />}
        <RenderWhenVisible placeholder={null}>
          <FromYourTeacher />
        </RenderWhenVisible>
      </PlaceLayout>
    )}
  </PrimaryPlace>
);
export default Me;
