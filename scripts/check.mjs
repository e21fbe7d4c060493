// npm run check: everything that can be said of the code without running the product. All of it runs, then all complaints are shown.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
const checks = ['format', 'lint', 'types', 'unused', 'versions', 'bank', 'openapi', 'budgets'];
if ((await run('node', ['apps/web/build-steps/stale.ts'])) !== 0 && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
const failed = [];
for (const name of checks) {
  console.log(`\n── check:${name}`);
  if ((await run('npm', ['run', '--silent', `check:${name}`])) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nEverything checks.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
