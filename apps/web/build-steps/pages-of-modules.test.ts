import { expect, test } from 'vitest';
import { chunkByPlace, type Graph, keyOf, pagesOfModules } from './pages-of-modules.ts';

const app = '/h/apps/web/app';
const pages = new Map([
  [`${app}/root.tsx`, 'base'],
  [`${app}/routes/layouts/public.tsx`, 'public'],
  [`${app}/routes/home.tsx`, 'public'],
  [`${app}/routes/about.tsx`, 'public'],
  [`${app}/routes/pupil.tsx`, 'pupil'],
  [`${app}/routes/teacher.tsx`, 'teacher'],
  [`${app}/routes/sign-up.tsx`, 'alone'],
]);

type Imports = Readonly<Record<string, readonly string[]>>;

const graphOf = (imports: Imports, code: Readonly<Record<string, string>> = {}, later: Imports = {}): Graph => ({
  getModuleInfo: (id) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: later[id] ?? [], code: code[id] ?? null }),
});

test('a module is of every page that imports it, however far away, and libraries are not followed', () => {
  const found = pagesOfModules(
    pages,
    graphOf({
      [`${app}/routes/home.tsx`]: [`${app}/hero.tsx`],
      [`${app}/hero.tsx`]: ['/h/packages/domain/src/plans.ts', '/h/node_modules/big/index.mjs'],
      [`${app}/routes/pupil.tsx`]: ['/h/packages/domain/src/plans.ts'],
    }),
  );
  expect(found.get('/h/packages/domain/src/plans.ts')?.atOnce).toEqual([`${app}/routes/home.tsx`, `${app}/routes/pupil.tsx`]);
  expect(found.get(`${app}/hero.tsx`)?.atOnce).toEqual([`${app}/routes/home.tsx`]);
  expect(found.has('/h/node_modules/big/index.mjs')).toBe(false);
});

test('an icon is of the pages whose code names it', () => {
  const code = { [`${app}/routes/home.tsx`]: 'import { IconBulb, IconX as Cross } from "@tabler/icons-react";' };
  const found = pagesOfModules(pages, graphOf({}, code));
  expect(found.get(keyOf('/h/node_modules/@tabler/icons-react/dist/esm/icons/IconX.mjs'))?.atOnce).toEqual([`${app}/routes/home.tsx`]);
  expect(found.has('IconPlus')).toBe(false);
});

test('what a page asks for later is told apart', () => {
  const found = pagesOfModules(
    pages,
    graphOf(
      { [`${app}/routes/pupil.tsx`]: [`${app}/row.tsx`], [`${app}/dialog.tsx`]: [`${app}/row.tsx`] },
      {},
      { [`${app}/routes/teacher.tsx`]: [`${app}/dialog.tsx`] },
    ),
  );
  expect(found.get(`${app}/row.tsx`)).toEqual({
    atOnce: [`${app}/routes/pupil.tsx`],
    ever: [`${app}/routes/pupil.tsx`, `${app}/routes/teacher.tsx`],
  });
});

const files = (names: readonly string[]) => names.map((name) => `${app}/${name}`);
const chunkOf = (...atOnce: readonly string[]) => chunkByPlace({ atOnce: files(atOnce), ever: files(atOnce) }, pages, false);

test('the more places need a module, the more general its chunk', () => {
  expect(chunkOf('root.tsx', 'routes/pupil.tsx')).toBe('base');
  expect(chunkOf('routes/home.tsx', 'routes/pupil.tsx')).toBe('base');
  expect(chunkOf('routes/pupil.tsx', 'routes/teacher.tsx')).toBe('member');
  expect(chunkOf('routes/sign-up.tsx', 'routes/pupil.tsx')).toBe('account');
  expect(chunkOf('routes/pupil.tsx')).toBe('pupil');
  expect(chunkOf('routes/layouts/public.tsx', 'routes/home.tsx')).toBe('public');
  expect(chunkOf()).toBeUndefined();
});

test('what only some public pages need does not travel with the others', () => {
  expect(chunkOf('routes/home.tsx')).toBe('home');
  expect(chunkOf('routes/home.tsx', 'routes/about.tsx')).toBe('home-about');
});

test('what a dialog of another place shows as well does not bring the page along', () => {
  const row = { atOnce: files(['routes/pupil.tsx']), ever: files(['routes/pupil.tsx', 'routes/teacher.tsx']) };
  expect(chunkByPlace(row, pages, false)).toBe('pupil-shared');
});

test('a form that checks with zod does not go to pages that only show', () => {
  const both = files(['routes/home.tsx', 'routes/pupil.tsx']);
  expect(chunkByPlace({ atOnce: both, ever: both }, pages, true)).toBe('contracts');
});
