import { type Feature, planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { OwnAvatar } from '../../features/avatar/own-avatar.tsx';
import { guidesQuery } from '../../features/dashboard/api.ts';
import { DayLine } from '../../features/dashboard/day-line.tsx';
import { Figures } from '../../features/dashboard/figures.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { type NextStep, nextSteps } from '../../features/dashboard/next-steps.ts';
import { NextStepsCard } from '../../features/dashboard/next-steps-card.tsx';
import { NothingYet } from '../../features/dashboard/nothing-yet.tsx';
import { PlaceColumns, PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { countThisWeek } from '../../features/dashboard/this-week.ts';
import { ThisWeekCard } from '../../features/dashboard/this-week-card.tsx';
import { filesQuery } from '../../features/files/api.ts';
import { todaysCardsQuery } from '../../features/flashcards/api.ts';
import { AchievementsPanel } from '../../features/progress/achievements-panel.tsx';
import { statsQuery } from '../../features/progress/api.ts';
import { Goals } from '../../features/progress/goals.tsx';
import { averageMessage, averageWords, dailyPointsWords, streakFigures } from '../../features/progress/kind-words.ts';
import { RecentActivity } from '../../features/progress/recent-activity.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { recentActivityQuery } from '../../lib/recent-topics.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { openActivity } from './open-activity.ts';
import type { Overlay } from './overlay.ts';
import { SecondaryPlace } from './own-place.tsx';
import type { FrameParts } from './pupil-frame.tsx';

export const meta = () => pageMeta('/student/progress');

/** Whoever comes to see what they reached is led to it. */
const achievementsId = 'achievements';
const useGoThere = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${achievementsId}`) return;
    const place = document.getElementById(achievementsId);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [hash]);
};

const stepOverlay = (step: NextStep): Overlay => {
  switch (step.kind) {
    case 'resume':
      return { kind: 'resume', assessmentId: step.id };
    case 'check':
      return { kind: 'file', fileId: step.id };
    case 'cards':
      return { kind: 'cards' };
    case 'upload':
      return { kind: 'upload' };
    case 'practise':
      return { kind: 'practise' };
  }
};

/** What was begun and left, or waits to be checked. */
const Next = ({ user: { subscriptionPlan: plan }, open }: Pick<FrameParts, 'user' | 'open'>) => {
  const files = useQuery(filesQuery);
  const assessments = useQuery(assessmentsQuery);
  const cards = useQuery({ ...todaysCardsQuery, enabled: planAllows(plan, 'flashcards') });
  if (files.isPending || assessments.isPending || plan === 'free') return null;
  const steps = nextSteps({ plan, files: files.data ?? [], assessments: assessments.data ?? [], cardsDue: cards.data?.length ?? 0 });
  return <NextStepsCard steps={steps} onTake={(step) => open(stepOverlay(step))} />;
};

const Week = ({ now }: Pick<FrameParts, 'now'>) => {
  const { data: assessments = [] } = useQuery(assessmentsQuery);
  const { data: files = [] } = useQuery(filesQuery);
  const { data: guides = [] } = useQuery(guidesQuery);
  const done = assessments.filter(({ isCompleted }) => isCompleted);
  const count = (dates: readonly string[]) => countThisWeek(dates, now);
  return (
    <ThisWeekCard
      assessments={count(done.map(({ completedAt, createdAt }) => completedAt ?? createdAt))}
      files={count(files.map(({ uploadedAt }) => uploadedAt))}
      guides={count(guides.map(({ createdAt }) => createdAt))}
    />
  );
};

const Activity = ({ now, open }: Pick<FrameParts, 'now' | 'open'>) => {
  const activity = useQuery(recentActivityQuery);
  return (
    <Panel title="Recent activity">
      <QueryView query={activity} failed="We could not load your recent activity" lines={10}>
        {(items) =>
          items.length === 0 ? (
            <NothingYet scene={<PathScene />}>Nothing yet. What you upload, revise and practise shows here, newest first.</NothingYet>
          ) : (
            <RecentActivity items={items} now={now} isOwn onOpen={openActivity(open)} />
          )
        }
      </QueryView>
    </Panel>
  );
};

const openedBy = (feature: Feature): string => planThatOpens(feature, 'secondary')?.name ?? '';

const Parts = ({ user, now, open }: FrameParts) => {
  useGoThere();
  const stats = useQuery(statsQuery);
  const plan = user.subscriptionPlan;
  const has = (feature: Feature) => planAllows(plan, feature);
  return (
    <PlaceLayout title="Progress" aside={<OwnAvatar user={user} size="line" />} above={<DayLine user={user} now={now} />}>
      <PlaceColumns
        first={
          <>
            <QueryView query={stats} failed="We could not load your figures" lines={8}>
              {(data) => (
                <>
                  <Figures
                    stats={data}
                    words={{
                      daily: dailyPointsWords(data.dailyPoints),
                      streak: data.streaksOn ? streakFigures(data.currentStreak, data.longestStreak) : null,
                      average: averageWords(data),
                      averageNote: averageMessage(data, 'plain'),
                    }}
                  />
                  {plan !== 'free' && (
                    <Panel title="Today’s goals">
                      <Goals goals={data.dailyGoals.filter(({ goalType }) => goalType !== 'assessments' || has('practice'))} />
                    </Panel>
                  )}
                </>
              )}
            </QueryView>
            <Next user={user} open={open} />
          </>
        }
        second={
          <>
            <Week now={now} />
            {has('recent_activity') ? (
              <Activity now={now} open={open} />
            ) : (
              <LockedFeature name="Recent activity" plan={openedBy('recent_activity')}>
                What you upload, revise and practise, newest first.
              </LockedFeature>
            )}
          </>
        }
      />
      {has('calendar') ? (
        <CalendarPanel now={now} onDay={(date) => open({ kind: 'day', date })} />
      ) : (
        <LockedFeature name="Learning calendar" plan={openedBy('calendar')}>
          Every day of your learning, month by month.
        </LockedFeature>
      )}
      <div id={achievementsId} tabIndex={-1}>
        <AchievementsPanel stats={stats.data} />
      </div>
    </PlaceLayout>
  );
};

/** How far a pupil from Year 7 has come: figures, goals, the week, the calendar, badges. */
const Progress = () => <SecondaryPlace>{(parts) => <Parts {...parts} />}</SecondaryPlace>;
export default Progress;
