// npm run check:advisories: known weaknesses of what ships, where the registry answers such questions. A mirror often does not: then it
// says so and fails nothing, because nothing is known. It is no part of `npm run check`, which needs no network.
import { spawnSync } from 'node:child_process';
import { root } from './dependencies.mjs';

const asked = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
const answer = (() => {
  try {
    return JSON.parse(asked.stdout);
  } catch {
    return {};
  }
})();
if (answer.metadata?.vulnerabilities === undefined) {
  console.log('The registry does not answer questions about advisories. Ask again with one that does.');
  process.exit(0);
}
const found = Object.values(answer.vulnerabilities ?? {}).filter(({ severity }) => ['high', 'critical'].includes(severity));
for (const { name, severity, range } of found) console.error(`${severity}: ${name} ${range}`);
console.log(`${answer.metadata.vulnerabilities.total} advisories, ${found.length} of them high or critical.`);
process.exit(found.length === 0 ? 0 : 1);
