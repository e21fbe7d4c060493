import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { makeServer } from '@hedgerow/server/src/http/server.ts';

/** The least that an answer from the database can cost here: Fastify, one prepared query, JSON. No session, no rules, no schema. */
export const serveFloor = async (databaseUrl: string): Promise<void> => {
  const { pool } = openDatabase(databaseUrl);
  const app = makeServer({ logLevel: 'silent', logFormat: 'json', trustProxy: [] });
  const text = 'select id, email, first_name, last_name, role, created_at from "user" where id = $1';
  app.get<{ Params: { id: string } }>('/user/:id', async (request) => {
    const { rows } = await pool.query({ name: 'floor', text, values: [request.params.id] });
    return rows[0];
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.stderr.write(`The floor is ready: http://localhost:${typeof address === 'object' ? address?.port : ''}\n`);
  process.on('SIGTERM', () => process.exit(0));
};
