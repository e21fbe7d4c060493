import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChildServer, startChild } from './child-server.ts';

/** Of this release. */
export const source = join(import.meta.dirname, '../../apps/server/src');

export type Folder = { readonly path: string; readonly remove: () => void };

/** A place for a product's data. Its path is short, because PostgreSQL's socket lies in it. */
export const openFolder = (): Folder => {
  const path = mkdtempSync(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'hedgerow-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/**
 * The product as `npm start` runs it, with limits out of the way; with settings it may ask a payment provider outside itself, and with a
 * source it is another release.
 */
export const startProduct = (folder: Folder, settings: Readonly<Record<string, string>> = {}, from = source): Promise<ChildServer> =>
  startChild(['--import', pathToFileURL(globSync(join(from, 'preload-compile-cache.{mjs,ts}'))[0] ?? '').href, join(from, 'main.ts')], {
    PATH: process.env['PATH'],
    TMPDIR: folder.path,
    DATA_DIR: folder.path,
    PORT: '0',
    NODE_ENV: 'test',
    DEMO_DATA: 'off',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    ...settings,
  });

/** The embedded PostgreSQL of a running product: its first process, and how to reach it beside the product. */
export const databaseOf = (folder: Folder): { readonly pid: number; readonly url: string } => {
  const sockets = readdirSync(folder.path).find((name) => /^hedgerow-[\da-f]{10}$/.test(name));
  if (sockets === undefined) throw new Error(`no PostgreSQL runs in ${folder.path}`);
  const [pid] = readFileSync(join(folder.path, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), url: `postgres://hedgerow@/hedgerow?host=${encodeURIComponent(join(folder.path, sockets))}` };
};

/** A product for one benchmark, taken away again whatever happens. */
export const withProduct = async <T>(work: (product: ChildServer, folder: Folder) => Promise<T>): Promise<T> => {
  const folder = openFolder();
  try {
    const product = await startProduct(folder);
    try {
      return await work(product, folder);
    } finally {
      await product.stop();
    }
  } finally {
    folder.remove();
  }
};
