import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';
import { maxUploadBytes, uploadMessages } from '@hedgerow/domain/upload-rules';

/** What arrived: a temporary file that is removed after the work with it, and the fields beside it. */
export type Arrived = {
  readonly path: string;
  readonly originalName: string;
  readonly bytes: number;
  readonly fields: Readonly<Record<string, string>>;
};

/** Bytes of a body with one file: the file and room for its fields. */
export const uploadBodyLimit = maxUploadBytes + 64 * 1024;

/** The form's reader throws plain errors for a body that breaks off: that is no fault of ours, and says nothing of the file. */
const whyUnread = (cause: unknown): unknown =>
  cause instanceof Error && /unexpected end of multipart|^Multipart:/i.test(cause.message)
    ? new AppError('invalid', 'The upload broke off. Please try again.', { cause })
    : cause;

/** Writes the file of a multipart body to `folder` and reads the fields, in whatever order they come. */
const receive = async (request: FastifyRequest, folder: string): Promise<Arrived | undefined> => {
  const fields: Record<string, string> = {};
  let file: { path: string; originalName: string } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (file === undefined && part.fieldname === 'file') {
      file = {
        path: join(folder, 'upload'),
        originalName: part.filename
          .replaceAll(/[\p{Cc}/\\]/gu, '')
          .toWellFormed()
          .slice(-200),
      };
      await pipeline(part.file, createWriteStream(file.path, { mode: 0o600 }));
      if (part.file.truncated) throw new AppError('too_large', uploadMessages.tooLarge);
    } else {
      part.file.resume();
    }
  }
  if (file === undefined || file.originalName === '') return undefined;
  return { ...file, bytes: (await stat(file.path)).size, fields };
};

/** Receives a file, hands it to `work`, and leaves nothing behind. `missing` is thrown where no file came. */
export const withUpload = async <Result>(
  request: FastifyRequest,
  missing: () => AppError,
  work: (arrived: Arrived) => Promise<Result>,
): Promise<Result> => {
  if (!request.isMultipart()) throw missing();
  const folder = await mkdtemp(join(tmpdir(), 'hedgerow-upload-'));
  try {
    const arrived = await receive(request, folder).catch((cause: unknown) => {
      throw whyUnread(cause);
    });
    if (arrived === undefined) throw missing();
    return await work(arrived);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
