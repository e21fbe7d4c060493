import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { AppError } from '@hedgerow/domain/errors';
import { untilLetGo, workAlone } from '../../db/locks.ts';
import { isBeforeFirstRelease, knownMigrations, migrateInside } from '../../db/migrate.ts';
import type { Manifest } from './backup.ts';
import { checkBackup } from './check-backup.ts';
import { layFilesBeside, writePlan } from './restored-files.ts';
import { markRestored, settleFiles } from './settle-restore.ts';
import { readTable, tablesInOrder } from './table-files.ts';

const ManifestShape = z.object({
  hedgerow: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.number()),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), sha256: z.string() })),
  files: z.array(z.string()),
  sums: z.record(z.string(), z.string()).optional(),
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

const aside = ['public', 'drizzle'] as const;

/** Names alone change: whoever else is connected and reads is in nobody's way. */
const moveAside = async (client: Client): Promise<void> => {
  for (const schema of aside) {
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`drop schema if exists ${schema}_before_restore cascade`);
    await client.query(`alter schema ${schema} rename to ${schema}_before_restore`);
  }
  await client.query('create schema public');
};

export type RestoreRequest = { readonly databaseUrl: string; readonly dataDir: string; readonly from: string };

/** The tables as they were on the day of the backup, filled, and brought up to this release. */
const fill = async (client: Client, folder: string, manifest: Manifest): Promise<void> => {
  await migrateInside(client, manifest.migrations);
  const files = new Map(manifest.tables.map((file) => [file.table, file]));
  for (const table of await tablesInOrder(client)) {
    const file = files.get(table);
    if (file !== undefined) await readTable(client, join(folder, 'database'), file);
  }
  await migrateInside(client);
};

/**
 * Puts a backup in the place of what is there, as a whole or not at all. It is read to its end first. Then everything of the database
 * happens in one transaction, and the files, which lie ready beside the old ones, follow when it is committed. What was there before
 * is kept until the next backup.
 */
export const restore = async ({ databaseUrl, dataDir, from }: RestoreRequest): Promise<Readonly<Record<string, unknown>>> => {
  const folder = resolve(from);
  const manifest = readManifest(folder);
  await checkBackup(folder, manifest);
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await workAlone(client);
    await settleFiles(client, dataDir);
    try {
      layFilesBeside(dataDir, folder, manifest.files);
      await client.query('begin');
      await untilLetGo(client, () => moveAside(client));
      await fill(client, folder, manifest);
      const plan = writePlan(dataDir, manifest.files);
      await markRestored(client, plan.id);
      await client.query('commit');
    } catch (error) {
      // A commit whose answer was lost may have been one: the database says. One that is away leaves the plan for `settle-restore`.
      await client.query('rollback').then(
        () => settleFiles(client, dataDir),
        () => undefined,
      );
      throw error;
    }
    await settleFiles(client, dataDir);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { restored: folder, madeAt: manifest.madeAt, tables: manifest.tables.length, rows, files: manifest.files };
  } finally {
    await client.end();
  }
};
