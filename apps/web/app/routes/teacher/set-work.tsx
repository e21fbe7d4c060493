import { lazy, Suspense } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { TeacherFrame, type TeacherParts } from './teacher-frame.tsx';

const SchemePanel = lazy(() => import('../../features/schemes/scheme-panel.tsx').then((module) => ({ default: module.SchemePanel })));
const HomeworkPanel = lazy(() => import('../../features/classes/homework-panel.tsx').then((module) => ({ default: module.HomeworkPanel })));

export const meta = () => pageMeta('/teacher/set-work');

const createOne = ({ open }: TeacherParts) => <Button onClick={() => open({ kind: 'assessment' })}>Create Class Assessment</Button>;

/** What comes next by the scheme, anything else in one form, and what is set now. */
const SetWork = () => (
  <TeacherFrame header={<PageHeader title="Set work" lead="It shows on your pupils’ pages from its first day." />} action={createOne}>
    {({ shown, open }) => (
      <>
        <Suspense fallback={<CardsSkeleton count={1} height={180} />}>
          <SchemePanel
            key={shown.id}
            shown={shown}
            onSet={(begin) => open({ kind: 'assessment', begin })}
            onStarter={() => open({ kind: 'starter' })}
          />
        </Suspense>
        <Suspense fallback={<CardsSkeleton count={1} height={240} />}>
          <HomeworkPanel latest onOpen={(piece) => open({ kind: 'piece', piece })} />
        </Suspense>
      </>
    )}
  </TeacherFrame>
);
export default SetWork;
