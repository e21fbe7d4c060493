import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type ProxyOptions } from 'vite';
import { mantineCss, mantineLayers } from './build-steps/mantine-css.ts';
import { onEveryPage } from './build-steps/polish.ts';
import { sharedChunks } from './build-steps/shared-chunks.ts';
import { tokensCss } from './build-steps/tokens-css.ts';
import { uiLayer } from './build-steps/ui-layer.ts';

const server = 'http://127.0.0.1:3000';

/** `npm run dev`: pages come from Vite, calls go to the server, which believes writes of its own origin alone. */
const toServer: ProxyOptions = {
  target: server,
  configure: (proxy) => {
    proxy.on('proxyReq', (request) => {
      if (request.getHeader('origin') !== undefined) request.setHeader('origin', server);
    });
  },
};

const toPreload = (_: string, needed: string[]): string[] => needed.filter((file) => !onEveryPage.test(file));

export default defineConfig({
  plugins: [tokensCss(), mantineCss(), mantineLayers(), uiLayer(), reactRouter()],
  build: { assetsInlineLimit: 0, manifest: true, modulePreload: { resolveDependencies: toPreload } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } } },
  server: { proxy: Object.fromEntries(['/api', '/sandbox', '/dev'].map((path) => [path, toServer])) },
});
