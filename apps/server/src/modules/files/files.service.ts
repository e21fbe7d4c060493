import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { SchoolFile } from '@hedgerow/contracts/files';
import type { FoundFiles, SearchQuery } from '@hedgerow/contracts/search';
import { type Actor, forFamilyWriting, forReading, isParentRole, readableChild, refuseViewing } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { wordsKept } from '@hedgerow/domain/own-words';
import { planAllows } from '@hedgerow/domain/plans';
import { pointsForUpload } from '@hedgerow/domain/points';
import { wordsOf } from '@hedgerow/domain/search-words';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { uploadMessages } from '@hedgerow/domain/upload-rules';
import type { Runner } from '#db/client.ts';
import type { Arrived } from '#http/receive-upload.ts';
import type { Clock } from '#ports/clock.ts';
import type { PaperPictures } from '#ports/paper-pictures.ts';
import type { Queue } from '#ports/queue.ts';
import type { Storage } from '#ports/storage.ts';
import { mimeOfKind, type TextReader } from '#ports/text-reader.ts';
import type { FamiliesService } from '../families/families.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { fileView, foundFile } from './file-view.ts';
import type { FileRow, FilesRepository } from './files.repository.ts';
import { readFileJob, withoutText } from './read-file.job.ts';
import { readUploadDetails, type UploadDetails } from './upload-details.ts';

export type FilesDeps = {
  readonly files: FilesRepository;
  readonly families: Pick<FamiliesService, 'standingOf'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'forget'>;
  readonly screening: Pick<ScreeningService, 'check' | 'offerForPage' | 'offerBesidePage'>;
  readonly storage: Storage;
  readonly reader: Pick<TextReader, 'acceptUpload'>;
  readonly paperPictures: Pick<PaperPictures, 'firstPage'>;
  readonly queue: Pick<Queue, 'send'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const fingerprint = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

type ChildRef = { readonly familyId: string; readonly childId: string };

export const filesService = ({
  files,
  families,
  progress,
  screening,
  storage,
  reader,
  paperPictures,
  queue,
  transaction,
  now,
  newId,
}: FilesDeps) => {
  const find = async (actor: Actor, id: string): Promise<FileRow | undefined> =>
    'familyId' in actor ? files.find(actor.familyId, id) : undefined;

  /** What a pupil types beside a file stands in lists that parents read, so nothing of it is kept before it was read. */
  const readDetails = async (whose: ChildRef, { topic, customSubject, description }: UploadDetails, name: string): Promise<void> => {
    const typed = { topic, customSubject, description, file: name.replaceAll(/[-_.]/g, ' ') };
    for (const [field, text] of Object.entries(typed)) if (text !== null) await screening.check(whose, 'upload_details', text, field);
  };

  /** The pupil who wrote it reads who listens, wherever their page without a text stands before them; nobody else does. */
  const offerHelpFor = async (actor: Actor, rows: readonly FileRow[]): Promise<void> => {
    if (actor.role !== 'student' || actor.viewedBy !== null) return;
    if (rows.some(({ state, text, uploadedBy }) => state === withoutText && text === null && uploadedBy === actor.userId))
      await screening.offerForPage(actor.userId);
  };

  /** Upload comes with Learn; a parent may upload for a primary child on any plan (docs/product/plans.md#what-plans-open). */
  const whoseUpload = async (actor: Actor, childId: string | undefined) => {
    const whose = readableChild(actor, childId);
    refuseViewing(actor);
    const standing = await families.standingOf(whose.familyId, whose.childId);
    const byParent = isParentRole(actor.role) && standing.phase === 'primary' && standing.plan !== 'free';
    if (!byParent && !planAllows(standing.plan, 'upload')) throw upgradeRequired('upload', standing.phase);
    return { ...whose, phase: standing.phase };
  };

  return {
    /** Keeps the file, notes it in the child's day, and sends it to be read. */
    upload: async (actor: Actor, { path, originalName, bytes, fields }: Arrived): Promise<SchoolFile> => {
      const whose = await whoseUpload(actor, fields['childId']);
      const details = readUploadDetails(fields);
      if (actor.role === 'student') await readDetails(whose, details, originalName);
      const { kind, mime } = await reader.acceptUpload({ path, originalName });
      const sha256 = await fingerprint(path);
      const storageKey = await storage.put({ path, kind });
      const id = newId();
      const { familyId, childId } = whose;
      const row = {
        familyId,
        id,
        childId,
        uploadedBy: actor.userId,
        originalName,
        storageKey,
        sha256,
        mimeType: mime,
        bytes,
        ...details,
        uploadedAt: now(),
      };
      const pupil = { familyId, userId: childId, phase: whose.phase };
      try {
        await transaction(async (runner) => {
          // Handed in once more, it is kept and counts for nothing.
          const isNew = !(await files.isThere(runner, whose, sha256));
          await files.insert(runner, row);
          // What a parent adds is not the child's work: no day of a streak, no points.
          if (actor.role !== 'student') return;
          const { subject, topic, description } = details;
          const done = { id: `file-${id}`, type: 'file-upload', status: 'completed', subject, topic, title: originalName } as const;
          await progress.record(runner, pupil, {
            ...done,
            description: description ?? '',
            points: isNew ? pointsForUpload : 0,
            isWork: isNew,
            metadata: { fileId: id },
          });
        });
      } catch (error) {
        await storage.remove(storageKey);
        throw error;
      }
      // Sixty pages of one pupil do not stand before everybody's first one.
      const behind = Math.max(0, (await files.waiting(whose)) - 1);
      await queue.send(readFileJob, { familyId, fileId: id }, { key: id, behind });
      await progress.announce(whose);
      return fileView((await files.find(familyId, id)) ?? gone());
    },

    list: async (actor: Actor, childId?: string): Promise<SchoolFile[]> => {
      const whose = readableChild(actor, childId);
      const rows = await files.ofChild(whose.familyId, whose.childId);
      await offerHelpFor(actor, rows);
      return rows.map(fileView);
    },

    search: async (actor: Actor, { childId, search, before }: SearchQuery): Promise<FoundFiles> => {
      const words = wordsOf(search);
      const { rows, ...page } = await files.search({ ...readableChild(actor, childId), words, before });
      return { ...page, items: rows.map((row) => foundFile(row, words)) };
    },

    one: async (actor: Actor, id: string): Promise<SchoolFile> => {
      const row = forReading(actor, await find(actor, id));
      await offerHelpFor(actor, [row]);
      const isOwn = actor.role === 'student' && actor.viewedBy === null && row.uploadedBy === actor.userId;
      if (isOwn && row.text !== null) await screening.offerBesidePage(actor.userId, row.text);
      return fileView(row);
    },

    /** The bytes, with what the browser may believe about them. Errors: not_found, also when the storage lost the file. */
    open: async (actor: Actor, id: string) => {
      const row = forReading(actor, await find(actor, id));
      return { stream: await storage.open(row.storageKey), mimeType: row.mimeType, originalName: row.originalName, bytes: row.bytes };
    },

    /** The first page of a PDF as a JPEG, to be read beside its text. Errors: not_found, also where it is no PDF or cannot be drawn. */
    firstPage: async (actor: Actor, id: string): Promise<Buffer> => {
      const row = forReading(actor, await find(actor, id));
      if (row.mimeType !== mimeOfKind.pdf) return gone();
      return (await storage.withLocalFile(row.storageKey, paperPictures.firstPage)) ?? gone();
    },

    exists: async (actor: Actor, id: string): Promise<boolean> => storage.exists(forReading(actor, await find(actor, id)).storageKey),

    /** What the pupil says the page says counts (docs/product/uploads.md#reading). */
    correctText: async (actor: Actor, id: string, text: string): Promise<SchoolFile> => {
      const row = forFamilyWriting(actor, await find(actor, id));
      if (row.state === 'queued' || row.state === 'reading')
        throw new AppError('conflict', 'This file is still being read. Please wait a moment.');
      if (actor.role === 'student') await screening.check(row, 'upload_text', text, 'text');
      await files.correctText(row, text);
      return fileView({ ...row, text, textCorrected: true, state: 'ready', failure: null });
    },

    remove: async (actor: Actor, id: string): Promise<void> => {
      const row = forFamilyWriting(actor, await find(actor, id));
      if (actor.role === 'student' && row.inPortfolio) throw new AppError('conflict', wordsKept.portfolio);
      await transaction(async (runner) => {
        await files.remove(runner, row);
        await progress.forget(runner, row.familyId, `file-${row.id}`);
      });
      await storage.remove(row.storageKey);
      await progress.announce(row);
    },

    /** Texts of a child's files, for guides and questions; an id that is not theirs does not exist. */
    sourcesFor: async (whose: ChildRef, ids: readonly string[]) => {
      const rows = await files.ofChildByIds(whose.familyId, whose.childId, ids);
      if (rows.length !== new Set(ids).size) throw new AppError('not_found', 'Not found');
      const unread = rows.find((row) => row.text === null || row.text.trim() === '');
      if (unread)
        throw new AppError(
          'conflict',
          `“${unread.originalName}” has no text yet. Please wait until we have read it, or type what it says.`,
        );
      return rows.map((row) => ({ title: row.topic, text: row.text ?? '' }));
    },

    missingFile: (): AppError => new AppError('invalid', uploadMessages.missingFile, { details: { field: 'file' } }),
  };
};
export type FilesService = ReturnType<typeof filesService>;

const gone = (): never => {
  throw new AppError('not_found', 'Not found');
};
