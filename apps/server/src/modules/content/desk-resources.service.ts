import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import {
  type ChangeResourceBody,
  deskResourceMessages as messages,
  type DeskResource,
  type NewResourceBody,
  type PreviewResourceBody,
  UploadedResourceFields,
} from '@hedgerow/contracts/operator-resources';
import type { Arrived } from '#http/receive-upload.ts';
import type { Clock } from '#ports/clock.ts';
import type { ResourceCheck } from '#ports/resource-check.ts';
import type { Storage } from '#ports/storage.ts';
import type { OperatorLogService } from '../operators/operator-log.service.ts';
import type { FreeResourceRow, FreeResourcesRepository } from './free-resources.repository.ts';
import type { CatalogueResource } from './resource-catalogue.ts';
import type { ResourcePdf } from './resource-pdf.ts';

export type DeskResourcesDeps = {
  readonly catalogue: readonly CatalogueResource[];
  readonly kept: FreeResourcesRepository;
  readonly storage: Pick<Storage, 'put' | 'remove'>;
  readonly checkResource: ResourceCheck;
  readonly makePdf: Pick<ResourcePdf, 'ofWords'>;
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly now: Clock;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');
const taken = (): AppError => new AppError('conflict', messages.taken, { details: { field: 'id' } });
const nothing = { content: null, storageKey: null, bytes: null } as const;

/** Not where the file lies. */
const view = (row: Omit<FreeResourceRow, 'updatedAt'>, origin: DeskResource['origin']): DeskResource => {
  const { id, title, description, subject, resourceType, stage, keyStage, source, content, bytes, hidden } = row;
  return { id, title, description, subject, resourceType, stage, keyStage, source, content, bytes, origin, draft: hidden };
};

const ofCatalogue = ({ make, ...words }: CatalogueResource): DeskResource =>
  view({ ...words, ...nothing, keyStage: make.keyStage, source: 'catalogue', hidden: false }, 'product');

/** The free library as operators keep it. */
export const deskResourcesService = ({ catalogue, kept, storage, checkResource, makePdf, log, now }: DeskResourcesDeps) => {
  const inCatalogue = (id: string): CatalogueResource | undefined => catalogue.find((one) => one.id === id);

  const ofRow = (row: FreeResourceRow): DeskResource => view(row, inCatalogue(row.id) === undefined ? 'own' : 'changed');

  return {
    list: async (): Promise<DeskResource[]> => {
      const rows = await kept.all();
      const changed = new Set(rows.map(({ id }) => id));
      return [...rows.map(ofRow), ...catalogue.filter(({ id }) => !changed.has(id)).map(ofCatalogue)];
    },

    /** A PDF that the engine makes from Markdown. */
    add: async (actor: Staff, { draft, ...words }: NewResourceBody): Promise<void> => {
      if (inCatalogue(words.id) !== undefined) throw taken();
      await log.noted(actor, 'resource-made', words.id, async (runner) => {
        if (!(await kept.add(runner, { ...nothing, ...words, source: 'words', hidden: draft, updatedAt: now() }))) throw taken();
      });
    },

    /** Errors: not_found; invalid (an own one without words or file). */
    change: async (actor: Staff, id: string, { draft, content, ...words }: ChangeResourceBody): Promise<void> => {
      const before = await kept.find(id);
      if (before === undefined && inCatalogue(id) === undefined) throw notFound();
      const from = before ?? { ...nothing, source: 'catalogue' as const };
      const pdf = content === null ? { source: from.source, content: from.content } : { source: 'words' as const, content };
      const file = pdf.source === 'upload' ? { storageKey: from.storageKey, bytes: from.bytes } : { storageKey: null, bytes: null };
      await log.noted(actor, 'resource-changed', id, (runner) =>
        kept.save(runner, { ...words, ...pdf, ...file, id, hidden: draft, updatedAt: now() }),
      );
      if (from.storageKey !== null && file.storageKey === null) await storage.remove(from.storageKey);
    },

    missing: (): AppError => new AppError('invalid', messages.missing, { details: { field: 'file' } }),

    /** A new one, or the PDF of one that is there. Errors: invalid (a field), unsupported_type, too_large. */
    upload: async (actor: Staff, { path, originalName, bytes, fields }: Arrived): Promise<void> => {
      const read = UploadedResourceFields.safeParse(fields);
      if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? messages.missing);
      const { draft, ...words } = read.data;
      if ((await checkResource({ path, originalName })) !== 'pdf')
        throw new AppError('unsupported_type', messages.notPdf, { details: { field: 'file' } });
      const before = await kept.find(words.id);
      const isNew = before === undefined && inCatalogue(words.id) === undefined;
      const storageKey = await storage.put({ path, kind: 'pdf' });
      try {
        const row = { ...words, ...nothing, source: 'upload' as const, storageKey, bytes, hidden: draft === 'true', updatedAt: now() };
        await log.noted(actor, isNew ? 'resource-made' : 'resource-changed', words.id, (runner) => kept.save(runner, row));
      } catch (error) {
        await storage.remove(storageKey);
        throw error;
      }
      if (before?.storageKey !== null && before?.storageKey !== undefined) await storage.remove(before.storageKey);
    },

    preview: async (words: PreviewResourceBody): Promise<{ name: string; pdf: Buffer }> => ({
      name: `${words.title}.pdf`,
      pdf: await makePdf.ofWords(words),
    }),

    /** An operator's own is gone with its file; one of the catalogue is as it came. */
    remove: async (actor: Staff, id: string): Promise<void> => {
      if ((await kept.find(id)) === undefined)
        throw inCatalogue(id) === undefined ? notFound() : new AppError('conflict', messages.fromProduct);
      const gone = await log.noted(actor, 'resource-removed', id, (runner) => kept.remove(runner, id));
      if (gone?.storageKey !== null && gone?.storageKey !== undefined) await storage.remove(gone.storageKey);
    },
  };
};
export type DeskResourcesService = ReturnType<typeof deskResourcesService>;
