import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';
import { fileStates } from '@hedgerow/domain/upload-rules';
import { id, instant, longText } from './shapes.ts';

/** Reasons to ask the pupil to look at the text before it is used. Shorter than 50 characters is `little_text` (docs/product/uploads.md#what-can-be-uploaded). */
export const fileWarnings = ['little_text', 'low_confidence', 'formulas_in_picture', 'truncated'] as const;
export type FileWarning = (typeof fileWarnings)[number];

/** What to tell the pupil beside the text. */
export const fileWarningSentences: Readonly<Record<FileWarning, string>> = {
  little_text: 'We found very little text in this file. Please check that it is the right one, or type what is missing.',
  low_confidence: 'We could not read this well. Handwriting is hard for a computer: please check every line and correct it.',
  formulas_in_picture: 'Formulas in pictures may be misread. Please check powers, fractions and signs.',
  truncated: 'This file is very long, so we read only the first part of it.',
};

/** An uploaded file (docs/product/uploads.md#what-can-be-uploaded). */
export const SchoolFile = z.object({
  id,
  originalName: z.string(),
  filename: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  customSubject: z.nullable(z.string()),
  topic: z.string(),
  /** YYYY-MM-DD */
  lessonDate: z.string(),
  description: z.nullable(z.string()),
  uploadedAt: instant,
  /** Bytes. */
  fileSize: z.int(),
  mimeType: z.string(),
  state: z.enum(fileStates),
  /** Percent, while it is read. */
  progress: z.int(),
  warnings: z.array(z.enum(fileWarnings)),
  /** A sentence for the pupil when the file could not be read. */
  failure: z.nullable(z.string()),
  /** What was read, as corrected; null until then. In lists its first 300 characters. */
  ocrText: z.nullable(z.string()),
  textCorrected: z.boolean(),
  uploadedByParent: z.boolean(),
});
export type SchoolFile = z.output<typeof SchoolFile>;
export const SchoolFiles = z.array(SchoolFile);

export const CorrectTextBody = z.object({ text: longText(200_000) });

/** The fields beside the file in the multipart body of POST /api/files/upload. `childId` when a parent uploads for a child. */
export const uploadFields = ['subject', 'topic', 'lessonDate', 'description', 'customSubject', 'childId'] as const;
