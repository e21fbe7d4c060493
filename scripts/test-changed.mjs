// npm run test:changed: for daily work. Types, the unit and screen tests that what changed since the main branch can reach, the
// journeys whose own files changed, and the budgets of pages where something of theirs changed. A change in the server reaches most of its tests: they start a whole server.
import { execFileSync } from 'node:child_process';
import { buildStalePages } from './build.mjs';
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

/** What goes into the pages: that a budget is over by a tenth of a KiB is better heard here than from CI. */
const changesPages = /^(?:apps\/web\/|packages\/(?:domain|contracts)\/)/m.test(git('diff', '--name-only', base));
const buildPages = async () => {
  const { code, said } = await buildStalePages();
  if (code !== 0) console.error(said);
  return code;
};

const steps = [
  ['types', 'npm', ['run', '--silent', 'check:types']],
  ['units', 'npx', ['--no-install', 'vitest', 'run', '--changed', base, '--passWithNoTests']],
  ['journeys', 'node', ['scripts/e2e.mjs', `--only-changed=${base}`, '--pass-with-no-tests']],
];
const failed = [];
for (const [name, command, args] of steps) if ((await run(command, args, { GATE: '1' })) !== 0) failed.push(name);
if (changesPages && ((await buildPages()) !== 0 || (await run('npm', ['run', '--silent', 'check:budgets'])) !== 0)) failed.push('budgets');
console.log(failed.length === 0 ? '\nWhat changed passes.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
