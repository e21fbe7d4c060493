import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Misbehaviour } from '#testing/misbehaving/child.ts';
import { killableChild, type ChildLimits, type KillableChild } from './killable-child.ts';

const module = new URL('../../testing/misbehaving/child.ts', import.meta.url);
const limits: ChildLimits = { heapMb: 64, killAtMb: 400, reuseBelowMb: 300, taskMs: 10_000, idleMs: 60_000 };

let child: KillableChild<Misbehaviour, string, never>;
const open = (changed: Partial<ChildLimits> = {}) => {
  child = killableChild(module, { ...limits, ...changed });
  return child;
};
afterEach(() => child.close());

test.each([
  ['grow', 'out_of_memory'],
  ['fill_heap', 'out_of_memory'],
  ['leave', 'crashed'],
] as const)('a child that does "%s" is ended, and the next task is answered by a new one', async (kind, ended) => {
  const worker = open();
  expect(await worker.run({ kind })).toEqual({ ended });
  expect(await worker.run({ kind: 'echo' })).toEqual({ ended: 'answered', answer: 'echo' });
});

test('a child reaches no network, writes no file and starts no program', async () => {
  const connections: unknown[] = [];
  const server = createServer((socket) => connections.push(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const worker = open();
  const refused = { ended: 'answered', answer: 'ERR_ACCESS_DENIED' };
  expect(await worker.run({ kind: 'connect', port })).toEqual(refused);
  expect(await worker.run({ kind: 'write' })).toEqual(refused);
  expect(await worker.run({ kind: 'spawn' })).toEqual(refused);
  expect(connections).toEqual([]);
  server.close();
});

test('tasks that come together are answered one after another, even when one of them hangs and is killed', async () => {
  const worker = open({ taskMs: 4000 });
  const outcomes = await Promise.all([worker.run({ kind: 'echo' }), worker.run({ kind: 'hang' }), worker.run({ kind: 'echo' })]);
  expect(outcomes.map(({ ended }) => ended)).toEqual(['answered', 'out_of_time', 'answered']);
});

test('the time that a child needs to be there is no task’s: the first one is answered on a slow machine, too', async () => {
  child = killableChild(new URL('../../testing/misbehaving/slow-start.ts', import.meta.url), { ...limits, taskMs: 2400 });
  expect(await child.run({ kind: 'echo' })).toEqual({ ended: 'answered', answer: 'echo' });
  expect(await child.run({ kind: 'hang' })).toEqual({ ended: 'out_of_time' });
});

test('closing leaves no process behind and answers nothing more', async () => {
  const worker = open();
  await worker.run({ kind: 'echo' });
  await worker.close();
  await expect.poll(() => process.getActiveResourcesInfo(), { timeout: 20_000 }).not.toContain('ProcessWrap');
  expect(await worker.run({ kind: 'echo' })).toEqual({ ended: 'crashed' });
});

test('a child without work is let go', async () => {
  const worker = open({ idleMs: 50 });
  await worker.run({ kind: 'echo' });
  await expect.poll(() => process.getActiveResourcesInfo(), { timeout: 20_000 }).not.toContain('ProcessWrap');
});
