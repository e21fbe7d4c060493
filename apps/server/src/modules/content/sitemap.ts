import { webRoutes } from '@hedgerow/contracts/web-routes';
import type { ChangedPost } from './blog.service.ts';
import { escapeMarkup } from '@hedgerow/contracts/page-patterns';

const entry = (address: string, changed?: string): string =>
  `<url><loc>${escapeMarkup(address)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;

/** Public pages that exist, every article, and what is covered by subject and stage; private and result pages are left out (docs/product/routes.md#homes). */
export const sitemapXml = (publicUrl: string, posts: readonly ChangedPost[], covered: readonly string[]): string => {
  const pages = webRoutes.filter(({ forSearchEngines, path }) => forSearchEngines === true && !path.includes(':'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(({ path }) => entry(`${publicUrl}${path === '/' ? '/' : path}`)).join('')}${posts.map(({ id, changedOn }) => entry(`${publicUrl}/blog/${id}`, changedOn)).join('')}${covered.map((id) => entry(`${publicUrl}/what-we-cover/${id}`)).join('')}</urlset>
`;
};

/** Where search engines need not look: calls, and pages of signed-in people or about one payment. */
const closed = [
  '/api/',
  '/dev/',
  // The operator's desk is told to nobody; its page says itself that it is not to be listed.
  ...webRoutes.filter(({ who, kind }) => who !== 'operator' && (who !== 'everyone' || kind === 'app')).map(({ path }) => path),
];

export const robotsTxt = (publicUrl: string): string =>
  `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
