import type { User } from '@hedgerow/contracts/accounts';
import type { ActivityItem, StudentStats } from '@hedgerow/contracts/progress';
import { checksForYear } from '@hedgerow/domain/national-checks';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { readSubject, type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { IconBulb, IconFolder, IconHistory, IconTargetArrow } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { OwnAvatar } from '../../features/avatar/own-avatar.tsx';
import { HeroCard } from '../../features/dashboard/hero-card.tsx';
import { type HomeTab, homeTabsId } from '../../features/dashboard/home-tabs.tsx';
import { type JourneySubject, journeyOf, todaysSubject } from '../../features/dashboard/journey.ts';
import { DayLine } from '../../features/dashboard/day-line.tsx';
import { JourneyCard, type Practise } from '../../features/dashboard/journey-card.tsx';
import { LevelCard } from '../../features/dashboard/level-card.tsx';
import { Loaded } from '../../features/dashboard/loaded.tsx';
import { useNow } from '../../features/dashboard/now.ts';
import { MapButtons } from '../../features/dashboard/map-buttons.tsx';
import { PrimaryLayout } from '../../features/dashboard/primary-layout.tsx';
import { filesQuery } from '../../features/files/api.ts';
import { FileList } from '../../features/files/file-list.tsx';
import { statsQuery } from '../../features/progress/api.ts';
import { recentActivityQuery } from '../../lib/recent-topics.ts';
import { Goals } from '../../features/progress/goals.tsx';
import { streakWords } from '../../features/progress/kind-words.ts';
import { RecentActivity } from '../../features/progress/recent-activity.tsx';
import { SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { DayOver } from '../../lib/day-over.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { goTo } from './go-to.ts';
import { LaterDialogs } from './later-dialogs.tsx';
import { openActivity } from './open-activity.ts';
import { overlayOfStarted, useOverlays } from './overlay.ts';
import { useDayEnd } from './use-day-end.ts';
import { useOpenMap } from './use-open-map.ts';
import { useToday } from './use-today.tsx';

const EndOfDay = lazy(() => import('./end-of-day.tsx').then(({ EndOfDay: it }) => ({ default: it })));
const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);
const LockedJourney = lazy(() => import('../../features/dashboard/locked-journey.tsx').then(({ LockedJourney: it }) => ({ default: it })));
const ChecksPanel = lazy(() => import('../../features/national-checks/checks-panel.tsx').then(({ ChecksPanel: it }) => ({ default: it })));
const TopicsDialog = lazy(() => import('../../features/dashboard/topics-dialog.tsx').then(({ TopicsDialog: it }) => ({ default: it })));
const Adventure = lazy(() => import('../../features/progress/adventure.tsx').then(({ Adventure: it }) => ({ default: it })));

/** A primary pupil learns by practising: the goal for lessons belongs to those who upload. */
const goalsOf = ({ dailyGoals }: StudentStats) => dailyGoals.filter(({ goalType }) => goalType !== 'lessons');

/** Files of a primary pupil come from a parent: they stand in My work. */
const ownWork = (items: readonly ActivityItem[]) => items.filter(({ type }) => type !== 'file-upload');

const ofSubject = (subject: SubjectId, topic: string, practise: Practise) => ({
  words: `${subjectName(subject)}: ${topic}`,
  begin: () => practise({ subject, topic }),
});

const Locked = ({ journey }: { readonly journey: readonly JourneySubject[] }) => (
  <>
    <LockedJourney journey={journey} />
    <LockedFeature name="Learning journey" plan={planThatOpens('practice', 'primary')?.name ?? ''}>
      Little quizzes about what you learn at school.
    </LockedFeature>
    <LockedFeature name="Today’s recommendations" plan={planThatOpens('today_recommendations', 'primary')?.name ?? ''}>
      What to do next, and why.
    </LockedFeature>
    <LockedFeature name="What I did" plan={planThatOpens('recent_activity', 'primary')?.name ?? ''}>
      What you did last, newest first.
    </LockedFeature>
    <LockedFeature name="Learning calendar" plan={planThatOpens('calendar', 'primary')?.name ?? ''}>
      What you did, day by day.
    </LockedFeature>
  </>
);

/** Reception to Year 6: what to press today, what has grown, what was done. */
export const PrimaryHome = ({ user }: { readonly user: User }) => {
  const now = useNow();
  const overlays = useOverlays();
  const { over, ended } = useDayEnd(user);
  const { open } = overlays;
  const [tab, setTab] = useState<HomeTab>('learning');
  const seeMedals = () => {
    setTab('adventure');
    goTo(homeTabsId);
  };
  const year = user.yearGroup ?? 0;
  const plan = user.subscriptionPlan;
  const isOpen = planAllows(plan, 'practice');
  const stats = useQuery(statsQuery);
  const assessments = useQuery({ ...assessmentsQuery, enabled: isOpen });
  const activity = useQuery({ ...recentActivityQuery, enabled: planAllows(plan, 'recent_activity') });
  const files = useQuery(filesQuery);
  const journey = journeyOf(year, plan, assessments.data ?? []);
  const today = isOpen && !assessments.isPending ? todaysSubject(journey) : undefined;
  const openMap = useOpenMap(user, open);
  const day = useToday(user, now, open);
  const practise: Practise = (topic) => (day.over === undefined ? open({ kind: 'start', ...topic }) : open({ kind: 'learn', ...topic }));
  // The day's next step; when the day is done, the subject that has grown least.
  const start =
    day.begins ??
    (today?.next !== undefined && day.over === undefined && !day.isPending && !user.viewedByParent
      ? ofSubject(today.subject, today.next, practise)
      : undefined);

  return (
    <DayOver value={over}>
      {ended ? (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <EndOfDay user={user} open={open} />
        </Suspense>
      ) : (
        <PrimaryLayout
          tab={tab}
          onTab={setTab}
          hero={
            <>
              <DayLine user={user} now={now} />
              <HeroCard
                user={user}
                avatar={<OwnAvatar user={user} size="card" level={stats.data?.level} />}
                now={now}
                points={stats.data?.totalPoints}
                streak={stats.data && (stats.data.streaksOn ? streakWords(stats.data.currentStreak) : null)}
                start={start?.words}
                waiting={isOpen && !user.viewedByParent && (assessments.isPending || day.isPending)}
                onStart={() => start?.begin()}
              >
                {planAllows(plan, 'learning_maps') && <MapButtons onOpen={openMap} />}
              </HeroCard>
            </>
          }
          waiting={day.isPending}
          today={day.panel}
          journey={
            <>
              {day.setWork}
              {isOpen ? (
                <>
                  <RecommendationsPanel
                    phase="primary"
                    icon={<IconBulb size={28} aria-hidden />}
                    onStarted={(started) => open(overlayOfStarted(started))}
                    over={day.over}
                    onLearn={({ subject, topic }) => open({ kind: 'learn', subject: readSubject(subject) ?? 'other', topic })}
                  />
                  <JourneyCard
                    journey={journey}
                    waiting={assessments.isPending}
                    onPractise={practise}
                    onAllTopics={() => open({ kind: 'topics' })}
                    over={day.over}
                  />
                  {checksForYear(year).length > 0 && (
                    <RenderWhenVisible placeholder={<LinesSkeleton lines={6} />}>
                      <ChecksPanel />
                    </RenderWhenVisible>
                  )}
                </>
              ) : (
                <Locked journey={journey} />
              )}
            </>
          }
          side={
            <Loaded query={stats} what="your points" lines={8}>
              {(data) => (
                <>
                  <LevelCard {...data} />
                  {isOpen && (
                    <Panel title="Today’s goals" icon={<IconTargetArrow size={28} aria-hidden />}>
                      <Goals goals={goalsOf(data)} />
                    </Panel>
                  )}
                </>
              )}
            </Loaded>
          }
          adventure={
            <Loaded query={stats} what="your adventure" lines={12}>
              {(data) => (
                <Suspense fallback={<LinesSkeleton lines={12} />}>
                  <Adventure stats={data} goals={isOpen ? goalsOf(data) : []} />
                </Suspense>
              )}
            </Loaded>
          }
          below={
            <>
              <RenderWhenVisible placeholder={null}>
                <FromYourTeacher />
              </RenderWhenVisible>
              {isOpen && (
                <>
                  <Panel title="What I did" icon={<IconHistory size={28} aria-hidden />}>
                    <Loaded query={activity} what="what you did" lines={10}>
                      {(items) =>
                        ownWork(items).length === 0 ? (
                          <EmptyState order={3} scene={<SeedlingScene />} title="Nothing here yet">
                            Press Start. Your first quiz shows here.
                          </EmptyState>
                        ) : (
                          <RecentActivity items={ownWork(items)} now={now} isOwn onOpen={openActivity(open)} />
                        )
                      }
                    </Loaded>
                  </Panel>
                  <CalendarPanel now={now} playful onDay={(date) => open({ kind: 'day', date })} />
                  <Panel title="My work" icon={<IconFolder size={28} aria-hidden />}>
                    <Loaded query={files} what="your work">
                      {(items) =>
                        items.length === 0 ? (
                          <EmptyState order={3} scene={<SleepingScene />} title="No school work yet">
                            When your grown-up adds school work, you can look at it here.
                          </EmptyState>
                        ) : (
                          <FileList simple files={items} onOpen={(fileId) => open({ kind: 'file', fileId })} />
                        )
                      }
                    </Loaded>
                  </Panel>
                </>
              )}
            </>
          }
        />
      )}
      <LaterDialogs
        overlays={overlays}
        onSee={seeMedals}
        renderTopics={(both) => <TopicsDialog {...both} journey={journey} onPractise={practise} over={day.over} />}
        knownTopics={(subject) => journey.find((step) => step.subject === subject)?.topics ?? []}
      />
    </DayOver>
  );
};
