import { mayInClass } from '@hedgerow/domain/class-teachers';
import { lazy, Suspense } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { TeacherFrame } from './teacher-frame.tsx';

const SharedResources = lazy(() =>
  import('../../features/class-resources/resources-dialog.tsx').then((module) => ({ default: module.SharedResources })),
);

export const meta = () => pageMeta('/teacher/resources');

/** Documents that stand on the pages of the pupils and their parents. */
const Resources = () => (
  <TeacherFrame header={<PageHeader title="Resources" lead="Documents for your pupils and their parents." />}>
    {({ all, shown, mayTeach }) => (
      <Panel title={mayTeach ? 'Share a document' : 'Documents'}>
        <Suspense fallback={<CardsSkeleton count={1} height={240} />}>
          <SharedResources key={shown.id} all={all.filter(({ role }) => mayInClass(role, 'teach'))} shown={shown} />
        </Suspense>
      </Panel>
    )}
  </TeacherFrame>
);
export default Resources;
