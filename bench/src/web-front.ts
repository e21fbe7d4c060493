import { spawn } from 'node:child_process';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, gone, programs } from './patroni.ts';

/** Asks /readyz as the proxies of deploy/ do. What a process may have taken is not sent again: a call is tried once more where none answered the line. */
const settings = (port: number, servers: Readonly<Record<string, number>>): string => `
global
  maxconn 400
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout queue 3s
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure
listen web
  bind 127.0.0.1:${port}
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1
${Object.entries(servers)
  .map(([name, at]) => `  server ${name} 127.0.0.1:${at} check`)
  .join('\n')}
`;

export type Front = {
  readonly url: string;
  /** Where each of the processes behind it has to listen, whichever release it is of. */
  readonly ports: Readonly<Record<string, number>>;
  readonly stop: () => Promise<void>;
};

/** HAProxy in front of the web processes: what people reach. */
export const startFront = async (folder: string, names: readonly string[]): Promise<Front> => {
  const [port = 0, ...behind] = await freePorts(names.length + 1);
  const ports = Object.fromEntries(names.map((name, at) => [name, behind[at] ?? 0]));
  const file = join(folder, 'front.cfg');
  writeFileSync(file, settings(port, ports));
  const out = openSync(join(folder, 'front.log'), 'a');
  const proxy = spawn(programs.haproxy, ['-db', '-f', file], { stdio: ['ignore', out, out] });
  return { url: `http://127.0.0.1:${port}`, ports, stop: () => gone(proxy, 'SIGKILL') };
};

/** A process is in its turn again: it can do its work, and the proxy has had the time to see it. */
export const readyAt = async (port: number, withinMs: number): Promise<boolean> => {
  const ends = performance.now() + withinMs;
  while (performance.now() < ends) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) {
      await sleep(1000);
      return true;
    }
    await sleep(100);
  }
  return false;
};
