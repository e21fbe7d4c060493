import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerTasks } from '#adapters/processes/answer-tasks.ts';

export type Misbehaviour =
  | { readonly kind: 'echo' | 'hang' | 'grow' | 'fill_heap' | 'leave' | 'write' | 'spawn' }
  | { readonly kind: 'connect'; readonly port: number };

const connect = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve('connected');
    });
    socket.on('error', reject);
  });

const growOutsideTheHeap = async (): Promise<never> => {
  const kept: Buffer[] = [];
  for (;;) {
    kept.push(Buffer.alloc(20_000_000, 1));
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
};

const fillHeap = (): never => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `word ${index}`));
};

const attempt = async (work: () => unknown): Promise<string> => {
  try {
    return String(await work());
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

/** Does on purpose what a hostile document might make a parser do. */
answerTasks<Misbehaviour, string>(async (task) => {
  switch (task.kind) {
    case 'echo':
      return 'echo';
    case 'hang':
      for (;;);
    case 'grow':
      return growOutsideTheHeap();
    case 'fill_heap':
      return fillHeap();
    case 'leave':
      return process.exit(3);
    case 'write':
      return attempt(() => writeFileSync(join(tmpdir(), 'hedgerow-should-not-exist'), 'x'));
    case 'spawn':
      return attempt(() => execFileSync('true'));
    case 'connect':
      return attempt(() => connect(task.port));
    default:
      return 'unknown task';
  }
});
