import { env } from 'node:process';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ErrorBody } from '@hedgerow/contracts/errors';
import { contentType, hostileBody, hostileCookie, hostileForm, hostileSegment, type JsonSchema } from './fuzz-input.ts';
import { startTestApp } from './test-app.ts';
import { anAdministrator, anOperator, aPupil, aTeacher } from './people.ts';
import { runs as runsOf } from './runs.ts';
import { aClass } from './school.ts';

const testApp = startTestApp();
/** Requests a call. A longer hunt: FUZZ_RUNS=2000 FUZZ_SEED=7 npx vitest run --project server fuzz. */
const runs = Number(env['FUZZ_RUNS'] ?? runsOf(8, 60));
const seed = Number(env['FUZZ_SEED'] ?? 20_261_121);

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Whose call it is: hostile input says most where it comes past the door. */
  readonly 'x-access'?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

/** A stream of events has no end to wait for. */
const endless = new Set(['/api/events']);

/** The document without references: each named schema stands where it is meant. */
const spelledOut = (document: unknown): unknown => {
  const { components } = document as { components: { schemas: Readonly<Record<string, unknown>> } };
  const expand = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(expand);
    if (typeof part !== 'object' || part === null) return part;
    if ('$ref' in part && typeof part.$ref === 'string') return expand(components.schemas[part.$ref.split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, expand(value)]));
  };
  return expand(document);
};

const everyCall = (): readonly Call[] => {
  const { paths } = spelledOut(testApp().app.swagger()) as { paths: Record<string, Record<string, Omit<Call, 'method' | 'path'>>> };
  return Object.entries(paths)
    .filter(([path]) => !endless.has(path))
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() as Call['method'] })),
    );
};

/** A family and a school with something, and the ids of what they have. */
const settle = async () => {
  const pupil = await aPupil(testApp());
  const administrator = await anAdministrator(testApp());
  const [teacher, operator] = await Promise.all([aTeacher(testApp(), { schoolId: administrator.schoolId }), anOperator(testApp())]);
  const classId = await aClass(testApp(), teacher, [pupil]);
  const wish = { subject: 'maths', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
  const made = await Promise.all([pupil.post('/api/assessments/generate', wish), pupil.post('/api/revision-guides/generate', wish)]);
  const ids = made.map((answer) => answer.json<{ id?: string }>().id).filter((id) => id !== undefined);
  const people = { pupil, parent: pupil.parent, teacher, administrator, operator };
  return { people, ids: [pupil.id, pupil.parent.id, teacher.id, classId, ...ids] };
};
type House = Awaited<ReturnType<typeof settle>>;
type Who = keyof House['people'] | 'visitor';
const everybody: readonly Who[] = ['visitor', 'pupil', 'parent', 'teacher', 'administrator', 'operator'];
const mayCall = new Map<string, readonly Who[]>([
  ['pupil', ['pupil']],
  ['family', ['pupil', 'parent']],
  ['home-and-school', ['pupil', 'parent', 'teacher']],
  ['own-account', ['parent', 'teacher', 'administrator']],
  ['adult', ['parent', 'teacher', 'administrator', 'operator']],
  ['parent', ['parent']],
  ['owner', ['parent']],
  ['teacher', ['teacher']],
  ['administrator', ['administrator']],
  ['operator', ['operator']],
]);

/** Some calls end a session when they succeed: then there are new people for the next call. */
const stillHere = async ({ people }: House): Promise<boolean> => {
  const answers = await Promise.all(Object.values(people).map((person) => person.get('/api/auth/user')));
  return answers.every(({ statusCode }) => statusCode === 200);
};

const requestsFor = (call: Call, { ids }: House) => {
  const json = call.requestBody?.content['application/json']?.schema;
  const form = call.requestBody?.content['multipart/form-data'];
  const body = json ? hostileBody(json, ids).map((value) => JSON.stringify(value)) : form ? hostileForm : fc.constant(undefined);
  const named = (place: string) => (call.parameters ?? []).filter((parameter) => parameter.in === place);
  const segments = (place: string) => fc.record(Object.fromEntries(named(place).map(({ name }) => [name, hostileSegment(ids)])));
  return fc.record({
    body,
    path: segments('path'),
    query: segments('query'),
    type: form ? fc.constantFrom('multipart/form-data; boundary=b', 'multipart/form-data', 'application/json') : contentType,
    cookie: fc.option(hostileCookie, { freq: 6, nil: undefined }),
    who: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(mayCall.get(call['x-access'] ?? '') ?? everybody)) },
      { weight: 1, arbitrary: fc.constantFrom(...everybody) },
    ),
  });
};

/** These are opened from a letter or inside a learning platform, by somebody who reads: they answer with a page. */
const pages = new Set([
  'GET /api/letters/off',
  'GET /api/letters/on',
  'POST /api/letters/on',
  'GET /api/lti/login',
  'GET /api/lti/register',
  'POST /api/lti/login',
  'POST /api/lti/launch',
  'POST /api/lti/enter',
  'POST /api/lti/deep-link',
]);

/** What is wrong with an answer, in a few words; undefined when nothing is. */
const fault = (call: Call, { statusCode: status, headers, body: text }: LightMyRequestResponse): string | undefined => {
  if (status >= 500) return `answers ${status}`;
  if (pages.has(`${call.method} ${call.path}`) && String(headers['content-type']).startsWith('text/html'))
    return /<html lang="en-GB">.*<h1>[^<]+<\/h1>/s.test(text) ? undefined : `answers ${status} with a page that says nothing`;
  if (status >= 400) {
    const body = ErrorBody.safeParse(String(headers['content-type']).includes('json') ? JSON.parse(text) : text);
    if (!body.success) return `answers ${status} in another shape than errors have`;
    return body.data.error === body.data.message ? undefined : 'says two different things in error and message';
  }
  // Links in mail lead on to a page: of ours, whatever was asked for.
  if (status >= 300) return /^\/(?!\/)/.test(headers.location ?? '') ? undefined : `leads away, to ${headers.location}`;
  const declared = call.responses[String(status)];
  if (declared === undefined) return `answers ${status}, which it does not declare`;
  const schema = declared.content?.['application/json']?.schema;
  if (schema === undefined) return undefined;
  const answer = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(JSON.parse(text));
  return answer.success ? undefined : 'answers off its schema';
};

test(
  'no call breaks or leaves the declared shapes, whatever anybody sends it, from visitors to operators',
  async () => {
    const found = new Map<string, string>();
    let house = await settle();
    for (const call of everyCall()) {
      if (!(await stillHere(house))) house = await settle();
      for (const { body, path, query, type, cookie, who } of fc.sample(requestsFor(call, house), { numRuns: runs, seed })) {
        const own = who === 'visitor' ? undefined : house.people[who].cookie();
        const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
        const answer = await testApp().app.inject({
          method: call.method,
          url: `${filled}?${Object.entries(query)
            .map((pair) => pair.join('='))
            .join('&')}`,
          headers: {
            origin: 'http://localhost:3000',
            cookie: [cookie, own].filter(Boolean).join('; '),
            ...(body === undefined ? {} : { 'content-type': type }),
          },
          ...(body === undefined ? {} : { payload: body }),
        });
        const wrong = fault(call, answer);
        const name = `${call.method} ${call.path} ${wrong}`;
        if (wrong !== undefined && !found.has(name))
          found.set(
            name,
            `${name}: ${who} sent ${JSON.stringify({ path, query, type, cookie, body })?.slice(0, 400)}; answer ${answer.body.slice(0, 200)}`,
          );
      }
    }
    expect([...found.values()]).toEqual([]);
  },
  300_000 + runs * 5000,
);
