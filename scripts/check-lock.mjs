// The lock file is whole: `npm ci` takes it on every system, each package comes with its checksum, and no registry is named in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './dependencies.mjs';

const { packages } = JSON.parse(readFileSync(join(root, process.argv[2] ?? 'package-lock.json'), 'utf8'));
const known = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));

const problems = Object.entries(packages).flatMap(([place, { link, integrity, resolved, optionalDependencies = {} }]) => [
  ...Object.keys(optionalDependencies)
    .filter((name) => !known.has(name))
    .map((name) => `${name}, a native part of ${place}, is missing`),
  ...(place.includes('node_modules/') && !link && !integrity ? [`${place} has no checksum`] : []),
  ...(/^https?:/.test(resolved ?? '') ? [`${place} names a registry`] : []),
]);
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error('Take the packages whose parts are missing out of package-lock.json, then: npm install --package-lock-only');
process.exit(problems.length === 0 ? 0 : 1);
