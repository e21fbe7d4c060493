import type { FileWarning } from '@hedgerow/contracts/files';
import { AppError, type ErrorCode } from '@hedgerow/domain/errors';
import type { SubjectId } from '@hedgerow/domain/subjects';

export type DocumentKind = 'pdf' | 'docx' | 'jpeg' | 'png';

/** What the browser is told when a stored document is shown again: the kind that was found in its bytes, never the declared one. */
export const mimeOfKind: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Upload size limit in bytes: 10 MB (docs/product/uploads.md#what-can-be-uploaded), taken as 10 x 1024 x 1024. */
export const largestUpload = 10 * 1024 * 1024;

/** The contract has the sentence for each. */
export type ReadingWarning = FileWarning;

const refusals = {
  unsupported: { code: 'unsupported_type', sentence: 'Unsupported file type: Please upload PDF, DOCX, or image files only.' },
  too_large: { code: 'too_large', sentence: 'File too large: Please upload files smaller than 10MB.' },
  empty: { code: 'invalid', sentence: 'This file is empty. Please choose another one.' },
  corrupt: {
    code: 'invalid',
    sentence: 'This file seems to be damaged, and we could not open it. Please save it again and upload the new copy.',
  },
  locked: {
    code: 'invalid',
    sentence: 'This file is locked with a password. Please save a copy without the password and upload that.',
  },
  old_word: {
    code: 'unsupported_type',
    sentence: 'This is an old or locked Word file. Please open it in Word, save it without a password as .docx, and upload that.',
  },
  heic: {
    code: 'unsupported_type',
    sentence:
      'This photo is in the HEIC format, which we cannot read. On an iPhone or iPad choose Settings, Camera, Formats, Most Compatible and take it again, or open the photo and save it as JPEG.',
  },
  too_many_pixels: { code: 'too_large', sentence: 'This picture has too many pixels. Please make it smaller and upload it again.' },
  too_complex: { code: 'too_large', sentence: 'This file is too complex for us to read. Please upload a simpler or shorter one.' },
  too_slow: { code: 'too_large', sentence: 'Reading this file took too long. Please upload a shorter one.' },
} as const satisfies Record<string, { code: ErrorCode; sentence: string }>;

export type RefusalReason = keyof typeof refusals;

/** A document that will not be read. The message is written for the pupil; `details.reason` is for programs. */
export const documentRefused = (reason: RefusalReason, cause?: unknown): AppError =>
  new AppError(refusals[reason].code, refusals[reason].sentence, { cause, details: { reason } });

const isRefusalReason = (value: unknown): value is RefusalReason => typeof value === 'string' && Object.hasOwn(refusals, value);

/** The reason of a `documentRefused` error; undefined for every other error. */
export const refusalReason = (error: unknown): RefusalReason | undefined => {
  const reason = error instanceof AppError ? error.details?.['reason'] : undefined;
  return isRefusalReason(reason) ? reason : undefined;
};

/** `reading` takes the text that is there; `recognising` reads letters from a picture, which takes about two seconds a page. */
export type ReadingProgress = { readonly stage: 'reading' | 'recognising'; readonly page: number; readonly pages: number };

type ReadRequest = {
  /** Absolute path of the bytes. */
  readonly file: string;
  /** The name on the pupil's machine; only its extension is used. */
  readonly originalName: string;
  /** Decides the language of letters in pictures, and whether formulas are to be expected. */
  readonly subject: SubjectId;
  readonly onProgress?: (progress: ReadingProgress) => void;
};

export type DocumentText = {
  /** `needs_checking` when there is any warning. */
  readonly outcome: 'ready' | 'needs_checking';
  readonly kind: DocumentKind;
  readonly text: string;
  readonly pages: number;
  /** Pages whose letters were read from a picture. */
  readonly ocrPages: number;
  /** Mean confidence of the recognised pages in percent; null when nothing had to be recognised. */
  readonly confidence: number | null;
  readonly warnings: readonly ReadingWarning[];
};

export type TextReader = {
  /** Throws `documentRefused` errors for what cannot be read. */
  readonly read: (request: ReadRequest) => Promise<DocumentText>;
  /** Quick look before an upload is stored: size, extension, and content that agrees with it. Throws `documentRefused`. */
  readonly acceptUpload: (upload: {
    readonly path: string;
    readonly originalName: string;
  }) => Promise<{ readonly kind: DocumentKind; readonly mime: string }>;
  readonly close: () => Promise<void>;
};
