// npm run e2e [-- playwright options]: the journeys, on the built web app.
import { buildStalePages } from './build.mjs';
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
const { code, said } = await buildStalePages();
if (code !== 0) {
  console.error(said);
  process.exit(1);
}
process.exit(await run('npx', ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]));
