import type { GuideSummary } from '@hedgerow/contracts/guides';
import { coverages } from '@hedgerow/curriculum/question';
import { subjectName } from '@hedgerow/domain/subjects';
import type { GuideRow } from './guides.repository.ts';

const coverageOf = (text: string): GuideSummary['coverage'] => coverages.find((coverage) => coverage === text) ?? 'subject';

export const guideSummary = (
  row: Omit<GuideRow, 'content' | 'provenance' | 'familyId' | 'childId' | 'topicId' | 'openedAt' | 'timesRead'>,
  flashcardCount: number,
): GuideSummary => ({
  id: row.id,
  title: row.title,
  subject: row.subject,
  subjectName: subjectName(row.subject),
  topic: row.topic,
  age: null,
  keyStage: row.keyStage,
  generatedAt: row.createdAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  coverage: coverageOf(row.coverage),
  origin: row.origin,
  sourceFileIds: [...row.sourceFileIds],
  flashcardCount,
  readAt: row.readAt?.toISOString() ?? null,
});
