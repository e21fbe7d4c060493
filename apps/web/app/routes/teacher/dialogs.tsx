import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { ClassStudent, Homework, TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { lazy, Suspense } from 'react';
import type { Begin } from '../../features/class-assessments/create-dialog.tsx';
import type { Again } from '../../features/class-assessments/piece-dialog.tsx';
import type { QuickAction } from '../../features/classes/quick-actions.tsx';
import type { DialogsState } from '../../ui/use-dialogs.ts';

const CreateDialog = lazy(() =>
  import('../../features/class-assessments/create-dialog.tsx').then((module) => ({ default: module.CreateDialog })),
);
const PieceDialog = lazy(() =>
  import('../../features/class-assessments/piece-dialog.tsx').then((module) => ({ default: module.PieceDialog })),
);
const ResultsDialog = lazy(() =>
  import('../../features/class-assessments/results-dialog.tsx').then((module) => ({ default: module.ResultsDialog })),
);
const AnalyticsDialog = lazy(() =>
  import('../../features/classes/analytics-dialog.tsx').then((module) => ({ default: module.AnalyticsDialog })),
);
const FollowUp = lazy(() => import('../../features/class-assessments/follow-up.tsx').then((module) => ({ default: module.FollowUp })));
const ManagementDialog = lazy(() =>
  import('../../features/classes/management-dialog.tsx').then((module) => ({ default: module.ManagementDialog })),
);
const StarterDialog = lazy(() => import('../../features/schemes/starter-dialog.tsx').then((module) => ({ default: module.StarterDialog })));
const ResourcesDialog = lazy(() =>
  import('../../features/class-resources/resources-dialog.tsx').then((module) => ({ default: module.ResourcesDialog })),
);

export type TeacherDialog =
  | { readonly kind: QuickAction; readonly again?: Again; readonly begin?: Begin; readonly classId?: string }
  | { readonly kind: 'starter' }
  | { readonly kind: 'piece'; readonly piece: Pick<Homework, 'classId' | 'groupId' | 'title'> }
  | { readonly kind: 'assign'; readonly student: ClassStudent }
  | { readonly kind: 'results'; readonly assessment: ClassAssessment };

type Props = {
  readonly dialogs: DialogsState<TeacherDialog>;
  readonly all: readonly TeacherClass[];
  readonly shown: TeacherClass;
};

const mayTeach = ({ role }: TeacherClass): boolean => mayInClass(role, 'teach');

const Shown = ({ dialogs: { shown: dialog, opened, turn, open, close }, all, shown }: Props) => {
  if (dialog === undefined) return null;
  const shared = { opened, onClose: close };
  switch (dialog.kind) {
    case 'assign':
      return <CreateDialog key={turn} {...shared} all={all.filter(mayTeach)} shown={shown} pupil={dialog.student} />;
    case 'assessment': {
      const inClass = all.find(({ id }) => id === dialog.classId) ?? shown;
      return <CreateDialog key={turn} {...shared} all={all.filter(mayTeach)} shown={inClass} again={dialog.again} begin={dialog.begin} />;
    }
    case 'starter':
      return <StarterDialog key={turn} {...shared} classId={shown.id} name={shown.name} />;
    case 'piece': {
      const { classId, groupId, title } = dialog.piece;
      const again = (what: Again) => open({ kind: 'assessment', classId, again: what });
      return <PieceDialog key={turn} {...shared} classId={classId} groupId={groupId} title={title} onAgain={again} />;
    }
    case 'results':
      return <ResultsDialog key={turn} {...shared} shown={shown} assessment={dialog.assessment} />;
    case 'resources':
      return <ResourcesDialog key={turn} {...shared} all={all.filter(mayTeach)} shown={shown} />;
    case 'analytics':
      return <AnalyticsDialog key={turn} {...shared} shown={shown} FollowUp={mayTeach(shown) ? FollowUp : undefined} />;
    case 'manage':
      return <ManagementDialog key={turn} {...shared} startAt={shown.id} />;
  }
};

/** The dialogs of a teacher's page, each loaded on its first opening. */
export const Dialogs = (props: Props) => (
  <Suspense fallback={null}>
    <Shown {...props} />
  </Suspense>
);
