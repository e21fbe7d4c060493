import { schoolFile } from '../db/schema/files.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { TestPupil } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A file that was read: the reading itself is tested with the files. */
export const aReadFile = async ({ database }: TestApp, pupil: TestPupil, text: string | null): Promise<string> => {
  const id = uuid7();
  const { familyId, id: childId } = pupil;
  const row = {
    familyId,
    id,
    childId,
    uploadedBy: childId,
    originalName: 'notes.pdf',
    storageKey: `aa/${id}.pdf`,
    mimeType: 'application/pdf',
    bytes: 10,
    subject: 'geography',
    topic: 'Our field trip',
    lessonDate: '2026-11-12',
    state: 'ready',
    text,
  } as const;
  await database.db.insert(schoolFile).values(row);
  return id;
};
