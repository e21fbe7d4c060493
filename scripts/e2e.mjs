// npm run e2e [-- playwright options]: the journeys, on the built web app.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
if ((await run('node', ['apps/web/build-steps/stale.ts'])) !== 0 && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
process.exit(await run('npx', ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]));
