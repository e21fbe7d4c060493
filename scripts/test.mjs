// npm test: checks, units and server tests on a real PostgreSQL, then the journeys in a real browser. Ends with `N passed, N failed`.
// npm run test:whole (--whole): the same with every seed, every run of a property, every journey, width and colour scheme.
// What failed is told again at the end, under the hundreds of lines that went well. A unit test that fails beside the others is asked
// once more by itself, to say whether it fails there too. It stays failed either way.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root } from './dependencies.mjs';
import { forgetTimes, saveTimes, timesTable } from './part-times.mjs';
import { run } from './run.mjs';
import { checkReport, checkReportFile, journeyReport, unitReport } from './test-reports.mjs';

ensureInstalled();
console.log(`Node ${checkNode()}`);

const mode = process.argv.includes('--whole') ? { WHOLE: '1' } : { GATE: '1' };
/** So many journeys may pass at the second try alone; more of them mean that something shakes. */
const mostFlaky = 3;

const results = (name) => join(root, 'test-results', name);
const fresh = (name) => {
  rmSync(results(name), { force: true });
  return results(name);
};

const whole = {};
const timed = async (name, work) => {
  const start = performance.now();
  const result = await work();
  whole[name] = (performance.now() - start) / 1000;
  return result;
};

const units = async (name, files = []) => {
  const file = fresh(name);
  const args = ['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files];
  const code = await run('npx', args, mode);
  return unitReport(file, code);
};

forgetTimes();
rmSync(checkReportFile, { force: true });
const checkCode = await timed('check', () => run('npm', ['run', '--silent', 'check']));
const brokenChecks = checkReport(checkReportFile, checkCode);

const first = await timed('units', () => units('units.json'));
saveTimes('units', first.seconds);
const again = first.files.length > 0 ? await units('units-again.json', first.files) : first;
const brokenUnits = first.failed.map(({ name, message }) =>
  again.failed.some((other) => other.name === name) ? { name, message } : { name: `${name} (passes by itself)`, message },
);

const journeyFile = fresh('journeys.json');
const journeyCode = await timed('journeys', () =>
  run('node', ['scripts/e2e.mjs', '--reporter', 'list,json'], { ...mode, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyFile }),
);
const journeys = journeyReport(journeyFile, journeyCode);
saveTimes('slowest journeys', journeys.slowest);
saveTimes('whole', whole);

const shaky =
  journeys.flaky.length > mostFlaky ? [{ name: `${journeys.flaky.length} journeys passed at the second try alone`, message: '' }] : [];
const failed = [...brokenChecks, ...brokenUnits, ...journeys.failed, ...shaky];
const passed = (checkCode === 0 ? 1 : 0) + first.passed + journeys.passed;
console.log(`\n${timesTable()}`);
for (const { name, message } of journeys.flaky) console.log(`\nflaky (passed at the second try): ${name}\n${message}`);
for (const { name, message } of failed) console.log(`\nfailed: ${name}\n${message}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
