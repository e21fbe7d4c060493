import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const mistakesOf = (settings: Record<string, string>): readonly string[] => {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
};
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://hedgerow.example' };
const keys = (kind: 'test' | 'live') => ({
  STRIPE_SECRET_KEY: `sk_${kind}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

test('production takes live keys; without keys or with test keys only when a trial is wanted', () => {
  expect(mistakesOf({ ...production, ...keys('live') })).toEqual([]);
  expect(mistakesOf(production)).toEqual([expect.stringContaining('Payments are not configured')]);
  expect(mistakesOf({ ...production, ...keys('test') })).toEqual([expect.stringContaining('STRIPE_SECRET_KEY is a test key')]);
  for (const given of [{}, keys('test')]) expect(mistakesOf({ ...production, ...given, PAYMENTS_SANDBOX: 'allow' })).toEqual([]);
});

test('keys that do not belong together are refused, one line a mistake', () => {
  expect(mistakesOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    expect.stringContaining('STRIPE_PUBLISHABLE_KEY is missing'),
    expect.stringContaining('STRIPE_WEBHOOK_SECRET is missing'),
  ]);
  expect(mistakesOf({ ...keys('live'), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([expect.stringContaining('different modes')]);
  expect(mistakesOf({ ...keys('live'), STRIPE_API_BASE: 'http://127.0.0.1:4210' })).toEqual([expect.stringContaining('live key')]);
  expect(mistakesOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([expect.stringContaining('STRIPE_SECRET_KEY is missing')]);
});

test.each([
  'https://learn.example.org',
  'http://learn.example.org',
  'https://localhost',
  'http://192.168.0.4:3000',
  'http://localhost.example.org',
])('outside production %s is refused: letters and the known password would be everybody’s', (url) => {
  for (const mode of [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])
    expect(mistakesOf({ ...mode, PUBLIC_URL: url })).toEqual([expect.stringContaining('Set NODE_ENV=production')]);
});

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://127.0.4.9', 'http://[::1]:4000', 'http://hedgerow.localhost:4000'])(
  'this machine as %s is fine for trying things out',
  (url) => {
    expect(mistakesOf({ PUBLIC_URL: url })).toEqual([]);
  },
);

const pooled = { DATABASE_URL: 'postgres://pooler/hedgerow', DATABASE_DIRECT_URL: 'postgres://postgres/hedgerow' };

test('a pooler comes with the address of PostgreSQL itself, and keeps no prepared statements unless it is said to', () => {
  expect(readConfig({ DATABASE_URL: pooled.DATABASE_URL }).database).toMatchObject({ pooled: false, prepares: true });
  const behind = readConfig(pooled).database;
  expect(behind).toEqual({ url: pooled.DATABASE_URL, directUrl: pooled.DATABASE_DIRECT_URL, pooled: true, prepares: false });
  expect(readConfig({ ...pooled, DATABASE_PREPARED: 'on' }).database).toMatchObject({ pooled: true, prepares: true });
  expect(mistakesOf({ DATABASE_DIRECT_URL: pooled.DATABASE_DIRECT_URL })).toEqual([expect.stringContaining('DATABASE_URL is missing')]);
  expect(mistakesOf({ DATABASE_REPLICA_URL: pooled.DATABASE_URL })).toEqual([expect.stringContaining('DATABASE_URL is missing')]);
  expect(mistakesOf({ DATABASE_URL: pooled.DATABASE_URL, DATABASE_PREPARED: 'off' })).toEqual([
    expect.stringContaining('DATABASE_PREPARED is about a pooler'),
  ]);
  expect(mistakesOf({ ...pooled, QUEUE_CONNECTIONS: '0' })).toEqual(['QUEUE_CONNECTIONS: must be 1 or more']);
});

test('wallets are off unless they are switched on', () => {
  expect(readConfig({ ...production, ...keys('live') }).stripe?.wallets).toBe(false);
  expect(readConfig({ ...production, ...keys('live'), STRIPE_WALLETS: 'on' }).stripe?.wallets).toBe(true);
  expect(mistakesOf({ ...production, ...keys('live'), STRIPE_WALLETS: 'yes' })).toEqual([expect.stringContaining('STRIPE_WALLETS')]);
});
