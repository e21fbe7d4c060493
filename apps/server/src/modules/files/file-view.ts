import type { FoundFile } from '@hedgerow/contracts/search';
import { fileWarnings, type SchoolFile } from '@hedgerow/contracts/files';
import { excerptOf } from '@hedgerow/domain/search-words';
import { subjectName } from '@hedgerow/domain/subjects';
import type { FileRow } from './files.repository.ts';

/** A file as it leaves the server: never the name under which the storage keeps it. */
export const fileView = (row: FileRow): SchoolFile => ({
  id: row.id,
  originalName: row.originalName,
  filename: row.originalName,
  subject: row.subject,
  subjectName: row.customSubject ?? subjectName(row.subject),
  customSubject: row.customSubject,
  topic: row.topic,
  lessonDate: row.lessonDate,
  description: row.description,
  uploadedAt: row.uploadedAt.toISOString(),
  fileSize: row.bytes,
  mimeType: row.mimeType,
  state: row.state,
  progress: row.progress,
  warnings: fileWarnings.filter((warning) => row.warnings.includes(warning)),
  failure: row.failure,
  ocrText: row.text,
  textCorrected: row.textCorrected,
  uploadedByParent: row.uploadedBy !== row.childId,
});

/** As a search lists it: without its text, and with the place where the text says what its names do not. */
export const foundFile = (row: FileRow, words: readonly string[]): FoundFile => {
  const { ocrText, ...file } = fileView(row);
  const names = [row.originalName, row.topic, file.subjectName, row.description ?? ''].join(' ').toLowerCase();
  const hidden = words.find((word) => !names.includes(word));
  return { ...file, excerpt: hidden === undefined ? null : excerptOf(ocrText ?? '', hidden) };
};
