import { readFile } from 'node:fs/promises';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { DocumentKind, DocumentText, ReadingProgress, ReadingWarning } from '#ports/text-reader.ts';
import { documentKind } from './accept-upload.ts';
import { limits } from './limits.ts';
import type { RawReading, ReadingTask, RecognisedPage } from './reading.ts';
import { languageFor } from './recogniser.ts';

/** A reader's libraries are loaded when the first document of its kind comes. */
const readers: Readonly<Record<DocumentKind, (task: ReadingTask) => Promise<RawReading>>> = {
  pdf: async (task) => (await import('./pdf-reader.ts')).readPdf(task),
  docx: async (task) => (await import('./docx-reader.ts')).readDocx(task),
  jpeg: async (task) => (await import('./picture-reader.ts')).readPicture(task),
  png: async (task) => (await import('./picture-reader.ts')).readPicture(task),
};

const subjectsWithFormulas: ReadonlySet<SubjectId> = new Set(['maths', 'physics']);

/** PostgreSQL refuses NUL and lone surrogates, and nobody wrote them. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

const warningsFor = (text: string, confidence: number | null, truncated: boolean, subject: SubjectId): ReadingWarning[] => {
  const warnings: ReadingWarning[] = [];
  if (text.length < limits.littleText) warnings.push('little_text');
  if (confidence !== null && confidence < limits.lowConfidence) warnings.push('low_confidence');
  if (confidence !== null && subjectsWithFormulas.has(subject)) warnings.push('formulas_in_picture');
  if (truncated) warnings.push('truncated');
  return warnings;
};

/** By the letter; null when nothing had to be recognised, or no letter was found. */
const meanConfidence = (pages: readonly RecognisedPage[]): number | null => {
  const letters = pages.reduce((sum, page) => sum + page.letters, 0);
  return letters === 0 ? null : Math.round(pages.reduce((sum, page) => sum + page.confidence * page.letters, 0) / letters);
};

export type DocumentRequest = {
  readonly file: string;
  readonly originalName: string;
  readonly subject: SubjectId;
  readonly ocrPages: number;
};

/** The whole way from bytes to text. Runs in the child process only. */
export const readDocument = async (
  { file, originalName, subject, ocrPages: mostPages }: DocumentRequest,
  onProgress: (progress: ReadingProgress) => void,
): Promise<DocumentText> => {
  const kind = await documentKind(file, originalName);
  const raw = await readers[kind]({ bytes: await readFile(file), language: languageFor(subject), ocrPages: mostPages, onProgress });
  const whole = storable(raw.text);
  const text = whole.slice(0, limits.textCharacters).toWellFormed();
  const ocrPages = raw.recognised.length;
  const confidence = meanConfidence(raw.recognised);
  const warnings = warningsFor(text, confidence, raw.truncated || text.length < whole.length, subject);
  return { outcome: warnings.length === 0 ? 'ready' : 'needs_checking', kind, text, pages: raw.pages, ocrPages, confidence, warnings };
};
