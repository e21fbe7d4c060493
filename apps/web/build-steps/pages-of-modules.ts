import { posix } from 'node:path';

type Module = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};

/** What the bundler tells of a module. */
export type Graph = {
  readonly getModuleInfo: (id: string) => Module | null;
};

/** Pages by the file of their route, and the place (layout) that each stands in. */
export type Pages = ReadonlyMap<string, string>;

const isOwn = (id: string): boolean => /\/(?:apps|packages)\//.test(id) && !id.includes('/node_modules/');

/** Icons are imported by name from one file that lists them all, so the names in the code say which of them a module shows. */
const iconsIn = (code: string): readonly string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' ')[0] ?? '')
      .filter((name) => name !== ''),
  );

/** A library's module by the name that it is imported with, an own one by its file. */
export const keyOf = (id: string): string => {
  const file = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  return file.includes('/node_modules/@tabler/') ? posix.basename(file, '.mjs') : file;
};

/** Everything that a page needs before it shows anything: what it imports, and what that imports; with `later` also what it asks for in time. */
const reach = (page: string, graph: Graph, later: boolean): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [page];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(keyOf(id))) continue;
    found.add(keyOf(id));
    const { importedIds = [], dynamicallyImportedIds = [], code } = graph.getModuleInfo(id) ?? {};
    for (const icon of iconsIn(code ?? '')) found.add(icon);
    const next = later ? [...importedIds, ...dynamicallyImportedIds] : importedIds;
    waiting.push(...next.map((other) => other.replaceAll('\\', '/')).filter(isOwn));
  }
  return found;
};

/** The pages that need a module at once, and those that ever do. */
export type Needing = { readonly atOnce: readonly string[]; readonly ever: readonly string[] };

/** Who needs it, for every own module and every icon. */
export const pagesOfModules = (pages: Pages, graph: Graph): ReadonlyMap<string, Needing> => {
  const found = new Map<string, { atOnce: string[]; ever: string[] }>();
  for (const page of pages.keys()) {
    const atOnce = reach(page, graph, false);
    for (const key of reach(page, graph, true)) {
      const needing = found.get(key) ?? { atOnce: [], ever: [] };
      found.set(key, needing);
      needing.ever.push(page);
      if (atOnce.has(key)) needing.atOnce.push(page);
    }
  }
  return found;
};

const stemOf = (page: string): string => posix.basename(page, '.tsx');

/**
 * The chunk that a module travels in, by the places whose pages need it at once. Undefined: no page needs it before somebody presses
 * something, and the bundler puts it where it is used.
 */
export const chunkByPlace = ({ atOnce, ever }: Needing, pages: Pages, checks: boolean): string | undefined => {
  const placesOf = (some: readonly string[]) => new Set(some.map((page) => pages.get(page) ?? ''));
  const places = placesOf(atOnce);
  const [place] = places;
  if (place === undefined) return undefined;
  if (places.has('base')) return 'base';
  // Forms read with zod, which no page carries that only shows something.
  if (places.size > 1 && checks) return 'contracts';
  if (places.size > 1) {
    if (places.has('public')) return 'base';
    // What signing up and the places behind it share is not for readers of the public pages.
    return places.has('alone') ? 'account' : 'member';
  }
  // A pupil goes from one place to another: what two of them need comes with the first, what one needs with that one.
  const ofMany = place === 'pupil' ? atOnce.length > 1 : !['public', 'alone', 'parent'].includes(place);
  const isOfPlace = atOnce.some((page) => page.includes('/layouts/')) || ofMany;
  const pagesOf = `${atOnce.slice(0, 2).map(stemOf).join('-')}${atOnce.length > 2 ? `-${atOnce.length}` : ''}`;
  const name = isOfPlace ? place : pagesOf;
  // What a dialog of another place shows as well must not bring the whole page along.
  return place !== 'public' && placesOf(ever).size > 1 ? `${name}-shared` : name;
};
