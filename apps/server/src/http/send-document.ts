import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from './attachment.ts';

export type StoredDocument = {
  readonly stream: Readable;
  readonly mimeType: string;
  readonly originalName: string;
  readonly bytes: number;
};

/** Somebody's document never acts in our origin: no script, no frame, no fetch (docs/product/uploads.md#reading). */
export const sendDocument = (reply: FastifyReply, document: StoredDocument, how: 'inline' | 'attachment'): FastifyReply =>
  reply
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
    .header('content-disposition', attachment(document.originalName, how))
    .header('content-length', document.bytes)
    .type(document.mimeType)
    .send(document.stream);
