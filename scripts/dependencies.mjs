// Runs on whatever Node is at hand (20 or later), before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Every package of the lock file lies in node_modules in its version; npm keeps a list of what it installed there. */
const installed = () => {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const there = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const needed = Object.entries(wanted).filter(([name, { optional }]) => name.includes('node_modules/') && !optional);
  // The list can be newer than what lies there, such as in a copy of the folder: so each package is looked for as well, and each link to a workspace.
  const lies = ([name, { link, version }]) => (link || there[name]?.version === version) && existsSync(join(root, name, 'package.json'));
  return existsSync(join(bin, 'node')) && needed.every(lies);
};

/** The environment in which `node` is the version that the project pins, whatever the machine has. */
export const projectEnvironment = (extra = {}) => ({ ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` });

/** Installs the lock file's packages anew when one of them is missing. */
export const ensureInstalled = () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Node 20 or later is needed to begin with; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (installed()) return;
  console.error('Installing packages (about a minute, once)...');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // How many packages there are now helps nobody; what went wrong does.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
  // A registry's mirror, or a setting of npm, may have left something out.
  if (!installed()) {
    console.error('npm has installed something other than package-lock.json names. Please remove node_modules and try again.');
    process.exit(1);
  }
};

/** Version of the Node that the project's scripts run on; says what is missing when it does not start. */
export const checkNode = () => {
  const { node: wanted } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  const result = spawnSync('node', ['-p', 'process.versions.node'], {
    env: projectEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status === 0 && result.stdout.trim() === wanted) return wanted;
  const needsLibrary = /libatomic/.test(result.stderr ?? '');
  const why = needsLibrary
    ? 'It needs the system library libatomic (Debian: apt-get install libatomic1).'
    : 'Were install scripts switched off?';
  console.error(`Node ${wanted} from the npm package "node" does not start. ${why}`);
  return process.exit(1);
};
