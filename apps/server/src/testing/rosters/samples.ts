import { readdirSync, readFileSync } from 'node:fs';
import { writeZip } from '../../adapters/text/zip-writer.ts';

/** A list as a school's own system writes it; the people in it are made up. */
export const sample = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
/** A OneRoster package as base64, with some of its files changed; an empty one is left out. */
export const packed = (change: Readonly<Record<string, string>> = {}): string => {
  const names = readdirSync(new URL('one-roster/', import.meta.url));
  const files = names.map((name) => ({ name, data: Buffer.from(change[name] ?? sample(`one-roster/${name}`)) }));
  return writeZip(files.filter(({ data }) => data.length > 0)).toString('base64');
};
