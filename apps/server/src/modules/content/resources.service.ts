import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { EducationalResource } from '@hedgerow/contracts/content';
import { AppError } from '@hedgerow/domain/errors';
import type { Storage } from '#ports/storage.ts';
import type { FreeResourceRow, FreeResourcesRepository } from './free-resources.repository.ts';
import type { CatalogueResource } from './resource-catalogue.ts';
import type { ResourcePdf } from './resource-pdf.ts';

export type ResourcesDeps = {
  readonly catalogue: readonly CatalogueResource[];
  /** What an operator made or changed. */
  readonly kept: Pick<FreeResourcesRepository, 'all' | 'find'>;
  readonly storage: Pick<Storage, 'open'>;
  readonly makePdf: ResourcePdf;
};
type Given = { readonly name: string; readonly tag: string; readonly pdf: Buffer | Readable };

const notFound = (): AppError => new AppError('not_found', 'Not found');

const insideOf = ({ make }: CatalogueResource): string => {
  if (make.kind === 'worksheet') return `${make.questions} questions, with a mark scheme on separate pages`;
  if (make.kind === 'cards') return `${make.cards} cards to print on both sides and cut out`;
  return make.kind === 'guide' ? 'Key words, worked examples, common mistakes and questions to check yourself' : 'A guide to read and keep';
};

type Words = Omit<EducationalResource, 'inside' | 'download'>;
const view = ({ id, title, description, subject, resourceType, stage }: Words, inside: string): EducationalResource => ({
  id,
  title,
  description,
  subject,
  resourceType,
  stage,
  inside,
  download: `/api/cms/educational-resources/${id}/pdf`,
});

const given = (title: string, pdf: Buffer): Given => ({
  name: `${title}.pdf`,
  tag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`,
  pdf,
});

/** The free library: the catalogue, and over it what operators keep. A PDF is made when it is first asked for, and kept until its words change. */
export const resourcesService = ({ catalogue, kept, storage, makePdf }: ResourcesDeps) => {
  const made = new Map<string, { readonly of: string; readonly pdf: Promise<Buffer> }>();
  const inCatalogue = (id: string): CatalogueResource | undefined => catalogue.find((one) => one.id === id);

  const keptView = (row: FreeResourceRow): EducationalResource => {
    const own = inCatalogue(row.id);
    return view(row, row.source === 'catalogue' && own !== undefined ? insideOf(own) : 'A PDF to read and print');
  };

  /** `of` tells one making from another: the same words give the same PDF. */
  const makeOnce = async (id: string, of: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const before = made.get(id);
    const pdf = before?.of === of ? before.pdf : make();
    made.set(id, { of, pdf });
    try {
      return await pdf;
    } catch (error) {
      made.delete(id);
      throw error;
    }
  };

  const keptPdf = async (row: FreeResourceRow): Promise<Given> => {
    const { id, title, subject, content, storageKey, source } = row;
    const of = row.updatedAt.toISOString();
    if (source === 'upload' && storageKey !== null)
      return { name: `${title}.pdf`, tag: `"${storageKey}"`, pdf: await storage.open(storageKey) };
    if (source === 'words' && content !== null) return given(title, await makeOnce(id, of, () => makePdf.ofWords({ ...row, content })));
    const own = inCatalogue(id);
    if (own === undefined) throw notFound();
    return given(title, await makeOnce(id, of, () => makePdf.ofCatalogue({ ...own, title, subject })));
  };

  return {
    /** Those of operators first, what they changed in its own place. */
    list: async (): Promise<EducationalResource[]> => {
      const rows = await kept.all();
      const own = rows.filter(({ id, hidden }) => !hidden && inCatalogue(id) === undefined).map(keptView);
      const ours = catalogue.flatMap((resource) => {
        const row = rows.find(({ id }) => id === resource.id);
        if (row === undefined) return [view(resource, insideOf(resource))];
        return row.hidden ? [] : [keptView(row)];
      });
      return [...own, ...ours];
    },
    pdf: async (id: string): Promise<Given> => {
      const row = await kept.find(id);
      if (row?.hidden === true) throw notFound();
      if (row !== undefined) return keptPdf(row);
      const resource = inCatalogue(id);
      if (resource === undefined) throw notFound();
      return given(resource.title, await makeOnce(id, '', () => makePdf.ofCatalogue(resource)));
    },
  };
};
export type ResourcesService = ReturnType<typeof resourcesService>;
