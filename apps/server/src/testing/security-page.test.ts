import { readdirSync, readFileSync } from 'node:fs';
import { pictures } from '@hedgerow/contracts/picture-sign-in';
import { auditKeptMs } from '@hedgerow/domain/audit';
import { cardPictures, cardSessionEnds, cardTries, classTries } from '@hedgerow/domain/class-sign-in';
import { expect, test } from 'vitest';
import { limits } from '../http/rate-limits.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-access': string }>>>> };

test('the page on security names every call with the door that it has', () => {
  const { paths } = JSON.parse(read('openapi.json')) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => `| \`${method.toUpperCase()} ${path}\` | ${call['x-access']} |`),
  );
  const written = read('docs/security.md').split('\n');
  expect(calls.filter((call) => !written.some((line) => line.startsWith(call)))).toEqual([]);
});

const server = (path: string): string => read(`apps/server/src/${path}`);
const at = (text: string): Date => new Date(text);
const hours = (from: string): number => (cardSessionEnds(at(from)).getTime() - at(from).getTime()) / 3_600_000;

/** Sentences of the page, and whether the code says the same. */
const claims: readonly (readonly [said: string, isSo: () => boolean])[] = [
  ['300 calls a minute', () => server('app.ts').includes('callsPerMinute = 300;')],
  ['end after fifteen seconds', () => server('http/json-body.ts').includes('const patience = 15_000;')],
  ['its event stream within twenty seconds', () => server('http/event-stream.ts').includes('20_000')],
  ['ten times an hour for an address', () => limits.takenPerAddress.times === 10 && limits.takenPerAddress.seconds === 3600],
  [
    'after ten wrong guesses at one account the next waits five minutes, then ten, then fifteen',
    () =>
      limits.signInPerAccount.times === 10 &&
      limits.signInPerAccount.seconds === 300 &&
      server('modules/accounts/sessions/login-throttle.repository.ts').includes('longestWaitSeconds = 900;'),
  ],
  ['Two sign-ins are worked on at a time', () => server('http/sign-in-attempts.ts').includes('const atOnce = 2;')],
  ['ten in a row for a card, a hundred for a class', () => cardTries === 10 && classTries === 100],
  [
    'at most one chance in 17',
    // Three of twelve in order, not all alike.
    () => Math.round((pictures.length ** cardPictures - pictures.length) / classTries) === 17,
  ],
  [
    'ends after two hours and at four o’clock, out of school hours after one',
    () => hours('2026-11-30T09:00:00Z') === 2 && hours('2026-11-30T15:00:00Z') === 1 && hours('2026-11-30T18:00:00Z') === 1,
  ],
  ['can come back for thirty days', () => server('modules/accounts/deletion/account-deletion.service.ts').includes('undoDays = 30;')],
  ['it is kept two years', () => auditKeptMs === 2 * 365 * 86_400_000],
];

test.each(claims)('what the page says holds in the code: “%s”', (said, isSo) => {
  expect(read('docs/security.md')).toContain(said);
  expect(isSo()).toBe(true);
});

test('files that the page names in its sentences are there', () => {
  const prose = read('docs/security.md').split('## Every call')[0] ?? '';
  const named = Array.from(prose.matchAll(/`((?:modules|http|adapters|testing|db)\/[\w./-]+)`/g), ([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  const there = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' });
  expect(named.filter((path) => !there.includes(path))).toEqual([]);
});

test('its sentences speak of access, as the code does, and name no book that is not here', () => {
  const prose = read('docs/security.md').split('## Every call')[0] ?? '';
  expect(prose).not.toMatch(/\bdocument [123]\b/);
  expect(prose).not.toMatch(/\b(?:its|without a|the) doors?\b/);
});
