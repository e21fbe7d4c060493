import { enableCompileCache, registerHooks } from 'node:module';
import { nameAsImported, ownModule } from './own-modules.mjs';

/** Folders of packages with hundreds of files that are modules all of them, and name each other by their paths. */
const modulesAll = /\/node_modules\/(?:drizzle-orm|zod|stripe\/esm|kysely\/dist)\//;
const isModule = (/** @type {string} */ specifier, /** @type {string} */ parent) =>
  /^\.\.?\/.*\.m?js$/.test(specifier) && (specifier.endsWith('.mjs') || modulesAll.test(parent));

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const byName = new Map();

/**
 * Loaded before main (`node --import`): a start is faster, and 200 MB smaller.
 * Node looks for each import through links, folders and export maps: of drizzle-orm's hundred files, and of ours that use it, each asks
 * what the package's 180 kB exports map says. Ours are where our package.json files say, modules are modules, and a package is looked for
 * once by each that uses it.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL: parent } = context;
    if (parent === undefined || context.conditions.includes('require')) return next(specifier, context);
    const own = ownModule(specifier, parent);
    if (own !== undefined) return { url: own, format: 'module-typescript', shortCircuit: true };
    if (isModule(specifier, parent)) return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
    const name = nameAsImported(specifier, parent);
    const known = name === undefined ? undefined : byName.get(name);
    if (known !== undefined) return { ...known, shortCircuit: true };
    const found = next(specifier, context);
    if (name !== undefined) byName.set(name, found);
    return found;
  },
});
enableCompileCache();
