import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type ChildLimits = {
  /** V8 heap of the child, in megabytes. */
  readonly heapMb: number;
  /** Resident memory at which the child is killed: native buffers stand outside the heap limit. */
  readonly killAtMb: number;
  /** A child that has grown beyond this is not used for a second task. */
  readonly reuseBelowMb: number;
  /** Longest time for one task, in milliseconds, from when the child is there. */
  readonly taskMs: number;
  /** How long a child without work is kept warm, in milliseconds. */
  readonly idleMs: number;
};

export type ChildMessage<Answer, Progress> =
  /** Our own modules are loaded, and nobody's file was opened yet. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** What a child does with one task. */
export type ChildWork<Request, Answer, Progress> = (request: Request, onProgress: (progress: Progress) => void) => Promise<Answer>;

type Task<Request, Progress> = { readonly request: Request; readonly onProgress: (progress: Progress) => void };

export type ChildOutcome<Answer> =
  | { readonly ended: 'answered'; readonly answer: Answer }
  | { readonly ended: 'out_of_time' | 'out_of_memory' | 'crashed' };

export type KillableChild<Request, Answer, Progress> = {
  /** Tasks wait for one another: a child works on one at a time. */
  readonly run: (request: Request, onProgress?: (progress: Progress) => void) => Promise<ChildOutcome<Answer>>;
  readonly close: () => Promise<void>;
};

const pollMs = 50;
/** A child that is not there by then never will be. On a busy machine loading our modules takes many seconds, which no task has cost. */
const startMs = 60_000;

/** Resident memory of a process in megabytes. Linux only: elsewhere 0, and the heap and time limits remain. */
const residentMb = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** No network, no writing, no further processes: what a document talks our JavaScript into ends here. */
const execArgv = (heapMb: number): string[] => [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
  '--disable-warning=PERM0001',
  '--disable-warning=PERM0006',
  `--max-old-space-size=${heapMb}`,
];

const start = (module: URL, heapMb: number): ChildProcess => {
  const child = fork(fileURLToPath(module), [], {
    execArgv: execArgv(heapMb),
    // An empty environment: no secrets to find. Two malloc arenas keep freed picture buffers from piling up.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A message that can no longer be sent is told to its sender; without a listener it would end the server.
  child.on('error', () => {});
  // The server may end while a warm child is waiting; the child ends when its channel does.
  child.unref();
  child.channel?.unref();
  return child;
};

/** Those that have said once that they are there. */
const there = new WeakSet<ChildProcess>();

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const kill = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.ref();
  child.kill('SIGKILL');
  await gone;
};

/** Sends one task to a child and waits for its answer, its end, or a limit. */
const perform = <Request, Answer, Progress>(
  child: ChildProcess,
  { request, onProgress }: Task<Request, Progress>,
  limits: ChildLimits,
): Promise<{ readonly outcome: ChildOutcome<Answer>; readonly peakMb: number }> =>
  new Promise((resolve) => {
    let peakMb = 0;
    const settle = (outcome: ChildOutcome<Answer>) => {
      clearInterval(memoryWatch);
      clearTimeout(clock);
      child.off('message', hear).off('error', fail).off('exit', end);
      child.unref();
      child.channel?.unref();
      resolve({ outcome, peakMb });
    };
    const memoryWatch = setInterval(() => {
      peakMb = Math.max(peakMb, residentMb(child.pid));
      if (peakMb > limits.killAtMb) settle({ ended: 'out_of_memory' });
    }, pollMs);
    const late = (): void => settle({ ended: 'out_of_time' });
    let clock = setTimeout(late, there.has(child) ? limits.taskMs : startMs);
    const hear = (message: ChildMessage<Answer, Progress>) => {
      // Said once, and before any task: what a document makes a child say later gives it no more time.
      if (message.kind === 'ready' && !there.has(child)) {
        there.add(child);
        clearTimeout(clock);
        clock = setTimeout(late, limits.taskMs);
      }
      if (message.kind === 'progress') onProgress(message.progress);
      if (message.kind === 'answer') settle({ ended: 'answered', answer: message.answer });
    };
    const fail = () => settle({ ended: 'crashed' });
    // V8 ends a process that outgrows its heap with SIGABRT.
    const end = (_code: number | null, signal: string | null) => settle({ ended: signal === 'SIGABRT' ? 'out_of_memory' : 'crashed' });
    child.on('message', hear).on('error', fail).on('exit', end);
    child.ref();
    child.channel?.ref();
    child.send({ request }, (error) => {
      if (error) settle({ ended: 'crashed' });
    });
  });

/**
 * A process of our own that may be killed at any moment: parsers of other people's files run there, so that a hostile file costs
 * one child and never the server. It is started on the first task and kept warm while it stays small.
 */
export const killableChild = <Request, Answer, Progress = never>(
  module: URL,
  limits: ChildLimits,
): KillableChild<Request, Answer, Progress> => {
  let warm: ChildProcess | undefined;
  let idleClock: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const putAside = async (child: ChildProcess): Promise<void> => {
    if (warm === child) warm = undefined;
    await kill(child);
  };

  const runNow = async (task: Task<Request, Progress>): Promise<ChildOutcome<Answer>> => {
    if (closed) return { ended: 'crashed' };
    clearTimeout(idleClock);
    const child = warm !== undefined && !hasEnded(warm) ? warm : start(module, limits.heapMb);
    warm = child;
    const { outcome, peakMb } = await perform<Request, Answer, Progress>(child, task, limits);
    if (outcome.ended !== 'answered' || peakMb > limits.reuseBelowMb) {
      await putAside(child);
      return outcome;
    }
    idleClock = setTimeout(() => void putAside(child), limits.idleMs);
    idleClock.unref();
    return outcome;
  };

  return {
    run: (request, onProgress = () => {}) => {
      const task = queue.then(() => runNow({ request, onProgress }));
      queue = task;
      return task;
    },
    close: async () => {
      closed = true;
      clearTimeout(idleClock);
      if (warm !== undefined) await putAside(warm);
      await queue;
    },
  };
};
