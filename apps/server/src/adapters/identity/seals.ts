import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Seals } from '#ports/identity.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its own for each purpose, as text that may stand in an address. */
export const seals = (secret: string, purpose: string): Seals => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));
  return {
    seal: (words) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes || bytes.toString('base64url') !== sealed) return undefined;
      try {
        const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
        opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([opener.update(bytes.subarray(nonceBytes + tagBytes)), opener.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
