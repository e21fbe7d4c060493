import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { appFiles } from './app-files.ts';
import { clientFolder, webRoot } from './files.ts';

const source = join(webRoot, 'app/worker');

/** One file without imports: older browsers know no modules in a worker. */
const write = async (name: string, file: string, define: Readonly<Record<string, string>> = {}): Promise<void> => {
  const output = { format: 'iife', entryFileNames: name } as const;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define },
    build: { outDir: clientFolder, emptyOutDir: false, modulePreload: false, rolldownOptions: { input: join(source, file), output } },
  });
};

/** Writes the service worker and the one that takes it away, with the list of what the pupil's home is made of. */
export const writeWorker = async (): Promise<void> => {
  const files = JSON.stringify(appFiles());
  const version = createHash('sha256').update(files).digest('hex').slice(0, 12);
  await write('sw.js', 'main.ts', { APP_FILES: files, APP_VERSION: JSON.stringify(version) });
  await write('sw-off.js', 'off.ts');
};
