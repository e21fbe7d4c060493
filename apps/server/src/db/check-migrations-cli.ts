// npm run check:migrations: nothing of a migration stops people who are at work, or the release that is being replaced.
import { readFileSync } from 'node:fs';
import { unsafeIn } from './unsafe-migration.ts';

const folder = new URL('migrations/', import.meta.url);
/** Those made before this was looked at; a migration that was released is never edited. */
const lookedAtSince = Date.parse('2026-11-28T12:00:00Z');
/** Released before these were looked for; at the size of docs/scale.md each would have held its start up for hours, and none like it is let in. */
const standing: Readonly<Record<string, RegExp>> = {
  // 28 November 2026: all minutes noted until then become sums in one statement.
  '0036_minutes_so_far': /: however many rows/,
  // 29 November 2026: every assessment is looked at by its answers, in one statement.
  '0037_new_to_them': /: however many rows/,
};

type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] };
const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as Journal;

const said = entries
  .filter(({ when }) => when >= lookedAtSince)
  .flatMap(({ tag }) =>
    unsafeIn(readFileSync(new URL(`${tag}.sql`, folder), 'utf8'))
      .filter((complaint) => standing[tag]?.test(complaint) !== true)
      .map((complaint) => `${tag}.sql: ${complaint}`),
  );
for (const line of said) console.error(line);
if (said.length > 0) console.error('Where it is harmless all the same, say why above the statement: -- safe: why');
process.exitCode = said.length > 0 ? 1 : 0;
