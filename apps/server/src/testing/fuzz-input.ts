import fc from 'fast-check';

/** As much of JSON Schema as the contracts use. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
};

type Json = fc.Arbitrary<unknown>;

/** What every object answers to, whether anybody put it there or not. */
export const inheritedNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'] as const;

const text = ({ minLength = 0, maxLength = 40 }: JsonSchema): Json =>
  fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) }) },
    { weight: 1, arbitrary: fc.constantFrom(...inheritedNames) },
  );

/** Bodies that the schema allows, or nearly; `ids` are of things that exist. */
const fitting = (schema: JsonSchema, ids: readonly string[]): Json => {
  const one = (inner: JsonSchema): Json => fitting(inner, ids);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(one));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type: string) => one({ ...schema, type })));
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer')
    return fc.integer({ min: Math.max(schema.minimum ?? 0, -(2 ** 31)), max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 31) });
  if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (schema.type === 'array') return fc.array(one(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 6, 25) });
  if (schema.properties === undefined) return fc.jsonValue();
  const parts = Object.entries(schema.properties).map(([name, inner]) => [name, one(inner)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...(schema.required ?? [])] });
};

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** What no schema allows, and what is allowed but seldom thought of. */
const oddTexts = [
  '\0',
  'a\0b@x.test',
  '\uD800',
  '\u202E',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '<script>1</script>',
  '$\\input{x}$',
  '',
];
const oddValues = [1e308, -1, -0.5, 2 ** 53, null, true, [], {}, 'x'.repeat(100_000), nested(60)];
const poison = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'].map((json): unknown => JSON.parse(json));
const nasty = fc.oneof(fc.jsonValue(), fc.constantFrom(...oddTexts, ...oddValues, ...poison));

/** One thing of a fitting body is taken away, put in, or put in place of another. */
const spoilt = (body: Json): Json =>
  fc.tuple(body, nasty, fc.nat(9), fc.nat(5)).map(([good, bad, at, how]) => {
    if (good === null || typeof good !== 'object' || how === 0) return bad;
    const copy: Record<string, unknown> = { ...good };
    const key = Object.keys(copy)[at % Math.max(1, Object.keys(copy).length)] ?? 'extra';
    if (how === 1) delete copy[key];
    else if (how === 2) copy[`extra${at}`] = bad;
    else copy[key] = bad;
    return copy;
  });

export const hostileBody = (schema: JsonSchema, ids: readonly string[]): Json => {
  const good = fitting(schema, ids);
  return fc.oneof({ arbitrary: spoilt(good), weight: 3 }, { arbitrary: good, weight: 1 });
};

export const hostileSegment = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 3 },
    fc.uuid(),
    fc.string({ unit: 'grapheme', minLength: 1 }).map((odd) => encodeURIComponent(odd.toWellFormed())),
    fc.constantFrom('%00', '%', '..', '%E0%A4%A', '%2e%2e%2f', 'null', '-1', 'x'.repeat(5000)),
  );

export const hostileCookie = fc.constantFrom(
  '=;;=',
  '__proto__=1',
  'hedgerow.session_token=abc.def',
  'hedgerow.session_token=%E0%A4%A',
  'hedgerow.session_token=a\u00FF',
  `hedgerow.session_token=${'a'.repeat(4000)}`,
);

export const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 12 },
  fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'multipart/form-data', 'x', ''),
);

const part = (head: string, content: string): string => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

/** Multipart bodies with the boundary `b`: some whole, most not. */
export const hostileForm = fc.oneof(
  fc
    .tuple(fc.constantFrom('file', 'subject', '', '__proto__', 'a\0'), fc.string({ unit: 'binary' }))
    .map(([name, content]) => `${part('name="subject"', 'maths')}${part(`name="${name}"; filename="../../x\0.png"`, content)}--b--\r\n`),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '--b',
    '--b--\r\n',
    part('name="file"; filename="a.pdf"', '%PDF-1.4'),
    `${part('name="file"; filename=""', '')}--b--\r\n`,
    `${part('name="topic"', 'x'.repeat(5000)).repeat(20)}--b--\r\n`,
    `${part('name="__proto__"', '1')}${part('name="file"; filename="a.png"', 'no picture')}--b--\r\n`,
  ),
);
