// The types that the web app's routes and stylesheets make, for whoever checks types next.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));

const steps = [
  [bin('react-router'), ['typegen']],
  [process.execPath, ['build-steps/css-types.ts']],
];

/** True where both were written. */
export const generateTypes = () => steps.every(([command, args]) => spawnSync(command, args, { cwd: web, stdio: 'inherit' }).status === 0);
