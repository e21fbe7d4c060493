export type ArchiveEntry = { readonly name: string; readonly read: () => Buffer };
export type ArchiveLimits = { readonly entryBytes: number; readonly totalBytes: number };

/** The entries of a ZIP file. Nothing is inflated before it is asked for, and never beyond the limits. Errors: documentRefused. */
export type ReadArchive = (zip: Buffer, limits: ArchiveLimits) => readonly ArchiveEntry[];

export type ArchiveFile = { readonly name: string; readonly data: Buffer };
/** A ZIP file of these. */
export type WriteArchive = (files: readonly ArchiveFile[]) => Buffer;
