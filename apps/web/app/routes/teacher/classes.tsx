import { lazy, Suspense } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { TeacherFrame } from './teacher-frame.tsx';

const StudentTable = lazy(() => import('../../features/classes/student-table.tsx').then((module) => ({ default: module.StudentTable })));
const WeeklyProgress = lazy(() =>
  import('../../features/classes/weekly-progress.tsx').then((module) => ({ default: module.WeeklyProgress })),
);
const GroupsPanel = lazy(() => import('../../features/class-groups/groups-panel.tsx').then((module) => ({ default: module.GroupsPanel })));
const ClassCardsPanel = lazy(() =>
  import('../../features/classes/class-cards-panel.tsx').then((module) => ({ default: module.ClassCardsPanel })),
);
const TeachersPanel = lazy(() =>
  import('../../features/class-teachers/teachers-panel.tsx').then((module) => ({ default: module.TeachersPanel })),
);
const PlatformPanel = lazy(() =>
  import('../../features/platform/platform-panel.tsx').then((module) => ({ default: module.PlatformPanel })),
);

export const meta = () => pageMeta('/teacher/classes');

/** A class of Year 3 may have pupils of Year 2 in it. */
const yearsWithCards = new Set(['Reception', 'Year 1', 'Year 2', 'Year 3']);

/** One class: its pupils, its weeks, its groups, how the youngest sign in, and who teaches it. */
const Classes = () => (
  <TeacherFrame header={<PageHeader title="Classes" lead="Your pupils, groups and who teaches the class." />}>
    {({ shown, mayTeach, open }) => (
      <>
        <Suspense fallback={<CardsSkeleton count={1} height={400} />}>
          <StudentTable key={shown.id} shown={shown} onAssign={mayTeach ? (student) => open({ kind: 'assign', student }) : undefined} />
        </Suspense>
        <Suspense fallback={<CardsSkeleton count={1} height={320} />}>
          <WeeklyProgress shown={shown} />
        </Suspense>
        <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={120} />}>
          <GroupsPanel key={shown.id} shown={shown} />
        </RenderWhenVisible>
        {mayTeach && yearsWithCards.has(shown.yearGroup) && (
          <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={180} />}>
            <ClassCardsPanel key={shown.id} shown={shown} />
          </RenderWhenVisible>
        )}
        {mayTeach && (
          <RenderWhenVisible placeholder={null}>
            <PlatformPanel key={shown.id} shown={shown} />
          </RenderWhenVisible>
        )}
        <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={180} />}>
          <TeachersPanel key={shown.id} address={`/api/teacher/classes/${shown.id}/teachers`} />
        </RenderWhenVisible>
      </>
    )}
  </TeacherFrame>
);
export default Classes;
