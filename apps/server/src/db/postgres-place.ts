import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** PostgreSQL refuses to run as root: an existing unprivileged user runs it instead. */
export type RunAs = { readonly uid: number; readonly gid: number };

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** Where the embedded database's pieces lie, and who runs it. */
export type PostgresPlace = {
  readonly data: string;
  /** Short, because a unix socket's path may have about 100 characters. */
  readonly sockets: string;
  readonly log: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs | undefined;
  /** True where the data could not stay in the asked-for folder. */
  readonly moved: boolean;
};

const unprivilegedUser = (): RunAs | undefined => {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const found = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  if (!found) throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

/** True when somebody who is neither owner nor in the group may pass through every folder above. */
const everybodyMayEnter = (folder: string): boolean => {
  let at = resolve(folder);
  while (!existsSync(at)) at = dirname(at);
  at = realpathSync(at);
  for (;;) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    const above = dirname(at);
    if (above === at) return true;
    at = above;
  }
};

const own = (folder: string, runAs: RunAs | undefined): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
};

const copiedBinaries = (original: Binaries, home: string): Binaries => {
  const native = dirname(dirname(original.postgres));
  const version = createHash('sha256').update(realpathSync(native)).digest('hex').slice(0, 10);
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(native, copy, { recursive: true, dereference: false, verbatimSymlinks: true });
    mkdirSync(join(copy, 'complete'));
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
};

/**
 * Chooses the folders. As root, neither data nor binaries may lie below a folder that only root may enter (a clone under
 * /root): then both go to /var/lib/hedgerow, under a name made from the asked-for folder.
 */
export const postgresPlace = (folder: string, binaries: Binaries): PostgresPlace => {
  const runAs = unprivilegedUser();
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 10);
  const reachable = runAs === undefined || everybodyMayEnter(dirname(resolve(folder)));
  const home = reachable ? resolve(folder) : join('/var/lib/hedgerow', name);
  mkdirSync(home, { recursive: true });
  // Others may pass through to what is theirs, and see nothing on the way.
  if (runAs) chmodSync(home, statSync(home).mode | 0o011);
  const base = join(home, 'postgres');
  const sockets = join(tmpdir(), `hedgerow-${name}`);
  own(base, runAs);
  own(sockets, runAs);
  const needsCopy = runAs !== undefined && !everybodyMayEnter(dirname(binaries.postgres));
  if (needsCopy) mkdirSync('/var/lib/hedgerow', { recursive: true, mode: 0o755 });
  return {
    data: join(base, 'data'),
    sockets,
    log: join(base, 'log'),
    binaries: needsCopy ? copiedBinaries(binaries, '/var/lib/hedgerow') : binaries,
    runAs,
    moved: !reachable,
  };
};
