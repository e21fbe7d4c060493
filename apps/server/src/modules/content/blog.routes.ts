import { BlogPost, BlogPosts, BlogSummaries, SlugParams } from '@hedgerow/contracts/content';
import type { Routes } from '#http/access.ts';
import type { BlogService } from './blog.service.ts';
import type { CoveredService } from './covered.service.ts';
import { rssFeed } from './rss.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export type BlogRoutesNeeds = {
  readonly blog: BlogService;
  readonly covered: Pick<CoveredService, 'ids'>;
  readonly publicUrl: string;
  readonly productName: string;
};

const access = 'public' as const;
/** Files that machines read: what an operator changed is in them at once. */
const forMachines = 'no-cache';

export const blogRoutes = (app: Routes, { blog, covered, publicUrl, productName }: BlogRoutesNeeds): void => {
  app.get('/api/cms/blog', { config: { access }, schema: { response: { 200: BlogPosts } } }, () => blog.list());
  app.get('/api/cms/blog/summaries', { config: { access }, schema: { response: { 200: BlogSummaries } } }, () => blog.summaries());
  app.get('/api/cms/blog/:id', { config: { access }, schema: { params: SlugParams, response: { 200: BlogPost } } }, (request) =>
    blog.one(request.params.id),
  );

  app.get('/blog/rss.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', forMachines)
      .send(rssFeed({ productName, publicUrl, posts: await blog.summaries() })),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', forMachines)
      .send(sitemapXml(publicUrl, await blog.changes(), covered.ids)),
  );
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', forMachines).send(robotsTxt(publicUrl)),
  );
};
