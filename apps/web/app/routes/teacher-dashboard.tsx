import { lazy, Suspense, useState } from 'react';
import { ClassOverview } from '../features/classes/class-overview.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { CardsSkeleton } from '../ui/skeletons.tsx';
import classes from './teacher/dashboard.module.css';
import { TeacherFrame, type TeacherParts } from './teacher/teacher-frame.tsx';

const DutyLinks = lazy(() => import('../features/duties/duty-links.tsx').then((module) => ({ default: module.DutyLinks })));
const JoinsPanel = lazy(() => import('../features/classes/joins-panel.tsx').then((module) => ({ default: module.JoinsPanel })));
const HomeworkPanel = lazy(() => import('../features/classes/homework-panel.tsx').then((module) => ({ default: module.HomeworkPanel })));
const QuickActions = lazy(() => import('../features/classes/quick-actions.tsx').then((module) => ({ default: module.QuickActions })));

export const meta = () => pageMeta('/teacher/dashboard');

/** Who waits, and who has done the homework. */
const overAllClasses = (open: TeacherParts['open']) => (
  <>
    <Suspense fallback={null}>
      <DutyLinks />
      <JoinsPanel />
    </Suspense>
    <Suspense fallback={<CardsSkeleton count={1} height={240} />}>
      <HomeworkPanel onOpen={(piece) => open({ kind: 'piece', piece })} />
    </Suspense>
  </>
);

/** Today: who waits, who has done the homework, how the class is, and what a teacher comes to do. */
const Today = () => {
  const [now] = useState(() => new Date());
  return (
    <TeacherFrame before={overAllClasses}>
      {({ shown, mayTeach, open }) => (
        <div className={classes.pair}>
          <ClassOverview shown={shown} now={now} />
          <Suspense fallback={<CardsSkeleton count={1} height={320} />}>
            <QuickActions mayTeach={mayTeach} onAction={(kind) => open({ kind })} />
          </Suspense>
        </div>
      )}
    </TeacherFrame>
  );
};
export default Today;
