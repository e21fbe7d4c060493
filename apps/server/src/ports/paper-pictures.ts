import type { DocumentKind } from './text-reader.ts';

/** A picture of an upload, for print and beside its text: a JPEG with bounded sides and bytes, turned upright and without what its camera noted (place, time, device). */
export type PaperPictures = {
  /** Undefined for a document that has no picture, and for one that cannot be opened. */
  readonly forPaper: (file: string, kind: DocumentKind) => Promise<Buffer | undefined>;
  /** The first page of a PDF, of letters too. Undefined for one that cannot be opened. */
  readonly firstPage: (file: string) => Promise<Buffer | undefined>;
  readonly close: () => Promise<void>;
};

/** What one of them may weigh. */
export const mostPictureBytes = 350 * 1024;
