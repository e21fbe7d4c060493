import type { User } from '@hedgerow/contracts/accounts';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { IconMap2 } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { type ActionName, Actions, LockedActions } from '../../features/dashboard/actions.tsx';
import { guidesQuery } from '../../features/dashboard/api.ts';
import { DueCard } from '../../features/dashboard/due-card.tsx';
import { Figures } from '../../features/dashboard/figures.tsx';
import { GuideList } from '../../features/dashboard/guide-list.tsx';
import { Loaded } from '../../features/dashboard/loaded.tsx';
import { type NextStep, nextSteps } from '../../features/dashboard/next-steps.ts';
import { NextStepsCard } from '../../features/dashboard/next-steps-card.tsx';
import { NothingYet } from '../../features/dashboard/nothing-yet.tsx';
import { useNow } from '../../features/dashboard/now.ts';
import { OwnAvatar } from '../../features/avatar/own-avatar.tsx';
import { SecondaryHeader } from '../../features/dashboard/secondary-header.tsx';
import { SecondaryLayout } from '../../features/dashboard/secondary-layout.tsx';
import { Some } from '../../features/dashboard/some.tsx';
import { countThisWeek } from '../../features/dashboard/this-week.ts';
import { ThisWeekCard } from '../../features/dashboard/this-week-card.tsx';
import { filesQuery } from '../../features/files/api.ts';
import { FileList } from '../../features/files/file-list.tsx';
import { todaysCardsQuery } from '../../features/flashcards/api.ts';
import { statsQuery } from '../../features/progress/api.ts';
import { recentActivityQuery } from '../../lib/recent-topics.ts';
import { AchievementsPanel } from '../../features/progress/achievements-panel.tsx';
import { Celebrations } from '../../features/progress/celebrations.tsx';
import { Goals } from '../../features/progress/goals.tsx';
import { averageMessage, averageWords, dailyPointsWords, streakFigures } from '../../features/progress/kind-words.ts';
import { RecentActivity } from '../../features/progress/recent-activity.tsx';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { PathScene, SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { OnView } from '../../ui/on-view.tsx';
import { Button } from '../../ui/button.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { goTo } from './go-to.ts';
import { openActivity } from './open-activity.ts';
import { type Overlay, overlayOfStarted, useOverlay } from './overlay.ts';
import { PupilDialogs } from './pupil-dialogs.tsx';
import { useOpenMap } from './use-open-map.ts';
import { useToday } from './use-today.tsx';

const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);
const SetForYou = lazy(() => import('../../features/assignments/set-for-you.tsx').then(({ SetForYou: it }) => ({ default: it })));

const filesAtFirst = 5;
const achievementsId = 'achievements';

const overlayOf: Readonly<Record<ActionName, Overlay>> = {
  upload: { kind: 'upload' },
  guide: { kind: 'make-guide' },
  practice: { kind: 'practise' },
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

/** Year 7 and above: start something, what is due, what was done, what is kept. */
export const SecondaryHome = ({ user }: { readonly user: User }) => {
  const now = useNow();
  const { shown, open, close } = useOverlay();
  const openMap = useOpenMap(user, open);
  const day = useToday(user, now, open);
  const plan = user.subscriptionPlan;
  const has = (feature: Parameters<typeof planAllows>[1]) => planAllows(plan, feature);
  const stats = useQuery(statsQuery);
  const files = useQuery(filesQuery);
  const guides = useQuery(guidesQuery);
  const assessments = useQuery(assessmentsQuery);
  const activity = useQuery({ ...recentActivityQuery, enabled: has('recent_activity') });
  const cards = useQuery({ ...todaysCardsQuery, enabled: has('flashcards') });
  const due = cards.data?.length ?? 0;
  const steps = nextSteps({ plan, files: files.data ?? [], assessments: assessments.data ?? [], cardsDue: due });
  const listsAreHere = !files.isPending && !assessments.isPending;

  return (
    <>
      <SecondaryLayout
        header={<SecondaryHeader user={user} now={now} avatar={<OwnAvatar user={user} size="line" />} />}
        side={
          <>
            <Loaded query={stats} what="your figures" lines={8}>
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
            </Loaded>
            {listsAreHere && plan !== 'free' && <NextStepsCard steps={steps} onTake={(step) => open(stepOverlay(step))} />}
          </>
        }
      >
        {day.panel}
        <Suspense>
          <SetForYou {...day.setWork} />
        </Suspense>
        <OnView placeholder={null}>
          <FromYourTeacher />
        </OnView>
        <Actions plan={plan} onStart={(name) => open(overlayOf[name])} />
        {has('flashcards') && !cards.isError && <DueCard due={cards.data?.length} onStudy={() => open({ kind: 'cards' })} />}
        {has('today_recommendations') && (
          <RecommendationsPanel
            phase="secondary"
            aside={
              (has('practice') || has('revise')) && (
                <Button kind="text" icon={<IconMap2 size={20} aria-hidden />} onClick={() => openMap(undefined)}>
                  Learning map
                </Button>
              )
            }
            onStarted={(started) => open(overlayOfStarted(started))}
          />
        )}
        <ThisWeekCard
          assessments={countThisWeek(
            (assessments.data ?? []).filter((made) => made.isCompleted).map((made) => made.completedAt ?? made.createdAt),
            now,
          )}
          files={countThisWeek(
            (files.data ?? []).map(({ uploadedAt }) => uploadedAt),
            now,
          )}
          guides={countThisWeek(
            (guides.data ?? []).map(({ createdAt }) => createdAt),
            now,
          )}
        />
        {has('recent_activity') && (
          <Panel title="Recent activity">
            <Loaded query={activity} what="your recent activity" lines={10}>
              {(items) =>
                items.length === 0 ? (
                  <NothingYet scene={<PathScene />}>Nothing yet. What you upload, revise and practise shows here, newest first.</NothingYet>
                ) : (
                  <RecentActivity items={items} now={now} onOpen={openActivity(open)} />
                )
              }
            </Loaded>
          </Panel>
        )}
        {has('calendar') && <CalendarPanel now={now} onDay={(date) => open({ kind: 'day', date })} />}
        {has('my_files') && (
          <Panel title="My files">
            <Loaded query={files} what="your files">
              {(items) =>
                items.length === 0 ? (
                  <NothingYet
                    scene={<SeedlingScene />}
                    action={
                      <Button kind="quiet" onClick={() => open({ kind: 'upload' })}>
                        Upload Work
                      </Button>
                    }
                  >
                    No files yet. A photo of your exercise book is enough to begin.
                  </NothingYet>
                ) : (
                  <Some items={items} first={filesAtFirst}>
                    {(some) => <FileList files={some} onOpen={(fileId) => open({ kind: 'file', fileId })} />}
                  </Some>
                )
              }
            </Loaded>
          </Panel>
        )}
        {has('my_revision_guides') && (
          <Panel title="My guides">
            <Loaded query={guides} what="your guides" lines={8}>
              {(items) =>
                items.length === 0 ? (
                  <NothingYet
                    scene={<SleepingScene />}
                    action={
                      <Button kind="quiet" onClick={() => open({ kind: 'make-guide' })}>
                        Revision Guide
                      </Button>
                    }
                  >
                    No guides yet. A topic from your last lesson is a good first one.
                  </NothingYet>
                ) : (
                  <Some items={items} first={filesAtFirst}>
                    {(some) => <GuideList guides={some} onOpen={(guideId) => open({ kind: 'guide', guideId })} />}
                  </Some>
                )
              }
            </Loaded>
          </Panel>
        )}
        <div id={achievementsId} tabIndex={-1}>
          <AchievementsPanel stats={stats.data} />
        </div>
        <LockedActions plan={plan} />
        {!has('today_recommendations') && (
          <LockedFeature name="Today’s recommendations" plan={planThatOpens('today_recommendations', 'secondary')?.name ?? ''}>
            What to do next, and why.
          </LockedFeature>
        )}
        {!has('recent_activity') && (
          <LockedFeature name="Recent activity" plan={planThatOpens('recent_activity', 'secondary')?.name ?? ''}>
            What you upload, revise and practise, newest first.
          </LockedFeature>
        )}
        {!has('calendar') && (
          <LockedFeature name="Learning calendar" plan={planThatOpens('calendar', 'secondary')?.name ?? ''}>
            Every day of your learning, month by month.
          </LockedFeature>
        )}
      </SecondaryLayout>
      <Celebrations stats={stats.data} waits={shown.opened} onSee={() => goTo(achievementsId)} />
      <PupilDialogs shown={shown} open={open} close={close} />
    </>
  );
};
