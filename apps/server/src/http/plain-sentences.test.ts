import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { anAdministrator, anOperator, aPupil, aTeacher } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
type Schema = { readonly $ref?: string; readonly properties?: Readonly<Record<string, unknown>> };
type Call = { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } };
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

/** What a validator, a parser or a framework says to programmers. */
const forProgrammers =
  /invalid (?:input|option|key|element|union|string|number|uuid|url|iso|format)|expected|received|too (?:big|small)|unrecognized|must match|\bJSON\b|content-type|\bbody\b|undefined|\bnull\b|regex|pattern|character\(s\)|>=|<=/i;
const nobody = '01a1fd6f-0000-7000-8000-000000000000';

let callers: readonly Caller[] = [];
beforeAll(async () => {
  const pupil = await aPupil(testApp());
  callers = [
    pupil.parent,
    pupil,
    await aTeacher(testApp()),
    await anAdministrator(testApp()),
    await anOperator(testApp()),
    testApp().visitor(),
  ];
});

const described = (): Described => testApp().app.swagger() as unknown as Described;

/** Each call that takes JSON, with the names of the fields that it reads. */
const callsOf = ({ paths, components }: Described) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      if (schema === undefined) return [];
      const own = schema.$ref === undefined ? schema : components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
      return [
        { method: method.toUpperCase() as 'POST', url: path.replaceAll(/\{[^}]+\}/g, nobody), fields: Object.keys(own?.properties ?? {}) },
      ];
    }),
  );

const malformed = (fields: readonly string[]): readonly string[] => [
  '{}',
  '[]',
  '"x"',
  'null',
  '{"a":',
  ...[7, 'x', '', null, [], {}, [{}], 'x'.repeat(30_000)].map((value) =>
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, value]))),
  ),
];

/** The first who may make the call at all says what it answers, and is asked first about its next body. */
const answerTo = async (method: 'POST', url: string, payload: string, asked: { first?: Caller }) => {
  for (const caller of new Set(asked.first === undefined ? callers : [asked.first, ...callers])) {
    const answer = await caller.send({ method, url, headers: { 'content-type': 'application/json' }, payload });
    if ([401, 403, 429].includes(answer.statusCode)) continue;
    asked.first = caller;
    return answer;
  }
  return undefined;
};

type Answer = Awaited<ReturnType<Caller['send']>>;
/** The message, or the words of a page: a learning platform's browser is answered with one. */
const saidBy = (answer: Answer): string =>
  answer.headers['content-type']?.toString().startsWith('text/html') === true
    ? answer.body.replace(/^.*<main[^>]*>/su, '').replaceAll(/<[^>]*>/gu, ' ')
    : answer.json<{ message: string }>().message;

test('no call of the whole API answers a malformed body with a validator’s own sentence, or fails', async () => {
  const wrong = new Set<string>();
  let read = 0;
  // What ends the callers' sessions is left out: its body says nothing.
  const calls = callsOf(described()).filter(({ url }) => !/logout|sign-out/.test(url));
  expect(calls.length).toBeGreaterThan(80);
  for (const { method, url, fields } of calls) {
    const asked = {};
    for (const payload of malformed(fields)) {
      const answer = await answerTo(method, url, payload, asked);
      if (answer === undefined || answer.statusCode < 400) continue;
      const message = saidBy(answer);
      read += 1;
      if (answer.statusCode >= 500 || forProgrammers.test(message)) wrong.add(`${method} ${url}: ${answer.statusCode} ${message}`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(read).toBeGreaterThan(500);
}, 180_000);
