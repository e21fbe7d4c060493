import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, buildFolder, clientFolder, filesBelow } from './files.ts';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The Content-Security-Policy sources (`'sha256-…'`) of the inline scripts of one page, without repeats. */
export const scriptHashes = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)),
];

/** Writes `build/csp-hashes.json`: page file below build/client -> hashes, so that the server only reads. Outside client: it is not for the public. */
export const writeCspHashes = (): void => {
  const pages = filesBelow(clientFolder).filter((file) => file.endsWith('.html'));
  const hashes = Object.fromEntries(pages.map((file) => [below(clientFolder, file), scriptHashes(readFileSync(file, 'utf8'))]));
  writeFileSync(join(buildFolder, 'csp-hashes.json'), `${JSON.stringify(hashes, null, 1)}\n`);
};
