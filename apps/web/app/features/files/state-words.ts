import type { SchoolFile } from '@hedgerow/contracts/files';

/** Where a file stands, in a word or two. `percent` while it is read. */
export const stateWords = (state: SchoolFile['state'], percent: number): string => {
  switch (state) {
    case 'queued':
      return 'Waiting to be read';
    case 'reading':
      return percent > 1 ? `Reading ${percent}%` : 'Reading';
    case 'ready':
      return 'Ready';
    case 'needs_checking':
      return 'Please check';
    case 'failed':
      return 'Could not be read';
  }
};

/** docs/product/uploads.md#what-can-be-uploaded: the size in KB, never 0. */
export const sizeWords = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-GB')} KB`;
