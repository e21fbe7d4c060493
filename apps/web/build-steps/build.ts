import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compressFiles } from './compress.ts';
import { writeCspHashes } from './csp-hashes.ts';
import { writeCssTypes } from './css-types.ts';
import { buildFolder, webRoot } from './files.ts';
import { writeNotices } from './notices.ts';
import { polishPages } from './polish.ts';
import { takeStamp } from './stale.ts';
import { writeWorker } from './worker.ts';

const bin = join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs');
const reactRouter = (...args: readonly string[]) =>
  execFileSync(process.execPath, [bin, ...args], { cwd: webRoot, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });

/** `npm run build`: needs neither server nor network. */
const build = async (): Promise<void> => {
  const stamp = takeStamp();
  rmSync(buildFolder, { recursive: true, force: true });
  reactRouter('typegen');
  writeCssTypes();
  reactRouter('build');
  // The server build only wrote the pages.
  rmSync(join(buildFolder, 'server'), { recursive: true, force: true });
  polishPages();
  writeCspHashes();
  await writeWorker();
  writeNotices();
  // Only the steps above read it.
  rmSync(join(buildFolder, 'client/.vite'), { recursive: true });
  const compressed = await compressFiles();
  stamp.write();
  console.log(`Built build/client; ${compressed} files compressed.`);
};

await build();
