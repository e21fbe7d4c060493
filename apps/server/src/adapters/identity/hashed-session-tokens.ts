import { hash } from 'node:crypto';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

type MakeAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Inner = Omit<Adapter, 'transaction'>;
type Where = Parameters<Adapter['findOne']>[0]['where'][number];

/** What is kept of a session's token: whoever reads the table, or a backup of it, can make no cookie from it. */
export const sessionTokenHash = (token: string): string => hash('sha256', token);

const isToken = (model: string, { field }: Where): boolean => model === 'session' && field === 'token';

const hashed = (value: Where['value']): Where['value'] => {
  if (typeof value === 'string') return sessionTokenHash(value);
  return Array.isArray(value) ? value.map((one) => sessionTokenHash(String(one))) : value;
};

const byHash = <Ask extends { readonly model: string; readonly where: Where[] }>(ask: Ask): Ask => ({
  ...ask,
  where: ask.where.map((one) => (isToken(ask.model, one) ? { ...one, value: hashed(one.value) } : one)),
});

/** The row as the library knows it: with the token that it asked by, since the row has only the hash. */
const withToken = <Row>(row: Row, token: unknown): Row =>
  typeof row === 'object' && row !== null && typeof token === 'string' ? { ...row, token } : row;

const askedBy = ({ model, where }: { readonly model: string; readonly where: Where[] }): unknown =>
  where.find((one) => isToken(model, one))?.value;

const innerByHash = (adapter: Inner): Inner => ({
  ...adapter,
  create: async <Data extends Record<string, unknown>, Row = Data>(ask: { model: string; data: Omit<Data, 'id'> }): Promise<Row> => {
    const token = ask.model === 'session' && 'token' in ask.data ? ask.data['token'] : undefined;
    if (typeof token !== 'string') return adapter.create<Data, Row>(ask);
    return withToken(await adapter.create<Data, Row>({ ...ask, data: { ...ask.data, token: sessionTokenHash(token) } }), token);
  },
  findOne: async <Row>(ask: Parameters<Adapter['findOne']>[0]) => withToken(await adapter.findOne<Row>(byHash(ask)), askedBy(ask)),
  findMany: (ask) => adapter.findMany(ask.where === undefined ? ask : byHash({ ...ask, where: ask.where })),
  update: async <Row>(ask: Parameters<Adapter['update']>[0]) => withToken(await adapter.update<Row>(byHash(ask)), askedBy(ask)),
  updateMany: (ask) => adapter.updateMany(byHash(ask)),
  delete: (ask) => adapter.delete(byHash(ask)),
  deleteMany: (ask) => adapter.deleteMany(byHash(ask)),
});

/** The library's adapter with sessions kept by the hash of their token, inside its transactions too. */
export const hashedSessionTokens =
  (make: MakeAdapter): MakeAdapter =>
  (options) => {
    const adapter = make(options);
    return {
      ...adapter,
      ...innerByHash(adapter),
      transaction: (work) => adapter.transaction((inner) => work(innerByHash(inner))),
    };
  };
