/** What every page needs, by folder: one file of its own. Small files cost a request each and compress badly. */
const onEveryPage: Readonly<Record<string, readonly string[]>> = {
  'apps/web/app/lib': ['api', 'api-error', 'page-meta', 'query', 'roles', 'session', 'zod-settings'],
  'apps/web/app/ui': [
    'announce',
    'button',
    'colour-scheme-toggle',
    'crash-screen',
    'empty-state',
    'icon-button',
    'loading-screen',
    'message-screen',
    'not-found-screen',
    'toast',
    'toasts',
  ],
  'apps/web/app/ui/theme': ['fonts', 'layers', 'theme', 'theme-provider'],
  'apps/web/app/ui/art': ['creature', 'faces', 'flint', 'hedge', 'mark', 'pip', 'scenes'],
  'packages/contracts/src': ['accounts', 'shapes', 'web-routes'],
  'packages/domain/src': ['access', 'errors', 'key-stages', 'money', 'plans'],
};

const ownFiles = new Set(Object.entries(onEveryPage).flatMap(([folder, names]) => names.map((name) => `/${folder}/${name}`)));
const packages =
  /node_modules\/(?:zod\/|@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)|@mantine\/core\/esm\/components\/VisuallyHidden)/;

const isOnEveryPage = (id: string): boolean => {
  const path = id.replaceAll('\\', '/');
  if (packages.test(path)) return true;
  const [own = ''] = /\/(?:apps|packages)\/[^.]*(?=\.tsx?$)/.exec(path) ?? [];
  return ownFiles.has(own);
};

/** Three shared groups only: left alone, the bundler pulls large lazy libraries into the first page. */
export const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/, priority: 3 },
  { name: 'ui', test: /node_modules[\\/](?:@mantine|clsx|@tabler)/, minShareCount: 5, priority: 2 },
  { name: 'base', test: isOnEveryPage, priority: 1 },
];
