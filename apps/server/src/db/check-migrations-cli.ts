// npm run check:migrations: nothing of a migration stops people who are at work, or the release that is being replaced.
import { readFileSync } from 'node:fs';
import { unsafeIn } from './unsafe-migration.ts';

const folder = new URL('migrations/', import.meta.url);
/** Those made before this was looked at; a migration that was released is never edited. */
const lookedAtSince = Date.parse('2026-11-28T12:00:00Z');

type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] };
const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as Journal;

const said = entries
  .filter(({ when }) => when >= lookedAtSince)
  .flatMap(({ tag }) => unsafeIn(readFileSync(new URL(`${tag}.sql`, folder), 'utf8')).map((complaint) => `${tag}.sql: ${complaint}`));
for (const line of said) console.error(line);
if (said.length > 0) console.error('Where it is harmless all the same, say why above the statement: -- safe: why');
process.exitCode = said.length > 0 ? 1 : 0;
