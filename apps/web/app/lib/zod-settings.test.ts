import { problemInWords } from '@hedgerow/contracts/problem-words';
import { expect, test } from 'vitest';
import { config } from 'zod/v4/core';
import { keepZodWithinPolicy } from './zod-settings.ts';

test('zod that is here reads its settings where the page puts them', () => {
  const { jitless: before, customError } = config();
  try {
    config({ jitless: false });
    keepZodWithinPolicy();
    expect(config().jitless).toBe(true);
  } finally {
    config({ jitless: before, customError });
  }
});

test('zod that comes later finds them', () => {
  const place: Parameters<typeof keepZodWithinPolicy>[0] = {};
  keepZodWithinPolicy(place);
  expect(place).toEqual({ __zod_globalConfig: { jitless: true, customError: problemInWords } });
});
