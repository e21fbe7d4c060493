import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Loaded before main (`node --import`): a start takes a second less, and 200 MB.
 * Node asks of each of drizzle-orm's hundred files what the package's 180 kB exports map says; it says "module" each time.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('.') || context.parentURL?.includes('/node_modules/drizzle-orm/') !== true) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
enableCompileCache();
