import type { User } from '@hedgerow/contracts/accounts';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { IconMap2 } from '@tabler/icons-react';
import { lazy } from 'react';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { LockedActions } from '../../features/dashboard/actions.tsx';
import { guidesQuery } from '../../features/dashboard/api.ts';
import { DueCard } from '../../features/dashboard/due-card.tsx';
import { GuideList } from '../../features/dashboard/guide-list.tsx';
import { Loaded } from '../../features/dashboard/loaded.tsx';
import { NothingYet } from '../../features/dashboard/nothing-yet.tsx';
import { Some } from '../../features/dashboard/some.tsx';
import { countThisWeek } from '../../features/dashboard/this-week.ts';
import { ThisWeekCard } from '../../features/dashboard/this-week-card.tsx';
import { filesQuery } from '../../features/files/api.ts';
import { FileList } from '../../features/files/file-list.tsx';
import { todaysCardsQuery } from '../../features/flashcards/api.ts';
import { AchievementsPanel } from '../../features/progress/achievements-panel.tsx';
import { statsQuery } from '../../features/progress/api.ts';
import { RecentActivity } from '../../features/progress/recent-activity.tsx';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { recentActivityQuery } from '../../lib/recent-topics.ts';
import { PathScene, SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { achievementsId } from './go-to.ts';
import { openActivity } from './open-activity.ts';
import { type Overlay, overlayOfStarted } from './overlay.ts';

const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);

const filesAtFirst = 5;

type Props = { readonly user: User; readonly now: Date; readonly open: (overlay: Overlay) => void; readonly onMap: () => void };

/** Below the day of a secondary pupil: what is due and advised, what was done, what is kept, and what another plan would open. */
export const SecondaryWork = ({ user, now, open, onMap }: Props) => {
  const plan = user.subscriptionPlan;
  const has = (feature: Parameters<typeof planAllows>[1]) => planAllows(plan, feature);
  const stats = useQuery(statsQuery);
  const files = useQuery(filesQuery);
  const guides = useQuery(guidesQuery);
  const assessments = useQuery(assessmentsQuery);
  const activity = useQuery({ ...recentActivityQuery, enabled: has('recent_activity') });
  const cards = useQuery({ ...todaysCardsQuery, enabled: has('flashcards') });
  return (
    <>
      {has('today_recommendations') && (
        <RecommendationsPanel
          phase="secondary"
          aside={
            (has('practice') || has('revise')) && (
              <Button kind="text" icon={<IconMap2 size={20} aria-hidden />} onClick={onMap}>
                Learning map
              </Button>
            )
          }
          onStarted={(started) => open(overlayOfStarted(started))}
        />
      )}
      <RenderWhenVisible placeholder={null}>
        <FromYourTeacher />
      </RenderWhenVisible>
      {has('flashcards') && !cards.isError && <DueCard due={cards.data?.length} onStudy={() => open({ kind: 'cards' })} />}
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
                <RecentActivity items={items} now={now} isOwn onOpen={openActivity(open)} />
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
    </>
  );
};
