import type { Readable } from 'node:stream';
import { AppError } from '@hedgerow/domain/errors';
import type { ResourceKind } from '@hedgerow/domain/resource-rules';
import { mimeOfKind, type DocumentKind } from './text-reader.ts';

/** What pupils upload to be read, and what teachers share to be opened. */
export type StoredKind = DocumentKind | ResourceKind;

/** What the browser is told: the kind that was found in the bytes, never the declared one. */
export const mimeOfStored: Readonly<Record<StoredKind, string>> = {
  ...mimeOfKind,
  doc: 'application/msword',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** docs/product/uploads.md#missing-files, shown by viewer and download alike. */
export const fileGone = (): AppError =>
  new AppError('not_found', 'This file is no longer available on the server. Please try re-uploading the file.');

/** The place itself does not answer, or is full; the file may be there. */
export const storageUnavailable = (cause: unknown): AppError =>
  new AppError('unavailable', 'We cannot reach our file store just now. Please try again later.', { cause });

/** Where uploaded documents lie. Every call throws `storageUnavailable` when the place does not answer. Names in it are ours (ASVS 5.3.2): what the pupil called the file is data in the database. */
export type Storage = {
  /** Copies a temporary file in and gives the name under which it is found again. A copy that fails leaves nothing behind. */
  readonly put: (upload: { readonly path: string; readonly kind: StoredKind; readonly name?: string }) => Promise<string>;
  /** A name of its own for a file that is about to be put. */
  readonly newName: (kind: StoredKind) => string;
  /** Every file that lies there, with the time when it came. */
  readonly list: () => AsyncIterable<{ readonly name: string; readonly cameAt: Date }>;
  /** Throws `fileGone` when there is no such file. */
  readonly open: (name: string) => Promise<Readable>;
  readonly exists: (name: string) => Promise<boolean>;
  /** A file that is not there is already removed. */
  readonly remove: (name: string) => Promise<void>;
  /** Runs work that needs a path on this machine; a temporary copy is taken away afterwards. Throws `fileGone`. */
  readonly withLocalFile: <Result>(name: string, work: (path: string) => Promise<Result>) => Promise<Result>;
};
