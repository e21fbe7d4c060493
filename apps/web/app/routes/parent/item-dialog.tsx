import type { ActivityItem } from '@hedgerow/contracts/progress';
import { lazy } from 'react';
import type { ActivityTarget } from '../../features/progress/activity-words.ts';

const AssessmentReview = lazy(() =>
  import('../../features/assessments/assessment-review.tsx').then(({ AssessmentReview: it }) => ({ default: it })),
);
const ActivityDetails = lazy(() =>
  import('../../features/progress/activity-details.tsx').then(({ ActivityDetails: it }) => ({ default: it })),
);
const ActivityDialog = lazy(() =>
  import('../../features/progress/activity-dialog.tsx').then(({ ActivityDialog: it }) => ({ default: it })),
);
const FileDialog = lazy(() => import('../../features/files/file-dialog.tsx').then(({ FileDialog: it }) => ({ default: it })));
const GuideDialog = lazy(() => import('../../features/guides/guide-dialog.tsx').then(({ GuideDialog: it }) => ({ default: it })));

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly target: ActivityTarget; readonly item: ActivityItem };

/** One thing that a child did, for the parent to read. An unfinished assessment says so: its answers are the child's to give. */
export const ItemDialog = ({ opened, onClose, target, item }: Props) => {
  const shared = { opened, onClose };
  switch (target.kind) {
    case 'resume':
    case 'review':
      return <AssessmentReview {...shared} assessmentId={target.assessmentId} fallback={<ActivityDetails item={item} />} />;
    case 'guide':
    case 'cards':
      return <GuideDialog {...shared} guideId={target.guideId} />;
    case 'file':
      return <FileDialog {...shared} fileId={target.fileId} />;
    case 'details':
    case 'paper':
      return <ActivityDialog {...shared} item={item} />;
  }
};
