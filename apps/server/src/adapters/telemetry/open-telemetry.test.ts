import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPupil } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type Value = { readonly stringValue?: string; readonly intValue?: number };
type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};
type Sent = {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
  readonly resourceMetrics?: readonly { readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[] }[];
};

/** Takes what is sent, as a collector would. */
const startCollector = async () => {
  const bodies: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers['x-collector-key'])}`);
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bodies, asked, stop: () => server.close() };
};

const collector = await startCollector();
const testApp = startTestApp({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=seven%20keys',
  OTEL_TRACES_SAMPLER_ARG: '1',
});
afterAll(() => collector.stop());

let secrets: readonly string[] = [];

beforeAll(async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_practice', year: 9, firstName: 'Zebulon' });
  const wish = { subject: 'maths', difficulty: 'intermediate', numQuestions: 10 };
  await pupil.post('/api/assessments/generate', { ...wish, topic: 'Fractions' });
  await pupil.post('/api/assessments/generate', { ...wish, topic: 'the purple hippopotamus of my aunt' });
  await pupil.send({ url: '/api/assessments/01990000-0000-7000-8000-000000000000?word=hippopotamus' });
  await pupil.send({ url: '/api/simple-auth/profile' });
  const { rows } = await testApp().database.pool.query<Record<string, string>>(
    `select u.email, u.username, u.first_name, u.last_name, u.id, c.family_id, s.token from "user" u
      left join child c on c.id = u.id left join session s on s.user_id = u.id`,
  );
  secrets = [...new Set(rows.flatMap((row) => Object.values(row)).filter((value) => value !== null && value.length > 3))];
  await testApp().services.telemetry?.close();
});

const sent = (): readonly Sent[] => collector.bodies.map((body) => JSON.parse(body) as Sent);
const spans = (): readonly Span[] =>
  sent().flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a call is a span by its pattern and status, with the statements that it asked under it', () => {
  const made = spans().find(({ name }) => name === 'POST /api/assessments/generate');
  expect(made && attributesOf(made)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/assessments/generate',
    'http.response.status_code': 200,
  });
  const under = spans().filter(({ parentSpanId, traceId }) => parentSpanId === made?.spanId && traceId === made?.traceId);
  const names = under.map(({ name }) => name);
  // The session before the body was read, the rows after it.
  expect(names).toContain('select session');
  expect(names).toContain('insert assessment');
  const missing = spans().find(({ name }) => name === 'GET /api/assessments/:id');
  expect(missing && attributesOf(missing)['http.response.status_code']).toBe(404);
});

test('nobody’s name, address, id, session or words are in what is sent', () => {
  const text = collector.bodies.join('\n').toLowerCase();
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
  for (const word of ['hippopotamus', 'fractions']) expect(text).not.toContain(word);
  // With its dash: a time in nanoseconds may have the same figures.
  expect(text).not.toContain('01990000-');
  const keys = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual([
    'db.collection.name',
    'db.operation.name',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
});

test('figures are sent too, and the collector’s key goes with both', () => {
  const names = sent().flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name))),
  );
  expect(new Set(names)).toEqual(new Set(['http.server.request.duration', 'db.client.operation.duration', 'process.memory.usage']));
  expect(new Set(collector.asked)).toEqual(new Set(['/v1/traces seven keys', '/v1/metrics seven keys']));
});

test('where nothing is collected nothing of it is loaded: one file knows the packages, and it is imported when it is asked for', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const having = (words: RegExp) => files.filter((name) => words.test(readFileSync(join(source, name), 'utf8')));
  expect(having(/from '@opentelemetry\//)).toEqual(['adapters/telemetry/open-telemetry.ts']);
  expect(having(/^import .*open-telemetry\.ts/m)).toEqual([]);
  expect(having(/await import\('.*open-telemetry\.ts'\)/)).toEqual(['infrastructure/open-infrastructure.ts']);
});
