// The linter with the walls, and every mistake of types in the same look: it has to read all types for its own rules.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './dependencies.mjs';
import { generateTypes } from './generate-types.mjs';

// What a merge brought may need a package that is not here yet; its types would be missing.
ensureInstalled();

const generated = generateTypes();
const { status } = spawnSync('npx', ['--no-install', 'oxlint', '--type-check'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = generated && status === 0 ? 0 : 1;
