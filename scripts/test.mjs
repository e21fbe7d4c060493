// npm test: checks, units and server tests on a real PostgreSQL, then the journeys in a real browser. Ends with `N passed, N failed`.
// What failed is told again at the end, under the hundreds of lines that went well. A unit test that fails beside the others is asked
// once more by itself, to say whether it fails there too. It stays failed either way.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root } from './dependencies.mjs';
import { run } from './run.mjs';
import { journeyReport, unitReport } from './test-reports.mjs';

ensureInstalled();
console.log(`Node ${checkNode()}`);

const results = (name) => join(root, 'test-results', name);
const fresh = (name) => {
  rmSync(results(name), { force: true });
  return results(name);
};

const units = async (name, files = []) => {
  const file = fresh(name);
  const code = await run('npx', [
    '--no-install',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ]);
  return unitReport(file, code);
};

const check = (await run('npm', ['run', '--silent', 'check'])) === 0;

const first = await units('units.json');
const again = first.files.length > 0 ? await units('units-again.json', first.files) : first;
const brokenUnits = first.failed.map(({ name, message }) =>
  again.failed.some((other) => other.name === name) ? { name, message } : { name: `${name} (passes by itself)`, message },
);

const journeyFile = fresh('journeys.json');
const journeyCode = await run('node', ['scripts/e2e.mjs', '--reporter', 'list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeyFile,
});
const journeys = journeyReport(journeyFile, journeyCode);

const failed = [...(check ? [] : [{ name: 'npm run check', message: '' }]), ...brokenUnits, ...journeys.failed];
const passed = (check ? 1 : 0) + first.passed + journeys.passed;
for (const { name, message } of failed) console.log(`\nfailed: ${name}\n${message}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
