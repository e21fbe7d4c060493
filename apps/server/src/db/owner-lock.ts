import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const listen = (server: Server, path: string): Promise<boolean> =>
  new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? settle(false) : fail(error)));
    server.listen(path, () => settle(true));
  });

const somebodyAnswers = (path: string): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });

/**
 * One owner of a data folder at a time. The lock is a listening socket: the system lets go of it with the process, however
 * the process ends, so a killed owner leaves nothing to clean up by hand.
 */
export const ownFolder = async (folder: string): Promise<{ readonly release: () => Promise<void> }> => {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 10);
  const place = join(tmpdir(), `hedgerow-${process.getuid?.() ?? 0}`);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\hedgerow-${name}` : join(place, `${name}.lock`);
  const server = createServer((socket) => socket.end());
  server.unref();
  if (!(await listen(server, path))) {
    if (await somebodyAnswers(path))
      throw new Error(`Another Hedgerow is running with the data folder ${resolve(folder)}. Stop it first, or set DATA_DIR.`);
    rmSync(path, { force: true });
    if (!(await listen(server, path))) throw new Error(`Another Hedgerow is starting with the data folder ${resolve(folder)}.`);
  }
  return {
    release: () =>
      new Promise((settle) => {
        server.close(() => settle());
      }),
  };
};
