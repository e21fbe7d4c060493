// npm run build:looks [-- name ...]: the kept pictures of screens, made anew (e2e/looks). Look at what git shows as changed before a commit.
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
const names = process.argv.slice(2).join(',');
const args = ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', 'looks'];
process.exit(await run('npx', args, { RENEW_LOOKS: '1', ONLY_LOOKS: names }));
