import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const listen = (server: Server, path: string): Promise<boolean> =>
  new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? settle(false) : fail(error)));
    server.listen(path, () => settle(true));
  });

/** What the owner of a folder says of itself; undefined when nobody is there. */
const askOwner = (path: string): Promise<OwnerState | undefined> =>
  new Promise((settle) => {
    const socket = connect(path);
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.once('end', () => settle(said === 'stopping' ? 'stopping' : 'running'));
    socket.once('error', () => settle(undefined));
  });

type OwnerState = 'running' | 'stopping';

export type OwnedFolder = {
  /** Says to whoever starts next that the wait is worth it. */
  readonly stopping: () => void;
  readonly release: () => Promise<void>;
};

const lockFile = (folder: string): string => {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 10);
  if (process.platform === 'win32') return `\\\\.\\pipe\\hedgerow-${name}`;
  const place = join(tmpdir(), `hedgerow-${process.getuid?.() ?? 0}`);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  return join(place, `${name}.lock`);
};

/** One that is going answers on for five seconds and has ten to go; the wait is a little longer. */
export const patience = { rounds: 180, ms: 100 };

/**
 * One owner of a data folder at a time; one that is just stopping is waited for. The lock is a listening socket: the system
 * lets go of it with the process, however the process ends, so a killed owner leaves nothing to clean up by hand.
 */
export const ownFolder = async (folder: string, onWait: () => void = () => {}): Promise<OwnedFolder> => {
  const path = lockFile(folder);
  let state: OwnerState = 'running';
  const server = createServer((socket) => socket.end(state));
  server.unref();
  for (let round = 0; !(await listen(server, path)); round += 1) {
    const owner = await askOwner(path);
    if (owner === 'running' || round >= patience.rounds)
      throw new Error(`Another Hedgerow is running with the data folder ${resolve(folder)}. Stop it first, or set DATA_DIR.`);
    if (round === 0 && owner === 'stopping') onWait();
    // Nobody listens at a file that a killed owner left.
    if (owner === undefined) rmSync(path, { force: true });
    else await setTimeout(patience.ms);
  }
  return {
    stopping: () => (state = 'stopping'),
    release: () =>
      new Promise((settle) => {
        server.close(() => settle());
      }),
  };
};
