// npm run dev: the server, started again when a file of it changes, and the web app on http://localhost:5173 with hot reloading.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
const server = run('node', ['--watch', '--import', './apps/server/src/preload-compile-cache.mjs', 'apps/server/src/main.ts']);
const web = run('npm', ['run', '--silent', 'dev', '--workspace', '@hedgerow/web']);
process.exit((await Promise.all([server, web])).find((code) => code !== 0) ?? 0);
