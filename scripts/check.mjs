// npm run check: everything that can be said of the code without running the product. Two at a time, all of them even after a failure,
// and each one's complaints in one piece.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildStalePages } from './build.mjs';
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { saveTimes } from './part-times.mjs';
import { runQuietly } from './run.mjs';
import { checkReportFile } from './test-reports.mjs';

/** What reads sources alone runs beside the build; what reads the types or files that the build writes runs after it. */
const besideBuild = ['bank', 'openapi', 'format', 'versions', 'lock', 'links', 'words', 'migrations'];
const afterBuild = ['lint', 'unused', 'budgets'];
const seconds = {};
const failed = [];
const report = [];

const complain = (name, said) => {
  failed.push(name);
  report.push({ name: `check:${name}`, message: said });
};

const timed = async (name, work) => {
  const start = performance.now();
  const result = await work();
  seconds[name] = (performance.now() - start) / 1000;
  return result;
};

const check = async (name) => {
  const { code, said } = await timed(name, () => runQuietly('npm', ['run', '--silent', `check:${name}`]));
  console.log(`\n── check:${name} (${seconds[name].toFixed(0)} s)\n${said.trimEnd()}`);
  if (code !== 0) complain(name, said);
};

const lane = async (waiting) => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await check(name);
};

const build = async () => {
  const { code, said } = await timed('build', () => buildStalePages());
  if (code === 0) return;
  console.log(`\n── build\n${said}`);
  complain('build', said);
};

ensureInstalled();
checkNode();
await Promise.all([build(), lane([...besideBuild])]);
const after = failed.includes('build') ? afterBuild.filter((name) => name !== 'budgets') : [...afterBuild];
await Promise.all([lane(after), lane(after)]);
saveTimes('check', seconds);
mkdirSync(dirname(checkReportFile), { recursive: true });
writeFileSync(checkReportFile, JSON.stringify(report));
console.log(failed.length === 0 ? '\nEverything checks.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
