import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type ChildServer = { readonly pid: number; readonly url: string; readonly startedIn: number; readonly stop: () => Promise<void> };

/** Starts `node ...args` and waits until it says where it listens, on either stream. `startedIn` is in milliseconds. */
export const startChild = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<ChildServer> => {
  const from = performance.now();
  const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await new Promise<string>((settle, refuse) => {
    let said = '';
    child.once('exit', (code) => refuse(new Error(`it ended with code ${code}: ${said}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) settle(`http://127.0.0.1:${port}`);
    });
  });
  return {
    pid: child.pid ?? 0,
    url,
    startedIn: performance.now() - from,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
