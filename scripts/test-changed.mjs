// npm run test:changed: for daily work. Types, the unit and screen tests that what changed since the main branch can reach, and the
// journeys whose own files changed. A change in the server reaches most of its tests: they start a whole server.
import { execFileSync } from 'node:child_process';
import { checkNode, ensureInstalled, root } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();

const git = (...words) => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};
/** Where this branch left the main one; on the main branch itself that is HEAD, and what is not yet committed counts. */
const base = git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || 'HEAD';

const steps = [
  ['types', 'npm', ['run', '--silent', 'check:types']],
  ['units', 'npx', ['--no-install', 'vitest', 'run', '--changed', base, '--passWithNoTests']],
  ['journeys', 'node', ['scripts/e2e.mjs', `--only-changed=${base}`, '--pass-with-no-tests']],
];
const failed = [];
for (const [name, command, args] of steps) if ((await run(command, args, { GATE: '1' })) !== 0) failed.push(name);
console.log(failed.length === 0 ? '\nWhat changed passes.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
