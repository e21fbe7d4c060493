import type { ActivityItem } from '@hedgerow/contracts/progress';
import { subjectName } from '@hedgerow/domain/subjects';
import type { FileState } from '@hedgerow/domain/upload-rules';
import type { ActivityEntry } from './progress.repository.ts';

type Noted = Required<Omit<ActivityEntry, 'familyId' | 'childId' | 'isWork'>> & { readonly happenedAt: Date };
/** Of an upload: how far its reading has come, and the subject as the family calls it. */
type UploadState = { readonly state: FileState; readonly customSubject: string | null };

const readingStatus: Readonly<Record<FileState, ActivityItem['status']>> = {
  queued: 'in-progress',
  reading: 'in-progress',
  ready: 'completed',
  needs_checking: 'completed',
  failed: 'failed',
};

/** An activity as docs/product/pupil-home.md#activity has it. An upload whose text could not be read has failed. */
export const activityView = (row: Noted, points: number | null, upload: UploadState | null) => {
  const at = row.happenedAt.toISOString();
  return {
    id: row.id,
    type: row.type,
    status: upload === null ? row.status : readingStatus[upload.state],
    subject: upload?.customSubject ?? subjectName(row.subject),
    topic: row.topic,
    title: row.title,
    description: row.description,
    difficulty: row.difficulty,
    score: row.score,
    pointsEarned: points ?? 0,
    timestamp: at,
    createdAt: at,
    hasEssays: row.metadata['hasEssays'] === true || row.metadata['includeEssays'] === true,
    metadata: { ...row.metadata },
  } satisfies ActivityItem;
};
