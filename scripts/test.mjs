// npm test: checks, units and server tests on a real PostgreSQL, then the journeys in a real browser. Ends with `N passed, N failed`.
import { stripVTControlCharacters } from 'node:util';
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run, runAndRead } from './run.mjs';

ensureInstalled();
console.log(`Node ${checkNode()}`);

const check = (await run('npm', ['run', '--silent', 'check'])) === 0;
const units = await runAndRead('npx', ['--no-install', 'vitest', 'run']);
const journeys = await runAndRead('node', ['scripts/e2e.mjs']);

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);
const unitLine = /^\s*Tests\s.*$/m.exec(stripVTControlCharacters(units.output))?.[0] ?? '';
const passed = number(unitLine, /(\d+) passed/) + number(stripVTControlCharacters(journeys.output), /(\d+) passed/) + (check ? 1 : 0);
const broken = (result, counted) => (result.code !== 0 && counted === 0 ? 1 : counted);
const failed =
  broken(units, number(unitLine, /(\d+) failed/)) +
  broken(journeys, number(stripVTControlCharacters(journeys.output), /(\d+) failed/)) +
  (check ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
