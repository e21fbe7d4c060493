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
import type { Runner } from '#db/client.ts';
import type { Arrived } from '#http/receive-upload.ts';
import type { Clock } from '#ports/clock.ts';
import type { ResourceCheck } from '#ports/resource-check.ts';
import type { Storage } from '#ports/storage.ts';
import type { OperatorLogService } from '../operators/operator-log.service.ts';
import type { FreeResourceRow, FreeResourcesRepository } from './free-resources.repository.ts';
import { keepAsSeen } from './keep-as-seen.ts';
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

/** As an operator meets it: the row of the database, or the catalogue's where there is none. */
type Met = Omit<FreeResourceRow, 'updatedAt'> & Partial<Pick<FreeResourceRow, 'updatedAt'>>;

/** Not where the file lies. */
const view = (met: Met, origin: DeskResource['origin']): DeskResource => {
  const { storageKey: _, hidden, updatedAt, ...words } = met;
  return { ...words, origin, draft: hidden, updatedAt: updatedAt?.toISOString() ?? null };
};

const ofCatalogue = ({ make, ...words }: CatalogueResource): DeskResource =>
  view({ ...words, ...nothing, keyStage: make.keyStage, source: 'catalogue', hidden: false }, 'product');

/** The free library as operators keep it. */
export const deskResourcesService = ({ catalogue, kept, storage, checkResource, makePdf, log, now }: DeskResourcesDeps) => {
  const inCatalogue = (id: string): CatalogueResource | undefined => catalogue.find((one) => one.id === id);

  const ofRow = (row: FreeResourceRow): DeskResource => view(row, inCatalogue(row.id) === undefined ? 'own' : 'changed');

  /** What an operator keeps under the id; undefined is the catalogue's own. Errors: not_found. */
  const find = async (id: string): Promise<FreeResourceRow | undefined> => {
    const row = await kept.find(id);
    if (row === undefined && inCatalogue(id) === undefined) throw notFound();
    return row;
  };

  const addNew = async (runner: Runner, row: FreeResourceRow): Promise<void> => {
    if (inCatalogue(row.id) !== undefined || !(await kept.add(runner, row))) throw taken();
  };

  return {
    list: async (): Promise<DeskResource[]> => {
      const rows = await kept.all();
      const changed = new Set(rows.map(({ id }) => id));
      return [...rows.map(ofRow), ...catalogue.filter(({ id }) => !changed.has(id)).map(ofCatalogue)];
    },

    /** A PDF that the engine makes from Markdown. Errors: conflict (the address is taken). */
    add: async (actor: Staff, { draft, ...words }: NewResourceBody): Promise<void> => {
      await log.noted(actor, 'resource-made', words.id, (runner) =>
        addNew(runner, { ...nothing, ...words, source: 'words', hidden: draft, updatedAt: now() }),
      );
    },

    /** Errors: not_found, conflict (somebody else was faster). */
    change: async (actor: Staff, id: string, { draft, content, seen, ...words }: ChangeResourceBody): Promise<void> => {
      const from = (await find(id)) ?? { ...nothing, source: 'catalogue' as const };
      const pdf = content === null ? { source: from.source, content: from.content } : { source: 'words' as const, content };
      const file = pdf.source === 'upload' ? { storageKey: from.storageKey, bytes: from.bytes } : { storageKey: null, bytes: null };
      const row = { ...words, ...pdf, ...file, id, hidden: draft, updatedAt: now() };
      await log.noted(actor, 'resource-changed', id, (runner) => keepAsSeen(kept, runner, row, seen, messages.changed));
      if (from.storageKey !== null && file.storageKey === null) await storage.remove(from.storageKey);
    },

    missing: (): AppError => new AppError('invalid', messages.missing, { details: { field: 'file' } }),

    /** A new one, or the PDF of one that is there. Errors: invalid (a field), unsupported_type, too_large, not_found, conflict. */
    upload: async (actor: Staff, { path, originalName, bytes, fields }: Arrived): Promise<void> => {
      const read = UploadedResourceFields.safeParse(fields);
      if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? messages.missing);
      const { draft, seen, ...words } = read.data;
      if ((await checkResource({ path, originalName })) !== 'pdf')
        throw new AppError('unsupported_type', messages.notPdf, { details: { field: 'file' } });
      const before = seen === undefined ? undefined : await find(words.id);
      const storageKey = await storage.put({ path, kind: 'pdf' });
      try {
        const row = { ...words, ...nothing, source: 'upload' as const, storageKey, bytes, hidden: draft === 'true', updatedAt: now() };
        await log.noted(actor, seen === undefined ? 'resource-made' : 'resource-changed', words.id, (runner) =>
          seen === undefined ? addNew(runner, row) : keepAsSeen(kept, runner, row, seen === '' ? null : seen, messages.changed),
        );
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
      if ((await find(id)) === undefined) throw new AppError('conflict', messages.fromProduct);
      const gone = await log.noted(actor, 'resource-removed', id, (runner) => kept.remove(runner, id));
      if (gone?.storageKey !== null && gone?.storageKey !== undefined) await storage.remove(gone.storageKey);
    },
  };
};
export type DeskResourcesService = ReturnType<typeof deskResourcesService>;
