import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionTokens } from './session-cookie.ts';

const secret = 'quiet heron';
const cookie = (token: string, by = secret): string =>
  `session=${encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`)}`;

test('a cookie of ours says its token, again and again, and nobody else’s does', () => {
  const tokenOf = sessionTokens('session', secret);
  const mine = cookie('one');
  expect([tokenOf(mine), tokenOf(mine), tokenOf(`theme=dark; ${mine}`)]).toEqual(['one', 'one', 'one']);
  const signature = mine.slice(mine.indexOf('.'));
  for (const wrong of [undefined, '', cookie('one', 'another'), `session=two${signature}`, 'session=%', 'session=one', `other=${mine}`])
    expect(tokenOf(wrong)).toBeUndefined();
  expect(tokenOf(mine)).toBe('one');
});

test('thousands of sessions and long headers are read alike', () => {
  const tokenOf = sessionTokens('session', secret);
  for (let at = 0; at < 2100; at += 1) expect(tokenOf(cookie(`t${at}`))).toBe(`t${at}`);
  expect(tokenOf(cookie('t0'))).toBe('t0');
  expect(tokenOf(`padding=${'x'.repeat(1000)}; ${cookie('long')}`)).toBe('long');
});
