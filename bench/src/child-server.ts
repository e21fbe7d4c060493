import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type ChildServer = {
  readonly pid: number;
  readonly url: string;
  readonly startedIn: number;
  readonly alive: () => boolean;
  /** In order, with its PostgreSQL. */
  readonly stop: () => Promise<void>;
  /** Without a word: its PostgreSQL goes on, and the next start takes it over. */
  readonly kill: () => Promise<void>;
};

/** Starts `node ...args` and waits until it says where it listens, on either stream. `startedIn` is in milliseconds. */
export const startChild = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<ChildServer> => {
  const from = performance.now();
  const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await new Promise<string>((settle, refuse) => {
    let said = '';
    child.once('exit', (code) => refuse(new Error(`it ended with code ${code}: ${said}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const port = /is ready: http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said)?.[1];
      if (port !== undefined) settle(`http://127.0.0.1:${port}`);
    });
  });
  const alive = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (!alive()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const startedIn = performance.now() - from;
  return { pid: child.pid ?? 0, url, startedIn, alive, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
