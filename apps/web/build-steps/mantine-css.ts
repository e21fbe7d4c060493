import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { mantineLayer } from '../app/ui/theme/layers.ts';

const componentStyles = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
const stylesheet = /@mantine[\\/]\w+[\\/].*\.layer\.css$/;

/** Ships the styles of the Mantine components in use and no others: `X.module.mjs` brings `styles/X.layer.css` with it, so CSS splits with JS. */
export const mantineCss = (): Plugin => {
  const styles = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
  return {
    name: 'hedgerow:mantine-css',
    enforce: 'pre',
    transform: {
      filter: { id: componentStyles },
      handler: (code, id) => {
        const file = `${componentStyles.exec(id)?.[1] ?? ''}.layer.css`;
        return existsSync(join(styles, file)) ? { code: `import '@mantine/core/styles/${file}';\n${code}`, map: null } : null;
      },
    },
  };
};

/** Puts each of Mantine's stylesheets into its own place in `layerOrder`, so that the order of arrival does not matter. */
export const mantineLayers = (): Plugin => ({
  name: 'hedgerow:mantine-layers',
  enforce: 'pre',
  transform: {
    filter: { id: stylesheet },
    handler: (code, id) => ({
      code: code.replaceAll(/@layer mantine\s*\{/g, `@layer ${mantineLayer(basename(id, '.layer.css'))} {`),
      map: null,
    }),
  },
});
