import * as z from 'zod/mini';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { FigureView } from './figures.ts';
import { fileFormats } from './file-formats.ts';
import { id, instant, line } from './shapes.ts';

export const missingInformation = 'Missing information';

/** POST /api/revision-guides/generate (docs/product/guides-and-cards.md#making-a-guide). */
export const GenerateGuideBody = z.object({
  subject: line(60, missingInformation),
  topic: line(120, missingInformation),
  /** Read in any spelling; the pupil's own key stage when it is left out. */
  keyStage: z.optional(z.string()),
  sourceFileIds: z._default(z.array(id).check(z.maxLength(10)), []),
});
export type GenerateGuideBody = z.output<typeof GenerateGuideBody>;

const summary = {
  id,
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  topic: z.string(),
  age: z.nullable(z.int()),
  keyStage: z.enum(keyStages),
  generatedAt: instant,
  createdAt: instant,
  updatedAt: instant,
  /** exact, near, subject or source: how well the topic is covered. */
  coverage: z.enum(['exact', 'near', 'subject', 'source']),
  /** A plain sentence that says where the guide comes from. */
  origin: z.string(),
  sourceFileIds: z.array(id),
  flashcardCount: z.int(),
  /** When its reader last said that it was read; null before. */
  readAt: z.nullable(instant),
};

export const GuideSummary = z.object(summary);
export type GuideSummary = z.output<typeof GuideSummary>;
export const GuideSummaries = z.array(GuideSummary);

/** `content` is HTML with MathML, made and cleaned by the server; each empty `<figure>` in it is the place of the next of `figures`. */
export const Guide = z.object({ ...summary, content: z.string(), figures: z.array(FigureView) });
export type Guide = z.output<typeof Guide>;

/** POST /api/revision-guides/{id}/read: refused when that was quicker than anybody reads. */
export const GuideRead = z.object({ readAt: instant });
export type GuideRead = z.output<typeof GuideRead>;

export const DownloadQuery = z.object({ format: z.optional(z.enum(fileFormats)) });
