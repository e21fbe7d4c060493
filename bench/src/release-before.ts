import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const migrations = 'apps/server/src/db/migrations/*.sql';
/** The release before is so many migrations behind, or what FAILOVER_FROM names. */
const behind = 5;

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit before the last few that brought a migration. */
const commitBefore = (): string => {
  const named = process.env['FAILOVER_FROM'];
  if (named !== undefined) return git('rev-parse', named);
  const brought = git('log', '--diff-filter=A', '--format=%H', `-${behind}`, '--', migrations).split('\n');
  return git('rev-parse', `${brought.at(-1)}~1`);
};

/** Node finds packages of its own folder first: those from outside are this checkout's, those of ours are the release's. */
const linkPackages = (folder: string): void => {
  const ours = '@hedgerow';
  for (const place of ['', ...['apps', 'packages'].flatMap((group) => readdirSync(join(folder, group)).map((name) => join(group, name)))]) {
    const installed = join(root, place, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(folder, place, 'node_modules'), { recursive: true });
    for (const name of readdirSync(installed))
      if (name !== ours && !name.startsWith('.')) symlinkSync(join(installed, name), join(folder, place, 'node_modules', name));
  }
  const links = join(root, 'node_modules', ours);
  mkdirSync(join(folder, 'node_modules', ours));
  for (const name of readdirSync(links)) symlinkSync(readlinkSync(join(links, name)), join(folder, 'node_modules', ours, name));
};

export type Release = { readonly commit: string; readonly source: string };

/** An earlier commit of this repository, with the packages that are installed here, in a folder of its own. */
export const layReleaseBefore = (folder: string): Release => {
  const commit = commitBefore();
  if (git('diff', '--name-only', commit, 'HEAD', '--', 'package-lock.json') !== '')
    throw new Error(`The packages of ${commit} are others: name a later commit with FAILOVER_FROM.`);
  mkdirSync(folder);
  const files = execFileSync('git', ['archive', commit, 'apps', 'packages', 'package.json'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  linkPackages(folder);
  return { commit: commit.slice(0, 9), source: join(folder, 'apps/server/src') };
};
