import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { AppError } from '@hedgerow/domain/errors';
import { isBeforeFirstRelease, knownMigrations, migrateDatabase } from '../../db/migrate.ts';
import { isKept, type Manifest } from './backup.ts';
import { readTable, tablesInOrder } from './table-files.ts';

const ManifestShape = z.object({
  hedgerow: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.number()),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), sha256: z.string() })),
  files: z.array(z.string()),
});

const readManifest = (folder: string): Manifest => {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new AppError('invalid', `${folder} is no backup, or one that was cut short: it has no manifest.json.`);
  const manifest = ManifestShape.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new AppError('invalid', `${file} is not the manifest of a backup.`);
  const { migrations } = manifest.data;
  if (isBeforeFirstRelease(migrations))
    throw new AppError('invalid', 'This backup was made before the first release: there is no way from its tables to those of today.');
  const known = knownMigrations();
  if (migrations.some((one) => one > (known[0] ?? 0) && !known.includes(one)))
    throw new AppError('invalid', 'This backup was made by a newer release: restore it with that one.');
  return manifest.data;
};

/** Nobody else may be at work in the database. */
export const refuseOthers = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if ((rows[0]?.others ?? 0) > 0)
    throw new AppError('conflict', 'The product is running with this database. Stop every process of it first; nothing was changed.');
};

const aside = ['public', 'drizzle'] as const;

const moveAside = async (client: Client): Promise<void> => {
  await client.query('begin');
  for (const schema of aside) {
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`drop schema if exists ${schema}_before_restore cascade`);
    await client.query(`alter schema ${schema} rename to ${schema}_before_restore`);
  }
  await client.query('create schema public');
  await client.query('commit');
};

const putBack = async (client: Client): Promise<void> => {
  await client.query('begin');
  for (const schema of aside) {
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.query(`alter schema ${schema}_before_restore rename to ${schema}`);
  }
  await client.query('commit');
};

/** The files of the backup in place of those that are there; answers how to undo it, and how to be done with it. */
const swapFiles = (dataDir: string, folder: string, names: readonly string[]) => {
  const old = join(dataDir, '.before-restore');
  rmSync(old, { recursive: true, force: true });
  mkdirSync(old, { recursive: true });
  const there = readdirSync(dataDir).filter(isKept);
  for (const name of there) renameSync(join(dataDir, name), join(old, name));
  const undo = (): void => {
    for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true });
    for (const name of there) renameSync(join(old, name), join(dataDir, name));
    rmSync(old, { recursive: true, force: true });
  };
  try {
    for (const name of names) cpSync(join(folder, 'files', name), join(dataDir, name), { recursive: true });
  } catch (error) {
    undo();
    throw error;
  }
  return { undo, done: () => rmSync(old, { recursive: true, force: true }) };
};

export type RestoreRequest = { readonly databaseUrl: string; readonly dataDir: string; readonly from: string };

/**
 * Puts a backup in the place of what is there, as a whole or not at all. The schema is made as it was on the day of the backup, filled,
 * and then brought up to this release; what was there before goes when everything stands.
 */
export const restore = async ({ databaseUrl, dataDir, from }: RestoreRequest): Promise<Readonly<Record<string, unknown>>> => {
  const folder = resolve(from);
  const manifest = readManifest(folder);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseOthers(client);
    await moveAside(client);
    try {
      await migrateDatabase(databaseUrl, manifest.migrations);
      const files = new Map(manifest.tables.map((file) => [file.table, file]));
      for (const table of await tablesInOrder(client)) {
        const file = files.get(table);
        if (file !== undefined) await readTable(client, join(folder, 'database'), file);
      }
      await migrateDatabase(databaseUrl);
      const swapped = swapFiles(dataDir, folder, manifest.files);
      try {
        await client.query(`drop schema public_before_restore, drizzle_before_restore cascade`);
      } catch (error) {
        swapped.undo();
        throw error;
      }
      swapped.done();
    } catch (error) {
      await putBack(client);
      throw error;
    }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { restored: folder, madeAt: manifest.madeAt, tables: manifest.tables.length, rows, files: manifest.files };
  } finally {
    await client.end();
  }
};
