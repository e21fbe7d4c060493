import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classNames } from './css-types.ts';
import { below, clientFolder, filesBelow } from './files.ts';

const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** Moves module preloads behind the stylesheets: otherwise the first paint queues behind the scripts (LCP 2.8 s instead of 1.5 s on slow 4G). */
export const stylesheetsFirst = (html: string): string => {
  const preloads = html.match(modulePreload) ?? [];
  return html.replaceAll(modulePreload, '').replace('</head>', `${preloads.join('')}</head>`);
};

export type Stylesheet = { readonly href: string; readonly css: string };

/** React asks early for every first picture, also for one that only the server will know. */
const unknownPicture = /<link rel="preload" as="image"[^>]*\{\{[^>]*>/g;
const pattern = /\{\{\^served\}\}[\s\S]*\{\{\/served\}\}/;

/**
 * A page with a pattern (contracts/page-patterns.ts) is seen before the code of that part has come. So it links the stylesheets that
 * would come with the code: those that know a class of the pattern.
 */
export const dressPattern = (html: string, stylesheets: readonly Stylesheet[]): string => {
  const [drawn] = pattern.exec(html) ?? [];
  if (drawn === undefined) return html;
  const worn = new Set([...drawn.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const links = stylesheets
    .filter(({ href, css }) => !html.includes(`href="${href}`) && classNames(css).some((name) => worn.has(name)))
    .map(({ href }) => `<link rel="stylesheet" href="${href}"/>`);
  return html.replaceAll(unknownPicture, '').replace('</head>', `${links.join('')}</head>`);
};

/** What every page has before any click (root.tsx): a list of what a later part needs need not name it, in every file that has such a list. */
export const onEveryPage = /\bassets\/(?:base|react|ui|rolldown-runtime)-[\w-]{8}\.(?:js|css)#?$/;

type Route = {
  readonly id: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly [key: string]: unknown;
};
type Manifest = { readonly routes: Readonly<Record<string, Route>> };

const addedBy = (files: readonly string[] = []): string[] => files.filter((file) => !onEveryPage.test(file));

const slimRoute = (route: Route): Route => {
  const told = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
  if (route.id === 'root') return { ...told, id: route.id };
  // Stylesheets keep their order, which the cascade needs; scripts stand best where the same names follow each other.
  return { ...told, id: route.id, imports: addedBy(route.imports).toSorted(), css: addedBy(route.css) };
};

/** The list of all routes travels with every page: it says neither what is not so nor what every page has (half a KiB of 3.7). */
export const slimManifest = (script: string): string => {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(from, to)) as Manifest;
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slimRoute(route)]));
  return `${script.slice(0, from)}${JSON.stringify({ ...manifest, routes })}${script.slice(to)}`;
};

const isManifest = (file: string): boolean => /\/manifest-[\w]+\.js$/.test(file.replaceAll('\\', '/'));

export const polishPages = (): void => {
  const stylesheets = filesBelow(join(clientFolder, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ href: `/${below(clientFolder, file)}`, css: readFileSync(file, 'utf8') }));
  for (const file of filesBelow(clientFolder).filter((name) => name.endsWith('.html'))) {
    writeFileSync(file, stylesheetsFirst(dressPattern(readFileSync(file, 'utf8'), stylesheets)));
  }
  for (const file of filesBelow(join(clientFolder, 'assets')).filter(isManifest))
    writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));
};
