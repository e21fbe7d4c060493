import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from '@hedgerow/contracts/web-routes';

/** No server rendering: every static page is written as HTML at build time, app pages as their skeletons. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config;
