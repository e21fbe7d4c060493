import { checksForYear } from '@hedgerow/domain/national-checks';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { readSubject } from '@hedgerow/domain/subjects';
import { IconBulb } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { JourneyCard } from '../../features/dashboard/journey-card.tsx';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { RecommendationsPanel } from '../../features/recommendations/recommendations-panel.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { FirstView } from '../../ui/first-view.tsx';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { overlayOfStarted } from './overlay.ts';
import type { PlaceParts } from './primary-frame.tsx';
import { PrimaryPlace } from './own-place.tsx';

const QuizzesPanel = eagerLazy(() => import('../../features/today/quizzes-panel.tsx').then(({ QuizzesPanel: it }) => it));
const WritingPanel = eagerLazy(() => import('../../features/assessments/writing-offer.tsx').then(({ WritingPanel: it }) => it));
const CardsPanel = lazy(() => import('../../features/flashcards/cards-panel.tsx').then(({ CardsPanel: it }) => ({ default: it })));
const ChecksPanel = lazy(() => import('../../features/national-checks/checks-panel.tsx').then(({ ChecksPanel: it }) => ({ default: it })));

export const meta = () => pageMeta('/student/quizzes');

const Locked = () => (
  <>
    <LockedFeature name="Learning journey" plan={planThatOpens('practice', 'primary')?.name ?? ''}>
      Little quizzes about what you learn at school.
    </LockedFeature>
    <LockedFeature name="Today’s recommendations" plan={planThatOpens('today_recommendations', 'primary')?.name ?? ''}>
      What to do next, and why.
    </LockedFeature>
  </>
);

const Open = ({ user, open, day, journey, journeyWaits, practise }: PlaceParts) => {
  const looks = user.viewedByParent;
  return (
    <FirstView waiting={day.isPending}>
      <QuizzesPanel
        onGoOn={looks ? undefined : (assessmentId) => open({ kind: 'resume', assessmentId })}
        onPractise={looks ? undefined : () => open({ kind: 'daily-quiz' })}
        onPractice={looks ? undefined : () => open({ kind: 'practice' })}
      />
      <WritingPanel onBegun={(assessmentId) => open({ kind: 'resume', assessmentId })} />
      {planAllows(user.subscriptionPlan, 'flashcards') && (
        <Suspense fallback={<LinesSkeleton lines={3} />}>
          <CardsPanel onStudy={looks ? undefined : () => open({ kind: 'cards' })} />
        </Suspense>
      )}
      <RecommendationsPanel
        phase="primary"
        icon={<IconBulb size={28} aria-hidden />}
        onStarted={(started) => open(overlayOfStarted(started))}
        over={day.over}
        onLearn={({ subject, topic }) => open({ kind: 'learn', subject: readSubject(subject) ?? 'other', topic })}
      />
      <JourneyCard
        journey={journey}
        waiting={journeyWaits}
        onPractise={practise}
        onAllTopics={() => open({ kind: 'topics' })}
        over={day.over}
      />
      {checksForYear(user.yearGroup ?? 0).length > 0 && (
        <RenderWhenVisible placeholder={<LinesSkeleton lines={6} />}>
          <ChecksPanel />
        </RenderWhenVisible>
      )}
    </FirstView>
  );
};

/** Questions that a pupil chooses, beside those of the day. */
const Quizzes = () => (
  <PrimaryPlace>{(parts) => <PlaceLayout title="Quizzes">{parts.isOpen ? <Open {...parts} /> : <Locked />}</PlaceLayout>}</PrimaryPlace>
);
export default Quizzes;
