import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagesWithFirstReads } from '@hedgerow/contracts/reads';
import { findWebRoute, templatePath } from '@hedgerow/contracts/web-routes';
import { dashboardOf } from '@hedgerow/domain/homes';
import { notFoundBody } from './errors.ts';
import { preloadLinks } from './preload-links.ts';
import { type PackedPage, pageWriter, type PageWords } from './page-words.ts';

export type PagesSettings = {
  /** The web app's build folder: client/ and csp-hashes.json. */
  readonly buildFolder: string;
  /** Where the payment provider's own script and frames come from; empty for the sandbox, which is our own origin. */
  readonly paymentOrigins: readonly string[];
  /** Whether a pupil's browser may keep the day's learning for a time without a line. */
  readonly offline: boolean;
  /** What a public page says that the build could not know; undefined for all others. */
  readonly wordsFor: (path: string) => Promise<PageWords | undefined>;
};

/** The payment provider is allowed on these alone, never on a pupil's page (docs/product/money.md#changes). */
const paymentPages = /^\/(?:family-signup|subscription|onboarding|parent)(?:\/|$)/;

const fallback = '__spa-fallback.html';

const policy = (hashes: readonly string[], paymentOrigins: readonly string[]): string => {
  const payments = paymentOrigins.join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')} ${payments}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${payments}`.trim(),
    `frame-src 'self' ${payments}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** A worker's own policy, which comes with its file: it fetches from us, and does nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

const readHashes = (buildFolder: string): Readonly<Record<string, readonly string[]>> => {
  const file = join(buildFolder, 'csp-hashes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>) : {};
};

const pathOf = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(new URL(request.url, 'http://host').pathname);
  } catch {
    return '/';
  }
};

const looksLikePage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !/\.\w+$/.test(path);

const sendPacked = (request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply => {
  void reply.header('etag', page.tag);
  if (request.headers['if-none-match'] === page.tag && reply.statusCode === 200) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
};

/** A page whose address holds the secret of a letter is kept by nobody. */
const keptFor = (path: string, isOnePersons: boolean): string => {
  if (path.startsWith('/auth/reset-password')) return 'no-store';
  return isOnePersons ? 'private, no-cache' : 'no-cache';
};

const statusOf = (known: string | undefined, words: PageWords | undefined): number => {
  if (known === '/unauthorized') return 403;
  return known === undefined || words?.missing === true ? 404 : 200;
};

/** Prerendered pages, their assets and a real 404. Nothing is rendered here: a page costs a file, a public one some words in it. */
export const installPages = async (
  app: FastifyInstance,
  { buildFolder, paymentOrigins, offline, wordsFor }: PagesSettings,
): Promise<void> => {
  const client = join(buildFolder, 'client');
  const hashes = readHashes(buildFolder);
  const built = existsSync(client);
  const write = pageWriter();
  const templates = new Map<string, string>();
  const templateOf = (file: string): string => {
    const html = templates.get(file) ?? readFileSync(join(client, file), 'utf8');
    templates.set(file, html);
    return html;
  };

  if (built) {
    await app.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'sw*.js', 'assets/**'],
      setHeaders: (reply, file) => {
        // Pages have said it already.
        if (/\.html(?:\.br|\.gz)?$/.test(file)) return;
        void reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
        void reply.header('vary', 'accept-encoding');
      },
    });
    // One address for the hundreds of assets: an address each takes a third of the time that the server needs to compose itself.
    const folder = join(client, 'assets');
    const assets = new Set(existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(?:br|gz|html)$/.test(name)) : []);
    app.get<{ readonly Params: { readonly file: string } }>('/assets/:file', ({ params }, reply) =>
      assets.has(params.file) ? reply.sendFile(`assets/${params.file}`) : reply.callNotFound(),
    );
  }

  const fileFor = (path: string): string => {
    const route = findWebRoute(path);
    const own = route?.path === '/' ? 'index.html' : `${templatePath(route?.path ?? '').slice(1)}/index.html`;
    return route === undefined || !existsSync(join(client, own)) ? fallback : own;
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const route = findWebRoute(path);
    if (route?.kind === 'redirect' && route.to !== undefined) return reply.redirect(route.to, 308);
    const file = fileFor(path);
    const words = route === undefined || file === fallback ? undefined : await wordsFor(path);
    void reply
      .code(statusOf(route?.path, words))
      .header('content-security-policy', policy(hashes[file] ?? [], paymentPages.test(path) ? paymentOrigins : []))
      // What it names is one person's.
      .header('cache-control', keptFor(path, reply.hasHeader('link')))
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    if (words === undefined) return reply.sendFile(file);
    const place = words.missing === true ? `${route?.path ?? ''} missing` : path.replace(/\/+$/, '');
    return sendPacked(request, reply, write(place, templateOf(file), words));
  };

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (built && looksLikePage(request, path)) return sendPage(request, reply, path);
    return reply.code(404).send(notFoundBody);
  });
  // Visitors see the landing page at once; whoever is signed in, their dashboard (docs/product/routes.md#homes). What became of a letter's link is said on the way.
  if (built) {
    // Switched off, the same address gives the worker that takes the other one away.
    app.get('/sw.js', { config: { access: 'public' } }, (_request, reply) =>
      reply.header('content-security-policy', workerPolicy).sendFile(offline ? 'sw.js' : 'sw-off.js'),
    );
    for (const page of pagesWithFirstReads)
      app.get(page, { config: { access: 'public' } }, (request, reply) => {
        const links = preloadLinks(templateOf(fileFor(page)), page, request.actor, request.headers['user-agent']);
        return sendPage(request, reply.header('link', links), page);
      });
    app.get('/', { config: { access: 'public' } }, (request, reply) =>
      request.actor === null || /[?&]verified=/.test(request.url)
        ? sendPage(request, reply, '/')
        : reply.header('cache-control', 'no-store').redirect(dashboardOf(request.actor.role), 302),
    );
  }
};
