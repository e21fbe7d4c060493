import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { safeEncode } from 'zod/v4/core';
import { compiledAnswer } from './compiled-answers.ts';

const Pet = z.object({ name: z.string(), age: z.nullable(z.int()) });
const Answer = z.object({
  id: z.string(),
  'a "quoted" key': z.optional(z.boolean()),
  kind: z.enum(['day', 'night']),
  weight: z.number(),
  pets: z.array(Pet),
  first: z.nullable(Pet),
  state: z.discriminatedUnion('is', [z.object({ is: z.literal('on'), since: z.int() }), z.object({ is: z.literal('off') })]),
  either: z.union([z.int(), z.string()]),
  short: z.string().check(z.maxLength(3)),
  counts: z.record(z.string(), z.int()),
  never: z.null(),
});

const right = {
  id: 'a "b" \\ \u2028 \ud83d\ude00',
  kind: 'night',
  weight: 1.5,
  pets: [
    { name: 'Bo', age: null },
    { name: 'Mo', age: 3 },
  ],
  first: null,
  state: { is: 'on', since: 4 },
  either: 'seven',
  short: 'abc',
  counts: { one: 1 },
  never: null,
};
const write = compiledAnswer(Answer);
const theLongWay = (value: unknown): string | undefined => {
  const { success, data } = safeEncode(Answer, value as z.output<typeof Answer>);
  return success ? JSON.stringify(data) : undefined;
};

test('an answer that is right is written as its contract would write it', () => {
  expect(write(right)).toBe(theLongWay(right));
  expect(write({ ...right, 'a "quoted" key': true })).toBe(theLongWay({ ...right, 'a "quoted" key': true }));
});

test('what the contract does not name does not leave, however deep it lies', () => {
  const more = {
    ...right,
    password: 'secret',
    pets: [{ name: 'Bo', age: 1, password: 'secret' }],
    state: { is: 'off', password: 'secret' },
  };
  expect(write(more)).toBe(theLongWay(more));
  expect(write(more)).not.toContain('secret');
});

test('what is not plainly right is left to the contract', () => {
  const wrong: readonly object[] = [
    { ...right, id: 7 },
    { ...right, id: undefined },
    { ...right, kind: 'noon' },
    { ...right, kind: 'constructor' },
    { ...right, weight: Number.NaN },
    { ...right, weight: Number.POSITIVE_INFINITY },
    { ...right, pets: [{ name: 'Bo', age: 1.5 }] },
    { ...right, pets: { 0: { name: 'Bo', age: 1 } } },
    { ...right, first: [] },
    { ...right, state: { is: 'on' } },
    { ...right, short: 'abcd' },
    { ...right, counts: { one: 'one' } },
    { ...right, never: 0 },
    [right],
  ];
  expect(wrong.map(write)).toEqual(wrong.map(() => undefined));
  expect(wrong.map(theLongWay)).toEqual(wrong.map(() => undefined));
});

test('whatever is given, it writes what the contract would, or nothing', () => {
  const part = fc.oneof(fc.constantFrom(...Object.values(right)), fc.anything({ maxDepth: 1 }));
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(right), 'a "quoted" key'), part)
    .map(([key, value]) => ({ ...right, [key]: value }));
  fc.assert(
    fc.property(changed, (value) => {
      expect(write(value)).toBe(theLongWay(value));
    }),
    { numRuns: 500 },
  );
});

type Branch = { readonly name: string; readonly below: readonly Branch[] };
const Branch: z.ZodMiniType<Branch> = z.object({
  name: z.string(),
  get below() {
    return z.array(Branch);
  },
});

test('a contract that holds itself is written to its end', () => {
  const tree = { name: 'oak', below: [{ name: 'bough', below: [{ name: 'twig', below: [] }] }] };
  expect(compiledAnswer(Branch)(tree)).toBe(JSON.stringify(tree));
});
