import type { User } from '@hedgerow/contracts/accounts';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { IconBulb, IconFolder, IconHistory, IconTargetArrow } from '@tabler/icons-react';
import { lazy, Suspense, useCallback } from 'react';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { HeroCard } from '../../features/dashboard/hero-card.tsx';
import { journeyOf, todaysSubject } from '../../features/dashboard/journey.ts';
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
import { EmptyState } from '../../ui/empty-state.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { Panel } from '../../ui/panel.tsx';
import { overlayOfStarted, useOverlay } from './overlay.ts';
import { PupilDialogs } from './pupil-dialogs.tsx';
import { useMapEvents } from './use-map-events.ts';

const TopicsDialog = lazy(() => import('../../features/dashboard/topics-dialog.tsx').then(({ TopicsDialog: it }) => ({ default: it })));

/** Files of a primary pupil come from a parent: they stand in My work. */
const ownWork = (items: readonly ActivityItem[]) => items.filter(({ type }) => type !== 'file-upload');

/** Reading is still new up to Year 2: there words can be heard. */
const lastYearThatListens = 2;

const Locked = () => (
  <>
    <Panel>
      <EmptyState scene={<SleepingScene />} title="Your garden is resting" />
      <LockedFeature name="Learning journey" order={3} plan={planThatOpens('practice', 'primary')?.name ?? ''}>
        Little quizzes about what you learn at school.
      </LockedFeature>
    </Panel>
    <LockedFeature name="Today’s recommendations" plan={planThatOpens('today_recommendations', 'primary')?.name ?? ''}>
      What to do next, and why.
    </LockedFeature>
  </>
);

/** Reception to Year 6: what to press today, what has grown, what was done. */
export const PrimaryHome = ({ user }: { readonly user: User }) => {
  const now = useNow();
  const { shown, open, close } = useOverlay();
  const year = user.yearGroup ?? 0;
  const plan = user.subscriptionPlan;
  const isOpen = planAllows(plan, 'practice');
  const stats = useQuery(statsQuery);
  const assessments = useQuery({ ...assessmentsQuery, enabled: isOpen });
  const activity = useQuery({ ...recentActivityQuery, enabled: planAllows(plan, 'recent_activity') });
  const files = useQuery(filesQuery);
  const journey = journeyOf(year, plan, assessments.data ?? []);
  const today = isOpen && !assessments.isPending ? todaysSubject(journey) : undefined;
  const readsAloud = year <= lastYearThatListens;
  const openMap = useCallback((subject: SubjectId | undefined) => open({ kind: 'map', subject }), [open]);
  useMapEvents(openMap);
  const practise: Practise = (topic) => open({ kind: 'start', ...topic });

  return (
    <>
      <PrimaryLayout
        hero={
          <HeroCard
            user={user}
            now={now}
            points={stats.data?.totalPoints}
            streak={stats.data && streakWords(stats.data.currentStreak)}
            start={today && `${subjectName(today.subject)}: ${today.next}`}
            waiting={isOpen && assessments.isPending}
            onStart={() => today?.next !== undefined && practise({ subject: today.subject, topic: today.next })}
            readsAloud={readsAloud}
          >
            {planAllows(plan, 'learning_maps') && <MapButtons onOpen={openMap} />}
          </HeroCard>
        }
        journey={
          isOpen ? (
            <>
              <JourneyCard
                journey={journey}
                waiting={assessments.isPending}
                onPractise={practise}
                onAllTopics={() => open({ kind: 'topics' })}
                readsAloud={readsAloud}
              />
              <RecommendationsPanel
                phase="primary"
                icon={<IconBulb size={28} aria-hidden />}
                readsAloud={readsAloud}
                onStarted={(started) => open(overlayOfStarted(started))}
              />
            </>
          ) : (
            <Locked />
          )
        }
        side={
          <Loaded query={stats} what="your points" lines={8}>
            {(data) => (
              <>
                <LevelCard {...data} />
                {isOpen && (
                  <Panel title="Today’s goals" icon={<IconTargetArrow size={28} aria-hidden />}>
                    {/* A primary pupil learns by practising: the goal for lessons belongs to those who upload. */}
                    <Goals goals={data.dailyGoals.filter(({ goalType }) => goalType !== 'lessons')} />
                  </Panel>
                )}
              </>
            )}
          </Loaded>
        }
        below={
          isOpen && (
            <>
              <Panel title="What I did" icon={<IconHistory size={28} aria-hidden />}>
                <Loaded query={activity} what="what you did" lines={10}>
                  {(items) =>
                    ownWork(items).length === 0 ? (
                      <EmptyState order={3} scene={<SeedlingScene />} title="Nothing here yet">
                        Press Start. Your first quiz shows here.
                      </EmptyState>
                    ) : (
                      <RecentActivity items={ownWork(items)} now={now} onOpen={open} />
                    )
                  }
                </Loaded>
              </Panel>
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
          )
        }
      />
      {shown.overlay?.kind === 'topics' && (
        <Suspense>
          <TopicsDialog opened={shown.opened} onClose={close} journey={journey} onPractise={practise} readsAloud={readsAloud} />
        </Suspense>
      )}
      <PupilDialogs
        shown={shown}
        open={open}
        close={close}
        knownTopics={(subject) => journey.find((step) => step.subject === subject)?.topics ?? []}
      />
    </>
  );
};
