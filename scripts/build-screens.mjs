// npm run build:screens: pictures of the product for the public pages, from the demonstration as it runs.
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
process.exit(await run('node', ['e2e/screens/build-screens.ts', ...process.argv.slice(2)]));
