import { posix } from 'node:path';
import routes from '../app/routes.ts';
import { webRoot } from './files.ts';
import { chunkByPlace, type Graph, keyOf, type Needing, type Pages, pagesOfModules } from './pages-of-modules.ts';

const app = posix.join(webRoot.replaceAll('\\', '/'), 'app');

/** Every page, and its place: the layout that it stands in. */
const pages: Pages = new Map([
  [`${app}/root.tsx`, 'base'],
  ...routes.flatMap(({ file, children }) =>
    children === undefined
      ? [[`${app}/${file}`, 'alone'] as const]
      : [{ file }, ...children].map((page) => [`${app}/${page.file}`, posix.basename(file, '.tsx')] as const),
  ),
]);

const zod = /node_modules[\\/]zod[\\/]/;

/** One reading of the graph for each time that the bundler makes chunks. */
const known = new WeakMap<Graph, ReadonlyMap<string, Needing>>();
const modulesOf = (graph: Graph): ReadonlyMap<string, Needing> => {
  const modules = known.get(graph) ?? pagesOfModules(pages, graph);
  known.set(graph, modules);
  return modules;
};
const needing = (id: string, graph: Graph): Needing => modulesOf(graph).get(keyOf(id)) ?? { atOnce: [], ever: [] };
const chunkOf = (id: string, graph: Graph): string | undefined => {
  const checks = graph.getModuleInfo(id)?.importedIds.some((other) => zod.test(other)) ?? false;
  return pages.has(keyOf(id)) ? undefined : chunkByPlace(needing(id, graph), pages, checks);
};
const named =
  (wanted: (chunk: string, needing: Needing) => boolean) =>
  (id: string, graph: Graph): string | null => {
    const chunk = chunkOf(id, graph);
    return chunk !== undefined && wanted(chunk, needing(id, graph)) ? chunk : null;
  };

/** A chunk takes along what its modules import, wherever that would stand by itself: so what more pages need is settled first. */
const counts = [...pages].map((_, index) => pages.size - index);
const places = [
  ...['base', 'contracts', 'account', 'member', 'pupil', 'pupil-shared'].map((name) => named((chunk) => chunk === name)),
  ...counts.map((count) => named((_, { atOnce }) => atOnce.length === count)),
].map((name, index, all) => ({ name, priority: (all.length - index) / all.length }));

/** Of Mantine, what every page shows. Fields and dialogs stand apart: a page without a form does not carry them. */
const shown =
  /node_modules\/(?:clsx|@mantine\/core\/esm\/(?:core|components\/(?:Button|Loader|Skeleton|Text|Title|Transition|UnstyledButton|VisuallyHidden))\/)/;
const fields =
  /node_modules\/(?:@mantine\/core\/esm\/components\/(?:ActionIcon|Alert|CloseButton|Input|InputBase|PasswordInput|TextInput)\/)/;
const overlays =
  /node_modules\/(?:react-remove-scroll|@floating-ui|@mantine\/core\/esm\/components\/(?:FloatingTooltip|Modal|ModalBase|Overlay|Paper|Portal|ScrollArea)\/)/;

const inFolders = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'));

/** Own code travels by place, libraries by what they are for. Small files cost a request each and compress badly. */
export const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/, priority: 9 },
  { name: 'ui', test: inFolders(shown), priority: 8 },
  { name: 'contracts', test: zod, priority: 7 },
  { name: 'fields', test: inFolders(fields), priority: 6 },
  { name: 'forms', test: /node_modules[\\/]@mantine[\\/]form[\\/]/, priority: 6 },
  { name: 'overlays', test: inFolders(overlays), priority: 6 },
  { name: 'select', test: inFolders(/node_modules\/@mantine\/core\/esm\/components\/NativeSelect\//), priority: 5 },
  ...places,
  { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 3, priority: 0 },
];
