/** What every page needs, by folder: one file of its own. Small files cost a request each and compress badly. */
const onEveryPage: Readonly<Record<string, readonly string[]>> = {
  'apps/web/app/lib': [
    'api',
    'api-error',
    'missing-part',
    'page-meta',
    'query',
    'reading-place',
    'roles',
    'session',
    'use-hydrated',
    'zod-settings',
  ],
  'apps/web/app/ui': [
    'announce',
    'button',
    'colour-scheme-toggle',
    'crash-screen',
    'empty-state',
    'error-state',
    'icon-button',
    'loading-screen',
    'message-screen',
    'missing-part',
    'not-found-screen',
    'render-when-visible',
    'skeletons',
    'toast',
    'toasts',
  ],
  'apps/web/app/shells': ['skip-link'],
  'apps/web/app/ui/theme': ['fonts', 'layers', 'theme', 'theme-provider'],
  'apps/web/app/ui/art': ['creature', 'faces', 'flint', 'hedge', 'mark', 'pip', 'scenes'],
  'packages/contracts/src': ['web-routes'],
  'packages/domain/src': ['access', 'errors', 'key-stages', 'money', 'plans'],
};

/** What every page of signed-in people needs beside that. */
const forMembers: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts/src': ['guides'],
  'packages/domain/src': ['scoring'],
  'apps/web/app/lib': [
    'change-of-person',
    'dates',
    'events',
    'preload-queries',
    'onboarding-session',
    'pupil',
    'reading',
    'refresh-learning',
    'talk',
  ],
  'apps/web/app/features/parent': ['use-dialogs'],
  'apps/web/app/shells': ['app-shell', 'guard', 'setting-up', 'waiting'],
  'apps/web/app/ui': [
    'defer-render',
    'first-view',
    'listen',
    'locked-feature',
    'page-header',
    'panel',
    'progress-bar',
    'reads-aloud',
    'row-list',
    'score-badge',
    'eager-lazy',
    'stage',
    'talk-button',
  ],
};

const filesOf = (folders: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set(Object.entries(folders).flatMap(([folder, names]) => names.map((name) => `/${folder}/${name}`)));
const everyPageFiles = filesOf(onEveryPage);
const memberFiles = filesOf(forMembers);
const packages =
  /node_modules\/(?:zod\/v4\/core\/core\.|@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)|@mantine\/core\/esm\/components\/VisuallyHidden)/;

const ownFile = (id: string): string => /\/(?:apps|packages)\/[^.]*(?=\.tsx?$)/.exec(id.replaceAll('\\', '/'))?.[0] ?? '';

const isOnEveryPage = (id: string): boolean => packages.test(id.replaceAll('\\', '/')) || everyPageFiles.has(ownFile(id));
const isForMembers = (id: string): boolean => memberFiles.has(ownFile(id));

/** Of Mantine, what every page shows. Fields and dialogs stand apart: a page without a form does not carry them. */
const shown =
  /node_modules\/(?:clsx|@mantine\/core\/esm\/(?:core|components\/(?:Button|Loader|Skeleton|Text|Title|Transition|UnstyledButton))\/)/;
/** Forms and signed-in pages read and check with these; the public pages do without. */
const contracts =
  /node_modules\/zod\/|web\/app\/lib\/profile-contract\.|packages\/(?:contracts\/src\/(?:accounts|shapes)|domain\/src\/(?:calendar-dates|year-groups))\./;
/** But those of dialogs alone, which no first page carries. */
const icons = /node_modules\/@tabler\/(?!.*\/Icon(?:CircleDashed|Download|ExternalLink|FileCheck|FileTypeHtml)\.)/;
const fields =
  /web\/app\/lib\/(?:filled-before|focus-first-error)\.|node_modules\/(?:@mantine\/form|@mantine\/core\/esm\/components\/(?:ActionIcon|Alert|CloseButton|Input|InputBase|PasswordInput|TextInput)\/)/;
const overlays =
  /node_modules\/(?:react-remove-scroll|@floating-ui|@mantine\/core\/esm\/components\/(?:FloatingTooltip|Modal|ModalBase|Overlay|Paper|Portal|ScrollArea)\/)/;

const inFolders = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'));

/** A family's children: the parents' pages and the dialog that manages them. */
const family =
  /web\/app\/features\/(?:families\/(?:api|child-card|children-selector|initial|open-screens|plan-badge)|children\/together)\.|web\/app\/routes\/parent\/dashboard\.module\./;

/** A child's figures: the parents' first page and the dialogs that open from it. */
const figures = /web\/app\/features\/children\/(?:api|figures|read-state)\.ts/;

/** What a pupil's dashboard lists, and what its lists are read with. */
const learning =
  /packages\/contracts\/src\/(?:assessments|assignments|avatar|progress|files|flashcards|today)\.|packages\/domain\/src\/(?:assessment-rules|assignments|avatar|goals|levels|medals|points)\.|web\/app\/(?:lib\/recent-topics|features\/(?:(?:assessments|assignments|avatar|files|flashcards|progress|today)\/api|files\/state-words|avatar\/worn|progress\/(?:activity-row|activity-words|goals|kind-words|recent-activity)|today\/today-words|dashboard\/(?:growth|journey|subject-picture|topics)|recommendations\/rows-waiting)|routes\/pupil\/overlay)\.tsx?|(?:features\/progress\/progress|ui\/charts)\.module\.css|icons\/Icon(?:Map2|Palette|PencilCheck|Photo|Plant2|Seedling|Upload)\./;

/** Named groups only: left alone, the bundler pulls large lazy libraries into the first page. */
export const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/, priority: 6 },
  { name: 'ui', test: inFolders(shown), priority: 5 },
  { name: 'base', test: isOnEveryPage, priority: 4 },
  { name: 'contracts', test: inFolders(contracts), priority: 3 },
  { name: 'member', test: isForMembers, priority: 3 },
  { name: 'family', test: inFolders(family), priority: 3 },
  { name: 'figures', test: inFolders(figures), priority: 2 },
  { name: 'learning', test: inFolders(learning), priority: 3 },
  { name: 'fields', test: inFolders(fields), priority: 2 },
  { name: 'overlays', test: inFolders(overlays), priority: 1 },
  { name: 'icons', test: inFolders(icons), minShareCount: 3, priority: 1 },
];
