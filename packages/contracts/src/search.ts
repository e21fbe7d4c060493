import * as z from 'zod/mini';
import { AssessmentSummary } from './assessments.ts';
import { SchoolFile } from './files.ts';
import { GuideSummary } from './guides.ts';
import { PdfDownload } from './papers.ts';
import { id, optionalLine } from './shapes.ts';

/** What a list of a pupil's own work is asked: whose, with which words in it, and from where on. */
export const SearchQuery = z.object({
  search: z.optional(optionalLine(80)),
  /** Of a parent: which child. A pupil leaves it out. */
  childId: z.optional(id),
  /** `next` of the answer before. */
  before: z.optional(id),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** One answer of a search: the newest first. `total` counts everything that was found. */
const found = <T extends z.core.$ZodType>(item: T) => z.object({ items: z.array(item), total: z.int(), next: z.nullable(id) });

/** GET /api/files/search: a file without its text; `excerpt` is the place where the text says what was searched for, null where its names say it. */
const FoundFile = z.extend(z.omit(SchoolFile, { ocrText: true }), { excerpt: z.nullable(z.string()) });
export type FoundFile = z.output<typeof FoundFile>;
export const FoundFiles = found(FoundFile);
export type FoundFiles = z.output<typeof FoundFiles>;

/** GET /api/revision-guides/search */
export const FoundGuides = found(GuideSummary);
export type FoundGuides = z.output<typeof FoundGuides>;

/** GET /api/assessments/search */
export const FoundAssessments = found(AssessmentSummary);
export type FoundAssessments = z.output<typeof FoundAssessments>;

/** GET /api/pdf-downloads/search */
export const FoundPapers = found(PdfDownload);
export type FoundPapers = z.output<typeof FoundPapers>;
