import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { mantineCss, mantineLayers } from './build-steps/mantine-css.ts';
import { sharedChunks } from './build-steps/shared-chunks.ts';
import { tokensCss } from './build-steps/tokens-css.ts';
import { uiLayer } from './build-steps/ui-layer.ts';

export default defineConfig({
  plugins: [tokensCss(), mantineCss(), mantineLayers(), uiLayer(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
