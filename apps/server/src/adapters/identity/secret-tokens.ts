import { createHash, createHmac } from 'node:crypto';
import type { SecretTokens } from '#ports/identity.ts';

/** 256 bits that only this server can make of an id: a letter waits for its turn without a secret lying in the database. */
export const secretTokens = (secret: string): SecretTokens => ({
  of: (id) => createHmac('sha256', secret).update(`link:${id}`).digest('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('hex'),
});
