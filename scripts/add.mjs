// npm run add -- [-w workspace] name@version: exact versions only; a bare name would take whatever fits the machine's own Node.
import { run } from './run.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-w' && args[at - 1] !== '--workspace');
const vague = names.filter((name) => !/.@\d+\.\d+\.\d+/.test(name));
if (names.length === 0 || vague.length > 0) {
  console.error(`Name an exact version, such as react@19.3.1${vague.length > 0 ? ` (not: ${vague.join(', ')})` : ''}.`);
  process.exit(1);
}
process.exit(await run('npm', ['install', '--save-exact', ...args]));
