// Types of everything, without the linter: packages and server, then the web app with the types that its routes and stylesheets make.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './dependencies.mjs';
import { generateTypes } from './generate-types.mjs';

// What a merge brought may need a package that is not here yet; its types would be missing.
ensureInstalled();

const areRight = (folder) => spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, stdio: 'inherit' }).status === 0;
// Both run even after a failure: one look shows all mistakes.
const checks = [areRight(root), generateTypes() && areRight(join(root, 'apps/web'))];
process.exitCode = checks.every(Boolean) ? 0 : 1;
