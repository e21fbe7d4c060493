import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** A browser to start, and the environment that it alone needs. */
export type FoundBrowser = { readonly executablePath: string; readonly env: Record<string, string> };

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const mayRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(macChrome)
    .find(mayRun);

/** The package unpacks into the temp folder of the moment: it gets one that stays, so that unpacking happens once. */
const unpackInto = async <T>(folder: string, unpack: () => Promise<T>): Promise<T> => {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await unpack();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/** Chromium as an npm package, with the libraries that a bare machine lacks: for Linux on x64. */
const fromNpm = async (): Promise<FoundBrowser> => {
  const cache = join(import.meta.dirname, '../node_modules/.cache/chromium');
  mkdirSync(cache, { recursive: true });
  return unpackInto(cache, async () => {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
    const libraries = join(cache, 'al2023/lib');
    if (!existsSync(libraries)) await inflate(join(home, 'bin/al2023.tar.br'));
    return { executablePath: await packed.executablePath(join(home, 'bin')), env: { LD_LIBRARY_PATH: libraries } };
  });
};

/** CHROMIUM_PATH, else the one from npm (a headless shell: it does a fifth less work than a whole browser), else one on the PATH. */
export const findBrowser = async (): Promise<FoundBrowser> => {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted === undefined && process.platform === 'linux' && process.arch === 'x64') return fromNpm();
  const executablePath = wanted ?? onPath();
  if (executablePath === undefined) throw new Error('No browser was found. Install Chrome or Chromium, or set CHROMIUM_PATH.');
  return { executablePath, env: {} };
};

/** Nothing is fetched behind the tests' back; the sandbox cannot start as root. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
