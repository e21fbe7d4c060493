import * as z from 'zod/mini';
import { GenerateAssessmentBody } from './assessments.ts';
import { fileFormats } from './file-formats.ts';
import { id, instant } from './shapes.ts';

/**
 * POST /api/assessments/download-pdf (docs/product/tests.md#papers). `format` html is the call of the document; pdf is the same paper, to
 * print; txt and brf are for readers who do not see (docs/product/tests.md#plain-text-and-braille).
 */
export const PaperBody = z.extend(GenerateAssessmentBody, {
  format: z._default(z.enum(fileFormats), 'html'),
  /** The marking beside the paper: a document of its own. */
  part: z._default(z.enum(['paper', 'mark_scheme']), 'paper'),
  /** Of an earlier download: gives that paper again. */
  downloadId: z.optional(id),
});
export type PaperBody = z.output<typeof PaperBody>;

/** GET /api/pdf-downloads: the papers a pupil took, the newest first. */
export const PdfDownload = z.object({
  id,
  topic: z.string(),
  subject: z.string(),
  downloadedAt: instant,
  keyStage: z.string(),
  difficulty: z.string(),
  numQuestions: z.int(),
  includeEssays: z.boolean(),
});
export type PdfDownload = z.output<typeof PdfDownload>;
export const PdfDownloads = z.array(PdfDownload);
