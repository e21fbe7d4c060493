import type { Child } from '@hedgerow/contracts/families';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityQuery } from '../../features/children/api.ts';
import { QueryView } from '../../ui/query-view.tsx';
import type { OpenActivity } from '../../features/progress/activity-row.tsx';
import { LearningCalendar } from '../../features/progress/calendar/learning-calendar.tsx';
import { LockedHistory } from '../../features/progress/calendar/locked-history.tsx';
import { RecentActivity } from '../../features/progress/recent-activity.tsx';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './place.module.css';

type Props = {
  readonly child: Child;
  readonly onDay: (date: CalendarDate) => void;
  readonly onOpen: OpenActivity;
};

/** What a child did last, and on which day: as the child sees it (docs/product/tests.md#reading-comprehension). */
export const ChildHistory = ({ child: { id, firstName, phase, currentPlan, hadPlan }, onDay, onOpen }: Props) => {
  const [now] = useState(() => new Date());
  const isLocked = currentPlan === 'free' && !hadPlan;
  const activity = useQuery({ ...activityQuery(id), enabled: !isLocked });
  if (isLocked)
    return (
      <LockedHistory
        name={firstName}
        now={now}
        plan={planThatOpens('calendar', phase)?.name ?? ''}
        action={<ButtonLink to="/subscription/subscribe">View Upgrade Options</ButtonLink>}
      />
    );
  return (
    <div className={classes.main}>
      <Panel title="Recent activity">
        <QueryView query={activity} failed="We could not load the activities">
          {(items) =>
            items.length === 0 ? (
              <EmptyState order={3} scene={<SeedlingScene />} title="Nothing yet">
                Everything {firstName} does on Hedgerow shows here, newest first.
              </EmptyState>
            ) : (
              <RecentActivity items={items} now={now} isOwn={false} onOpen={onOpen} />
            )
          }
        </QueryView>
      </Panel>
      <Panel title="Learning calendar">
        <LearningCalendar now={now} childId={id} onDay={onDay} />
      </Panel>
    </div>
  );
};
