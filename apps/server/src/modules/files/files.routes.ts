import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CorrectTextBody, SchoolFile, SchoolFiles } from '@hedgerow/contracts/files';
import { IdParams, Success, UserIdParams } from '@hedgerow/contracts/shapes';
import { AppError } from '@hedgerow/domain/errors';
import { maxUploadBytes, uploadMessages } from '@hedgerow/domain/upload-rules';
import { actorOf, type Routes } from '#http/doors.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { attachment } from '#http/attachment.ts';
import type { Arrived, FilesService } from './files.service.ts';

const door = 'family' as const;

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

export const filesRoutes = async (
  app: Routes,
  { files, limiter }: { readonly files: FilesService; readonly limiter: RateLimiter },
): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 12, fieldSize: 4096 }, throwFileSizeLimit: false });

  app.post(
    '/api/files/upload',
    {
      config: { door },
      bodyLimit: maxUploadBytes + 64 * 1024,
      schema: { consumes: ['multipart/form-data'], response: { 200: SchoolFile } },
    },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.uploadPerChild, actor.userId);
      if (!request.isMultipart()) throw files.missingFile();
      const folder = await mkdtemp(join(tmpdir(), 'hedgerow-upload-'));
      try {
        const arrived = await receive(request, folder).catch((cause: unknown) => {
          throw whyUnread(cause);
        });
        if (arrived === undefined) throw files.missingFile();
        return await files.upload(actor, arrived);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );

  for (const path of ['/api/files', '/api/student/files'] as const) {
    app.get(path, { config: { door }, schema: { response: { 200: SchoolFiles } } }, (request) => files.list(actorOf(request)));
  }
  app.get('/api/files/user/:userId', { config: { door }, schema: { params: UserIdParams, response: { 200: SchoolFiles } } }, (request) =>
    files.list(actorOf(request), request.params.userId),
  );
  app.get('/api/files/:id', { config: { door }, schema: { params: IdParams, response: { 200: SchoolFile } } }, (request) =>
    files.one(actorOf(request), request.params.id),
  );

  const send = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply, how: 'inline' | 'attachment') => {
    const { stream, mimeType, originalName, bytes } = await files.open(actorOf(request), request.params.id);
    // A pupil's file never acts in our origin: no script, no frame, no fetch (extraction.md 3).
    const shown =
      how === 'inline' && mimeType !== 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' ? 'inline' : 'attachment';
    return reply
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .header('content-disposition', attachment(originalName, shown))
      .header('content-length', bytes)
      .type(mimeType)
      .send(stream);
  };
  app.get('/api/files/:id/view', { config: { door }, schema: { params: IdParams } }, (request, reply) => send(request, reply, 'inline'));
  app.get('/api/files/:id/download', { config: { door }, schema: { params: IdParams } }, (request, reply) =>
    send(request, reply, 'attachment'),
  );

  app.patch(
    '/api/files/:id/text',
    { config: { door }, schema: { params: IdParams, body: CorrectTextBody, response: { 200: SchoolFile } } },
    (request) => files.correctText(actorOf(request), request.params.id, request.body.text),
  );
  app.delete('/api/files/:id', { config: { door }, schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
    await files.remove(actorOf(request), request.params.id);
    return { success: true, message: 'File Deleted' };
  });
};
