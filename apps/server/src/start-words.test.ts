import { expect, test } from 'vitest';
import { demoChildren } from './demo/demo-people.ts';
import { startWords } from './start-words.ts';

const first = {
  movedData: undefined,
  publicUrl: 'http://localhost:3000',
  hasDemo: true,
  production: false,
  productName: 'Hedgerow',
};
/** `> hedgerow@0.1.0 start` and the command. */
const linesOfNpm = 2;
/** Installing packages, building the pages: scripts/start.mjs says them where there is something to do. */
const linesOfFirstStart = 2;

test('a first start says ten lines, with npm’s own, and the address last', () => {
  const lines = startWords(first).join('\n').split('\n');
  expect(lines.length + linesOfNpm + linesOfFirstStart).toBeLessThanOrEqual(10);
  expect(lines.at(-1)).toBe('Hedgerow is ready: http://localhost:3000');
  for (const { username } of demoChildren) expect(lines.join(' ')).toContain(username);
});

test('a later start says where the database lies, where that is not where one would look, and still not more than ten', () => {
  const lines = startWords({ ...first, movedData: '/var/lib/hedgerow' });
  expect(lines[0]).toContain('/var/lib/hedgerow');
  expect(lines.length + linesOfNpm).toBeLessThanOrEqual(10);
});

test('in production a start says where it is, and nothing else', () => {
  expect(startWords({ ...first, hasDemo: false, production: true })).toEqual(['Hedgerow is ready: http://localhost:3000']);
});
