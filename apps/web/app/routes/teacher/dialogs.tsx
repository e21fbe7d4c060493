import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import { lazy, Suspense } from 'react';
import type { QuickAction } from '../../features/classes/quick-actions.tsx';
import type { DialogsState } from '../../features/parent/use-dialogs.ts';

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((module) => ({ default: module.AssignDialog })));
const CreateDialog = lazy(() =>
  import('../../features/class-assessments/create-dialog.tsx').then((module) => ({ default: module.CreateDialog })),
);
const ResultsDialog = lazy(() =>
  import('../../features/class-assessments/results-dialog.tsx').then((module) => ({ default: module.ResultsDialog })),
);
const AnalyticsDialog = lazy(() =>
  import('../../features/classes/analytics-dialog.tsx').then((module) => ({ default: module.AnalyticsDialog })),
);
const ManagementDialog = lazy(() =>
  import('../../features/classes/management-dialog.tsx').then((module) => ({ default: module.ManagementDialog })),
);
const ResourcesDialog = lazy(() =>
  import('../../features/class-resources/resources-dialog.tsx').then((module) => ({ default: module.ResourcesDialog })),
);

export type TeacherDialog =
  | { readonly kind: QuickAction }
  | { readonly kind: 'assign'; readonly student: ClassStudent }
  | { readonly kind: 'results'; readonly assessment: ClassAssessment };

type Props = {
  readonly dialogs: DialogsState<TeacherDialog>;
  readonly all: readonly TeacherClass[];
  readonly shown: TeacherClass;
};

const Shown = ({ dialogs: { shown: dialog, opened, turn, close }, all, shown }: Props) => {
  if (dialog === undefined) return null;
  const shared = { opened, onClose: close };
  switch (dialog.kind) {
    case 'assign':
      return <AssignDialog key={turn} {...shared} student={dialog.student} shown={shown} />;
    case 'assessment':
      return <CreateDialog key={turn} {...shared} all={all} shown={shown} />;
    case 'results':
      return <ResultsDialog key={turn} {...shared} shown={shown} assessment={dialog.assessment} />;
    case 'resources':
      return <ResourcesDialog key={turn} {...shared} all={all} shown={shown} />;
    case 'analytics':
      return <AnalyticsDialog key={turn} {...shared} shown={shown} />;
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
