import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { $ZodType, type $ZodTypes, safeEncode } from 'zod/v4/core';

/** A value as JSON, or undefined where it is not plainly what the contract says: then the contract itself is asked. */
type Write = (value: unknown) => string | undefined;

const ofStrings: Write = (value) => (typeof value === 'string' ? JSON.stringify(value) : undefined);
const ofNumbers: Write = (value) => (Number.isFinite(value) ? `${value as number}` : undefined);
const ofIntegers: Write = (value) => (Number.isSafeInteger(value) ? `${value as number}` : undefined);
const ofBooleans: Write = (value) => (typeof value === 'boolean' ? `${value}` : undefined);
const ofNull: Write = (value) => (value === null ? 'null' : undefined);

const oneOf = (values: readonly unknown[]): Write => {
  const written = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => written.get(value);
};

/** Whatever has no short way of its own: formats, checks, transformations. */
const asked =
  (schema: $ZodType): Write =>
  (value) => {
    const { data, success } = safeEncode(schema, value);
    return success ? JSON.stringify(data) : undefined;
  };

const ofArrays =
  (write: Write): Write =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    let text = '[';
    for (let at = 0; at < value.length; at += 1) {
      const item = write(value[at]);
      if (item === undefined) return undefined;
      text += at === 0 ? item : `,${item}`;
    }
    return `${text}]`;
  };

type Field = { readonly key: string; readonly start: string; readonly write: Write; readonly optional: boolean };

/** Of an object what the contract names, and nothing else. */
const ofObjects =
  (fields: readonly Field[]): Write =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const given = value as Readonly<Record<string, unknown>>;
    let text = '';
    for (const { key, start, write, optional } of fields) {
      const inside = given[key];
      if (inside === undefined && optional) continue;
      const written = write(inside);
      if (written === undefined) return undefined;
      text += text === '' ? start + written : `,${start}${written}`;
    }
    return `{${text}}`;
  };

/** The first that fits, as the contract tries them. */
const ofUnions =
  (writes: readonly Write[]): Write =>
  (value) => {
    for (const write of writes) {
      const written = write(value);
      if (written !== undefined) return written;
    }
    return undefined;
  };

const orNull =
  (write: Write): Write =>
  (value) =>
    value === null ? 'null' : write(value);

type Definition = $ZodTypes['_zod']['def'];
const definitionOf = (schema: $ZodType): Definition => (schema as unknown as { readonly def: Definition }).def;

/** Writers of a contract's parts; one that holds itself is met again through its own name. */
const writerFor = (schema: $ZodType, known: Map<$ZodType, Write>): Write => {
  const before = known.get(schema);
  if (before !== undefined) return before;
  known.set(schema, (value) => known.get(schema)?.(value));
  const write = plainWriter(definitionOf(schema), known) ?? asked(schema);
  known.set(schema, write);
  return write;
};

const fieldsOf = (shape: Readonly<Record<string, $ZodType>>, known: Map<$ZodType, Write>): Field[] =>
  Object.entries(shape).map(([key, schema]) => {
    const own = definitionOf(schema);
    const optional = own.type === 'optional';
    return { key, start: `${JSON.stringify(key)}:`, write: writerFor(optional ? own.innerType : schema, known), optional };
  });

const plainWriter = (def: Definition, known: Map<$ZodType, Write>): Write | undefined => {
  if (def.checks !== undefined && def.checks.length > 0) return undefined;
  if (def.type === 'string') return 'format' in def ? undefined : ofStrings;
  if (def.type === 'number' && 'format' in def) return def.format === 'safeint' ? ofIntegers : undefined;
  if (def.type === 'number') return ofNumbers;
  if (def.type === 'boolean') return ofBooleans;
  if (def.type === 'null') return ofNull;
  if (def.type === 'enum') return oneOf(Object.values(def.entries));
  if (def.type === 'literal') return oneOf(def.values);
  if (def.type === 'nullable') return orNull(writerFor(def.innerType, known));
  if (def.type === 'readonly') return writerFor(def.innerType, known);
  if (def.type === 'array') return ofArrays(writerFor(def.element, known));
  if (def.type === 'union') return ofUnions(def.options.map((option) => writerFor(option, known)));
  if (def.type === 'object' && def.catchall === undefined) return ofObjects(fieldsOf(def.shape, known));
  return undefined;
};

/** How an answer of this contract is written in one pass, instead of being parsed, copied and then written. */
export const compiledAnswer = (schema: $ZodType): Write => writerFor(schema, new Map());

/**
 * Every answer is held against its contract on its way out, and only what the contract names leaves. Most are plainly right, and are written
 * as they are looked at; whatever is not goes the long way, which says what is wrong with it.
 */
export const answerCompiler: FastifySerializerCompiler<$ZodType> = (route) => {
  const parsed = serializerCompiler(route);
  const { schema } = route;
  if (!(schema instanceof $ZodType)) return parsed;
  let write: Write | undefined;
  return (data) => {
    write ??= compiledAnswer(schema);
    return write(data) ?? parsed(data);
  };
};
