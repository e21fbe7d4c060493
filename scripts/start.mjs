// npm start: install what is missing, build the web app when it is older than its sources, run the server.
import { buildEmbeddingsBeside, buildStalePages } from './build.mjs';
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run } from './run.mjs';

ensureInstalled();
checkNode();
const { code, said } = await buildStalePages(() => console.error('Building the pages (about a minute, once after each change)...'));
if (code !== 0) {
  console.error(`${said}\nThe pages could not be built.`);
  process.exit(1);
}
const server = run('node', ['--import', './apps/server/src/preload-compile-cache.mjs', 'apps/server/src/main.ts']);
void buildEmbeddingsBeside();
process.exit(await server);
