import { AppError } from '@hedgerow/domain/errors';
import type { FileState } from '@hedgerow/domain/upload-rules';
import type { Events } from '#ports/events.ts';
import type { Queue } from '#ports/queue.ts';
import type { Storage } from '#ports/storage.ts';
import type { ReadingProgress, TextReader } from '#ports/text-reader.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import type { FileRow, FilesRepository } from './files.repository.ts';

export const readFileJob = 'read-file';
type ReadFile = { readonly familyId: string; readonly fileId: string };

export type ReadFileDeps = {
  readonly files: FilesRepository;
  readonly storage: Storage;
  readonly reader: TextReader;
  readonly events: Pick<Events, 'publish'>;
  readonly queue: Queue;
  readonly screening: Pick<ScreeningService, 'hearPage'>;
};

/** The state of a page whose text was not kept: the pupil may type what it says. */
export const withoutText = 'needs_checking';

/** Half of the page that is being read counts as done: one page alone stands at 50, not at 99. */
const percent = ({ page, pages }: ReadingProgress): number =>
  Math.min(99, Math.max(1, Math.round((100 * (page - 0.5)) / Math.max(1, pages))));

/** Reads uploads one after another; done twice it comes to the same. A file that cannot be read says why, in words for the pupil. */
export const startReadingFiles = async ({ files, storage, reader, events, queue, screening }: ReadFileDeps): Promise<void> => {
  const tell = (file: FileRow, state: FileState, progress: number): Promise<void> =>
    events.publish([`child:${file.childId}`, `family:${file.familyId}`], {
      type: 'file',
      childId: file.childId,
      fileId: file.id,
      state,
      progress,
    });

  const read = async (file: FileRow): Promise<void> => {
    await files.noteReading(file, { state: 'reading', progress: 1 });
    await tell(file, 'reading', 1);
    const onProgress = (progress: ReadingProgress): void => {
      void tell(file, 'reading', percent(progress)).catch(() => {});
    };
    try {
      const { outcome, text, confidence, warnings } = await storage.withLocalFile(file.storageKey, (path) =>
        reader.read({ file: path, originalName: file.originalName, subject: file.subject, onProgress }),
      );
      // A child's own call for help stands before no parent and no model: the page is then one that has no text.
      const isHeld = file.uploadedBy === file.childId && (await screening.hearPage(file.childId, text));
      const state = isHeld ? withoutText : outcome;
      const kept = isHeld ? { text: null, confidence: null, warnings: [] } : { text, confidence, warnings };
      await files.noteReading(file, { state, progress: 100, ...kept, failure: null });
      await tell(file, state, 100);
    } catch (error) {
      // Said of the document itself; anything else is ours, and the job tries again.
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
      await files.noteReading(file, { state: 'failed', progress: 100, failure: error.message });
      await tell(file, 'failed', 100);
    }
  };

  await queue.work<ReadFile>(readFileJob, async ({ familyId, fileId }) => {
    const file = await files.find(familyId, fileId);
    if (file?.state === 'queued' || file?.state === 'reading') await read(file);
  });
  const readUnread = async (): Promise<void> =>
    queue.sendMissing(
      readFileJob,
      (await files.unread()).map(({ familyId, id, behind }) => ({ key: id, data: { familyId, fileId: id }, behind })),
    );
  await readUnread();
  await queue.repeat('read-unread-files', '*/10 * * * *', readUnread);
};
