// npm run dev: the server, started again when a file of it changes, and the web app built again when one of its own does.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
const server = run('node', ['--watch', 'apps/server/src/main.ts']);
const web = run('npm', ['run', 'dev', '--workspace', '@hedgerow/web']);
process.exit((await Promise.all([server, web])).find((code) => code !== 0) ?? 0);
