import { lazy, Suspense } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { TeacherFrame } from './teacher-frame.tsx';

const AssessmentsPanel = lazy(() =>
  import('../../features/class-assessments/assessments-panel.tsx').then((module) => ({ default: module.AssessmentsPanel })),
);
const AnalyticsPanel = lazy(() =>
  import('../../features/classes/analytics-dialog.tsx').then((module) => ({ default: module.AnalyticsPanel })),
);
const FollowUp = lazy(() => import('../../features/class-assessments/follow-up.tsx').then((module) => ({ default: module.FollowUp })));

export const meta = () => pageMeta('/teacher/results');

/** What was handed in, piece by piece, and what the class finds hard. */
const Results = () => (
  <TeacherFrame header={<PageHeader title="Results" lead="What was handed in, and what the class finds hard." />}>
    {({ shown, mayTeach, open }) => (
      <>
        <Suspense fallback={<CardsSkeleton count={1} height={180} />}>
          <AssessmentsPanel shown={shown} onOpen={(assessment) => open({ kind: 'results', assessment })} />
        </Suspense>
        <Suspense fallback={<CardsSkeleton count={1} height={320} />}>
          <AnalyticsPanel shown={shown} FollowUp={mayTeach ? FollowUp : undefined} />
        </Suspense>
      </>
    )}
  </TeacherFrame>
);
export default Results;
