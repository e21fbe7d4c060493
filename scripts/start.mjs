// npm start: install what is missing, build the web app when it is older than its sources, run the server.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
if ((await run('node', ['apps/web/build-steps/stale.ts'])) !== 0 && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1);
process.exit(await run('node', ['--import', './apps/server/src/quick-start.ts', 'apps/server/src/main.ts']));
