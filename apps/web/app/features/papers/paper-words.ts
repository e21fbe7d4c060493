import type { PdfDownload } from '@hedgerow/contracts/papers';
import { formatDate } from '../../lib/dates.ts';
import { messageOf } from '../../lib/api-error.ts';

/** docs/product/tests.md#papers. The server's own words follow the colon. */
export const failedToPrint = (error: unknown): string => `Failed to generate PDF: ${messageOf(error, 'Please try again.')}`;

/** "Geography · 20 November 2026 · 10 questions" */
export const aboutPaper = ({ subject, downloadedAt, numQuestions, includeEssays }: PdfDownload): string =>
  [subject, formatDate(downloadedAt), `${numQuestions} questions${includeEssays ? ' and essays' : ''}`].join(' · ');
