import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CorrectTextBody, SchoolFile, SchoolFiles } from '@hedgerow/contracts/files';
import { FoundFiles, SearchQuery } from '@hedgerow/contracts/search';
import { IdParams, Success, UserIdParams } from '@hedgerow/contracts/shapes';
import { maxUploadBytes } from '@hedgerow/domain/upload-rules';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { uploadBodyLimit, withUpload } from '#http/receive-upload.ts';
import { sendDocument } from '#http/send-document.ts';
import type { FilesService } from './files.service.ts';

const access = 'family' as const;

export const filesRoutes = async (
  app: Routes,
  { files, limiter }: { readonly files: FilesService; readonly limiter: RateLimiter },
): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 12, fieldSize: 4096 }, throwFileSizeLimit: false });

  app.post(
    '/api/files/upload',
    {
      config: { access },
      bodyLimit: uploadBodyLimit,
      schema: { consumes: ['multipart/form-data'], response: { 200: SchoolFile } },
    },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.uploadPerChild, actor.userId);
      return withUpload(request, files.missingFile, async (arrived) => {
        await limiter.take(limits.uploadKilobytesPerDay, actor.userId, Math.ceil(arrived.bytes / 1024));
        return files.upload(actor, arrived);
      });
    },
  );

  for (const path of ['/api/files', '/api/student/files'] as const) {
    app.get(path, { config: { access }, schema: { response: { 200: SchoolFiles } } }, (request) => files.list(actorOf(request)));
  }
  app.get('/api/files/user/:userId', { config: { access }, schema: { params: UserIdParams, response: { 200: SchoolFiles } } }, (request) =>
    files.list(actorOf(request), request.params.userId),
  );
  app.get('/api/files/search', { config: { access }, schema: { querystring: SearchQuery, response: { 200: FoundFiles } } }, (request) =>
    files.search(actorOf(request), request.query),
  );
  app.get('/api/files/:id', { config: { access }, schema: { params: IdParams, response: { 200: SchoolFile } } }, (request) =>
    files.one(actorOf(request), request.params.id),
  );

  const send = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply, how: 'inline' | 'attachment') => {
    const document = await files.open(actorOf(request), request.params.id);
    const isWord = document.mimeType === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return sendDocument(reply, document, isWord ? 'attachment' : how);
  };
  app.get('/api/files/:id/view', { config: { access }, schema: { params: IdParams } }, (request, reply) => send(request, reply, 'inline'));
  app.get('/api/files/:id/download', { config: { access }, schema: { params: IdParams } }, (request, reply) =>
    send(request, reply, 'attachment'),
  );

  app.get('/api/files/:id/page', { config: { access }, schema: { params: IdParams } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.filePagePerPerson, actor.userId);
    return reply.type('image/jpeg').send(await files.firstPage(actor, request.params.id));
  });

  app.patch(
    '/api/files/:id/text',
    { config: { access }, schema: { params: IdParams, body: CorrectTextBody, response: { 200: SchoolFile } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.fileTextKilobytesPerHour, actor.userId, Math.ceil(request.body.text.length / 1024));
      return files.correctText(actor, request.params.id, request.body.text);
    },
  );
  app.delete('/api/files/:id', { config: { access }, schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
    await files.remove(actorOf(request), request.params.id);
    return { success: true, message: 'File Deleted' };
  });
};
