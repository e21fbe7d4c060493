import { pagesUnavailable, type PdfRenderer } from '#ports/pdf-renderer.ts';
import { killableChild, type ChildLimits } from '../processes/killable-child.ts';
import type { ChildAnswer } from './child.ts';
import type { PageRequest } from './page-data.ts';

const defaultLimits: ChildLimits = { heapMb: 256, killAtMb: 700, reuseBelowMb: 400, taskMs: 20_000, idleMs: 300_000 };

/** PDF pages by Typst, on this machine and without a network. */
export const typstPages = (limits: ChildLimits = defaultLimits): PdfRenderer => {
  const child = killableChild<PageRequest, ChildAnswer>(new URL('child.ts', import.meta.url), limits);
  const pdfOf = async (request: PageRequest): Promise<Buffer> => {
    const outcome = await child.run(request);
    if (outcome.ended !== 'answered') throw pagesUnavailable(outcome.ended);
    if ('problem' in outcome.answer) throw pagesUnavailable(outcome.answer.problem);
    return Buffer.from(outcome.answer.pdf);
  };
  return {
    guidePdf: (pages) => pdfOf({ template: 'guide', pages }),
    flashcardsPdf: (pages) => pdfOf({ template: 'flashcards', pages }),
    paperPdf: (pages) => pdfOf({ template: 'paper', pages }),
    invoicePdf: (pages) => pdfOf({ template: 'invoice', pages }),
    portfolioPdf: (pages) => pdfOf({ template: 'portfolio', pages }),
    classCardsPdf: (pages) => pdfOf({ template: 'class-cards', pages }),
    close: child.close,
  };
};
