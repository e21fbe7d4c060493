import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { mantineCss } from './build-steps/mantine-css.ts';
import { uiLayer } from './build-steps/ui-layer.ts';

/** Two shared groups only: left alone, the bundler pulls large lazy libraries into the first page. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/, priority: 3 },
  { name: 'ui', test: /node_modules[\\/](@mantine|clsx|@tabler)/, minShareCount: 5, priority: 2 },
];

export default defineConfig({
  plugins: [mantineCss(), uiLayer(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
