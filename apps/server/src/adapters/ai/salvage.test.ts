import { assert, json, property } from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { salvageJson } from './salvage.ts';

test('JSON in a fence between sentences is found', () => {
  expect(salvageJson('Of course! Here it is:\n```json\n{"questions": [{"stem": "What is {x}?"}]}\n```\nAnything else?')).toEqual({
    questions: [{ stem: 'What is {x}?' }],
  });
});

test('an answer that was cut off keeps its whole items', () => {
  expect(salvageJson('{"questions": [{"a": 1}, {"a": [2, 3]}, {"a": "cut o')).toEqual({ questions: [{ a: 1 }, { a: [2, 3] }] });
});

test.each(['', 'I cannot help with that.', '{"a": ', '{nonsense}'])('nothing is made of “%s”', (text) =>
  expect(salvageJson(text)).toBeUndefined(),
);

test('whatever is JSON is read as it is, with words around it', () => {
  const isReadBack = property(json(), (text) => {
    const value: unknown = JSON.parse(text);
    return typeof value !== 'object' || value === null || isDeepStrictEqual(salvageJson(`Answer: ${text} Done.`), value);
  });
  expect(() => assert(isReadBack)).not.toThrow();
});

test('cut anywhere, the answer is an object or nothing, never an error', () => {
  const isSafe = property(json(), (text) => {
    for (let at = 0; at < text.length; at += 7) salvageJson(text.slice(0, at));
  });
  expect(() => assert(isSafe)).not.toThrow();
});
