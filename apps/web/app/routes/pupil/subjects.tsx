import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { IconMap2 } from '@tabler/icons-react';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { todayQuery } from '../../features/today/api.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { FirstView } from '../../ui/first-view.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { overlayOfStarted } from './overlay.ts';
import { SecondaryPlace } from './own-place.tsx';
import type { FrameParts } from './pupil-frame.tsx';

const SubjectTopics = eagerLazy(() => import('../../features/maps/subject-topics.tsx').then(({ SubjectTopics: it }) => it));
const QuizzesPanel = eagerLazy(() => import('../../features/today/quizzes-panel.tsx').then(({ QuizzesPanel: it }) => it));

export const meta = () => pageMeta('/student/subjects');

const Parts = ({ user, open, day }: FrameParts) => {
  const plan = user.subscriptionPlan;
  const has = (feature: Parameters<typeof planAllows>[1]) => planAllows(plan, feature);
  const practises = has('practice');
  const looks = user.viewedByParent;
  const { data: today } = useQuery({ ...todayQuery, enabled: has('today_recommendations') });
  return (
    <FirstView waiting={day.isPending}>
      <Panel>
        <PartBoundary instead={<MissingPart />}>
          <SubjectTopics
            usual={today?.steps.find(({ subject }) => subject !== null)?.subject ?? 'maths'}
            startWords={practises ? 'Practise' : 'Make a guide'}
            onStart={
              practises
                ? (start) => open({ kind: 'start', ...start })
                : ({ subject, topic }) => open({ kind: 'make-guide', subject, topic })
            }
            onLearn={(wish) => open({ kind: 'learn', ...wish })}
            over={day.over}
          />
        </PartBoundary>
      </Panel>
      {practises && (
        <QuizzesPanel
          onGoOn={looks ? undefined : (assessmentId) => open({ kind: 'resume', assessmentId })}
          onPractise={looks ? undefined : () => open({ kind: 'daily-quiz' })}
          onPractice={looks ? undefined : () => open({ kind: 'practice' })}
        />
      )}
      {has('today_recommendations') ? (
        <RecommendationsPanel phase="secondary" onStarted={(started) => open(overlayOfStarted(started))} />
      ) : (
        <LockedFeature name="Today’s recommendations" plan={planThatOpens('today_recommendations', 'secondary')?.name ?? ''}>
          What to do next, and why.
        </LockedFeature>
      )}
    </FirstView>
  );
};

/** Every topic from Year 7: where the pupil stands, and the way into it. */
const Subjects = () => (
  <SecondaryPlace>
    {(parts) => (
      <PlaceLayout
        title="Subjects"
        narrow
        aside={
          <Button kind="text" icon={<IconMap2 size={20} aria-hidden />} onClick={() => parts.openMap(undefined)}>
            Learning map
          </Button>
        }
      >
        <Parts {...parts} />
      </PlaceLayout>
    )}
  </SecondaryPlace>
);
export default Subjects;
