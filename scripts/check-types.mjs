// Types of everything: packages and server, then the web app with the types that its routes and stylesheets generate.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './dependencies.mjs';

// What a merge brought may need a package that is not here yet; its types would be missing.
ensureInstalled();

const root = fileURLToPath(new URL('..', import.meta.url));
const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));

const steps = [
  [root, bin('tsc'), ['-p', '.']],
  [web, bin('react-router'), ['typegen']],
  [web, process.execPath, ['build-steps/css-types.ts']],
  [web, bin('tsc'), ['-p', '.']],
];

// Every step runs even after a failure: one look shows all mistakes.
const failures = steps.filter(([cwd, command, args]) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status !== 0);
process.exitCode = failures.length > 0 ? 1 : 0;
