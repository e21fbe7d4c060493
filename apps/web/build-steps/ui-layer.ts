import type { Plugin } from 'vite';

const ownModules = /[\\/]app[\\/]ui[\\/].*\.module\.css$/;

/** Everything in app/ui stands in `@layer ui`: above Mantine, below the styles of features and routes, whatever the order of the files. */
export const uiLayer = (): Plugin => ({
  name: 'hedgerow:ui-layer',
  enforce: 'pre',
  transform: { filter: { id: ownModules }, handler: (code) => ({ code: `@layer ui {\n${code}\n}`, map: null }) },
});
