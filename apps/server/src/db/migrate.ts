import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, escapeIdentifier } from 'pg';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
/** Any number will do, as long as nothing else locks it. */
const lock = 7_464_431;

/** Brings the schema up to date. Several processes may start together: one migrates, the others wait and find it done. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};

/** Makes a database of an embedded server unless it is there; `template` copies another one. */
export const ensureDatabase = async (adminUrl: string, name: string, template?: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    const from = template === undefined ? '' : ` template ${escapeIdentifier(template)}`;
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
};
