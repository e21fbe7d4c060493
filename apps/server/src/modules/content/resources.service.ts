import type { EducationalResource } from '@hedgerow/contracts/content';
import { AppError } from '@hedgerow/domain/errors';
import type { CatalogueResource } from './resource-catalogue.ts';

export type ResourcesDeps = {
  readonly catalogue: readonly CatalogueResource[];
  readonly makePdf: (resource: CatalogueResource) => Promise<Buffer>;
};

const insideOf = ({ make }: CatalogueResource): string => {
  if (make.kind === 'worksheet') return `${make.questions} questions, with a mark scheme on pages of its own`;
  if (make.kind === 'cards') return `${make.cards} cards to print on both sides and cut out`;
  return make.kind === 'guide' ? 'Key words, worked examples, common mistakes and questions to check yourself' : 'A guide to read and keep';
};

const view = (resource: CatalogueResource): EducationalResource => {
  const { id, title, description, subject, resourceType, stage } = resource;
  const download = `/api/cms/educational-resources/${id}/pdf`;
  return { id, title, description, subject, resourceType, stage, inside: insideOf(resource), download };
};

/** The free library. A PDF is made when it is first asked for, and kept: there are as many as resources, each always the same. */
export const resourcesService = ({ catalogue, makePdf }: ResourcesDeps) => {
  const made = new Map<string, Promise<Buffer>>();
  return {
    list: (): EducationalResource[] => catalogue.map(view),
    pdf: async (id: string): Promise<{ readonly name: string; readonly pdf: Buffer }> => {
      const resource = catalogue.find((one) => one.id === id);
      if (resource === undefined) throw new AppError('not_found', 'Not found');
      const pdf = made.get(id) ?? makePdf(resource);
      made.set(id, pdf);
      try {
        return { name: `${resource.title}.pdf`, pdf: await pdf };
      } catch (error) {
        made.delete(id);
        throw error;
      }
    },
  };
};
export type ResourcesService = ReturnType<typeof resourcesService>;
