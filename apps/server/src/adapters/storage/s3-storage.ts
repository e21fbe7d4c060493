import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Storage } from '#ports/storage.ts';
import { diskStorage } from './disk-storage.ts';

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address of a service that speaks S3; left out for Amazon itself. */
  readonly endpoint?: string;
};

/** Keeps uploads in a private bucket of Amazon S3 or of a service that speaks its language. */
export const s3Storage = ({ bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Settings): Storage => {
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    visibility: 'private',
    // Buckets are private as a whole; R2 and others know no rights of single objects.
    supportsACL: false,
    // Other services refuse the checksums that Amazon's SDK has added by default since 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const storage = diskStorage(new Disk(driver));
  return {
    ...storage,
    withLocalFile: async (name, work) => {
      const contents = await storage.open(name);
      const folder = await mkdtemp(join(tmpdir(), 'hedgerow-file-'));
      try {
        const path = join(folder, basename(name));
        await pipeline(contents, createWriteStream(path, { mode: 0o600 }));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};
