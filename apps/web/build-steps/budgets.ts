import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { below, clientFolder, filesBelow } from './files.ts';
import { buildIsStale } from './stale.ts';

/** docs/product/words-and-look.md#budgets-of-a-page. KiB of brotli, except fonts (already compressed); counts are files asked for before any click. */
const common = { html: 10, fonts: 80, fontFiles: 3, jsFiles: 20 } as const;
const budgets = {
  public: { js: 138.5, css: 18, ...common },
  signup: { js: 165, css: 20, ...common },
  app: { js: 162, css: 20, ...common },
} as const;
/** Percent of its budget from which a page is named before it is over: other names of files alone move it by a tenth of a KiB. */
const namedFromPercent = 99.5;
const lazyChunkKiB = 60;
/** All pictures of screens together; nobody fetches more than a few of them. */
const screensKiB = 300;
/** Reading photographs and PDFs in the browser is heavy and rare; nothing else is excused. */
const heavyByNature = /^(?:ocr|pdf)-/;

type Kind = keyof typeof budgets;
type Measure = keyof (typeof budgets)['public'];

const kindOf = (path: string): Kind => {
  if (/^\/(?:login|family-signup|onboarding|subscription|payment-success|auth)/.test(path)) return 'signup';
  return /^\/(?:dashboard|parent|student|teacher|school\/|operator)/.test(path) ? 'app' : 'public';
};

const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
const brotliBytes = (file: string): number => statSync(`${file}.br`).size;
const inBuild = (href: string): string => join(clientFolder, href);

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A script and everything that it imports before it runs. */
const withImports = (href: string, seen: Set<string>): void => {
  if (seen.has(href)) return;
  seen.add(href);
  const code = readFileSync(inBuild(href), 'utf8');
  for (const other of all(code, /(?:from|import)\s*["'](\.\.?\/[^"']+\.js)["']/g)) withImports(posix.join(dirname(href), other), seen);
};

const sum = (files: Iterable<string>, size: (file: string) => number): number =>
  [...files].reduce((total, href) => total + size(inBuild(href)), 0);

const measure = (page: string): Readonly<Record<Measure, number>> => {
  const html = readFileSync(page, 'utf8');
  const scripts = new Set<string>();
  for (const href of all(html, /<link rel="modulepreload"[^>]*href="([^"#]+)"/g)) withImports(href, scripts);
  for (const href of all(html, /import\s+(?:[*\w\s]+from\s*)?"(\/assets\/[^"]+\.js)"/g)) withImports(href, scripts);
  const styles = new Set(all(html, /<link rel="stylesheet"[^>]*href="([^"#]+)#?"/g));
  const fonts = new Set(all(html, /<link rel="preload"[^>]*href="([^"]+\.woff2)"/g));
  return {
    js: kib(sum(scripts, brotliBytes)),
    jsFiles: scripts.size,
    css: kib(sum(styles, brotliBytes)),
    html: kib(brotliBytes(page)),
    fonts: kib(sum(fonts, (file) => statSync(file).size)),
    fontFiles: fonts.size,
  };
};

/** Names of CSS modules, as the build writes them. */
const moduleClass = /^_[\w-]+_[a-z0-9]{5}_\d+$/;
const stylesIn = (file: string): ReadonlySet<string> => new Set(all(readFileSync(file, 'utf8'), /\.(_[\w-]+_[a-z0-9]{5}_\d+)/g));

/** Classes of a page's HTML whose style is in none of its stylesheets: it would come with code, and everything below would move. */
export const undressed = (html: string, stylesOf: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => {
  const linked = new Set(all(html, /<link rel="stylesheet"[^>]*href="([^"#]+)#?"/g));
  const known = new Set([...stylesOf.values()].flatMap((names) => [...names]));
  const here = new Set([...stylesOf].flatMap(([href, names]) => (linked.has(href) ? [...names] : [])));
  const worn = new Set(all(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));
  return [...worn].filter((name) => moduleClass.test(name) && known.has(name) && !here.has(name));
};

const pages = (): readonly string[] => filesBelow(clientFolder).filter((file) => file.endsWith('index.html'));
const addressOf = (page: string): string => `/${below(clientFolder, dirname(page))}`.replace(/\/$/, '') || '/';

type Checked = {
  readonly table: Record<string, Record<string, number | string>>;
  readonly near: readonly string[];
  readonly over: readonly string[];
};

/** Every figure over its budget, in words; those with next to no room left in `near`; and the table, for people. */
export const checkBudgets = (): Checked => {
  const over: string[] = [];
  const near: string[] = [];
  const table: Record<string, Record<string, number | string>> = {};
  const styleFiles = filesBelow(join(clientFolder, 'assets')).filter((name) => name.endsWith('.css'));
  const stylesOf = new Map(styleFiles.map((file) => [`/${below(clientFolder, file)}`, stylesIn(file)]));
  for (const page of pages()) {
    const address = addressOf(page);
    for (const name of undressed(readFileSync(page, 'utf8'), stylesOf)) over.push(`${address}: the style of .${name} comes after the page`);
    const measured = measure(page);
    const budget = budgets[kindOf(address)];
    table[address] = { kind: kindOf(address), ...measured };
    for (const [what, most] of Object.entries(budget) as [Measure, number][]) {
      if (measured[what] < (most * namedFromPercent) / 100) continue;
      const line = `${address}: ${what} is ${measured[what]}, allowed ${most}`;
      if (measured[what] > most) over.push(line);
      // A number of files does not move by itself.
      else if (!what.endsWith('Files')) near.push(line);
    }
  }
  for (const file of filesBelow(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'))) {
    const name = below(join(clientFolder, 'assets'), file);
    const size = kib(brotliBytes(file));
    if (size > lazyChunkKiB && !name.startsWith('react-') && !heavyByNature.test(name))
      over.push(`chunk ${name}: ${size} KiB, allowed ${lazyChunkKiB}`);
  }
  const screens = kib(
    sum(
      filesBelow(join(clientFolder, 'screens')).map((file) => below(clientFolder, file)),
      (file) => statSync(file).size,
    ),
  );
  if (screens > screensKiB) over.push(`pictures of screens: ${screens} KiB, allowed ${screensKiB}`);
  return { table, near, over };
};

if (import.meta.main) {
  if (buildIsStale()) console.log('Note: the build is older than its sources (npm run build).');
  const { table, near, over } = checkBudgets();
  console.table(table);
  for (const line of near) console.error(`No room left. ${line}`);
  for (const line of over) console.error(`Over budget. ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
}
