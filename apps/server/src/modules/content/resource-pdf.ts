import type { Bank } from '@hedgerow/curriculum/bank';
import type { GuideBlock, GuideContent } from '@hedgerow/curriculum/guide';
import { articleBlocks } from '@hedgerow/domain/articles';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { AppError } from '@hedgerow/domain/errors';
import { composeAssessment } from '@hedgerow/teaching/compose/compose-assessment';
import { composeFlashcards } from '@hedgerow/teaching/compose/compose-flashcards';
import { composeGuide } from '@hedgerow/teaching/compose/compose-guide';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import { contentFile } from './content-files.ts';
import { readFrontMatter } from './front-matter.ts';
import type { CatalogueResource } from './resource-catalogue.ts';

export type ResourcePdfDeps = { readonly bank: () => Bank; readonly pages: PdfRenderer; readonly productName: string };

const blocksOf = (markdown: string): GuideBlock[] =>
  articleBlocks(markdown).map((block): GuideBlock => {
    if (block.kind === 'heading') return { kind: 'heading', text: block.text, level: block.level === 4 ? 3 : 2 };
    if (block.kind === 'paragraph') return block;
    return { kind: 'list', ordered: block.kind === 'ordered', items: [...block.items] };
  });

const wordsOf = (file: string): string => readFrontMatter(contentFile('study-guides', file)).body;

const unavailable = (id: string): AppError => new AppError('unavailable', `The resource ${id} cannot be made.`);

/** Sheets for the youngest have larger letters that beginners tell apart. */
const themeOf = (keyStage: string) => (keyStage === 'KS1' || keyStage === 'KS2' ? 'playful' : 'plain');

/** A preview has no stage and type yet. */
type Words = Pick<CatalogueResource, 'title' | 'subject'> &
  Partial<Pick<CatalogueResource, 'stage' | 'resourceType'>> & { readonly keyStage: KeyStage; readonly content: string };

/** Makes the PDF of a resource, from the bank or from our own words, with the printer of a pupil's own papers and guides: no model, the same every time. */
export const resourcePdf = ({ bank, pages, productName }: ResourcePdfDeps) => {
  const ofWords = ({ title, subject, keyStage, content, stage, resourceType }: Words): Promise<Buffer> => {
    const guide: GuideContent = { blocks: blocksOf(content) };
    const about = stage === undefined || resourceType === undefined ? {} : { about: { stage, kind: resourceType } };
    return pages.guidePdf({ title, subject, keyStage, productName, content: guide, theme: 'plain', ...about });
  };

  const ofCatalogue = async (resource: CatalogueResource): Promise<Buffer> => {
    const { id, title, subject, make } = resource;
    if (make.kind === 'words') return ofWords({ ...resource, keyStage: make.keyStage, content: wordsOf(make.file) });
    const { keyStage, seed } = make;
    const theme = themeOf(keyStage);
    const wish = { bank: bank(), subject: make.subject, keyStage, topicText: make.topic, seed };
    if (make.kind === 'worksheet') {
      const { difficulty, questions: count } = make;
      const { questions } = composeAssessment({ ...wish, difficulty, count, includeEssays: false, history: [] });
      if (questions.length < count) throw unavailable(id);
      return pages.paperPdf({ title, subject, keyStage, questions, theme, markScheme: 'after' });
    }
    const { content, topicId } = composeGuide(wish);
    if (topicId === null) throw unavailable(id);
    if (make.kind === 'guide') return pages.guidePdf({ title, subject, keyStage, content, theme, productName });
    const cards = composeFlashcards({ guide: content, bank: wish.bank, topicId, seed }).slice(0, make.cards);
    if (cards.length < make.cards) throw unavailable(id);
    return pages.flashcardsPdf({ title, cards });
  };

  return { ofWords, ofCatalogue };
};
export type ResourcePdf = ReturnType<typeof resourcePdf>;
