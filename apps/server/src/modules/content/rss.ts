import type { BlogSummary } from '@hedgerow/contracts/content';
import { escapeMarkup } from '@hedgerow/contracts/page-patterns';

type Feed = { readonly productName: string; readonly publicUrl: string; readonly posts: readonly BlogSummary[] };

const dayOf = (date: string): string => new Date(`${date}T09:00:00Z`).toUTCString();

const item = ({ publicUrl }: Feed, post: BlogSummary): string => {
  const address = `${publicUrl}/blog/${post.id}`;
  return `<item><title>${escapeMarkup(post.title)}</title><link>${escapeMarkup(address)}</link><guid isPermaLink="true">${escapeMarkup(address)}</guid><category>${escapeMarkup(post.category)}</category><pubDate>${dayOf(post.publishedOn)}</pubDate><description>${escapeMarkup(post.excerpt)}</description></item>`;
};

/** RSS 2.0 of the articles, the newest first. */
export const rssFeed = (feed: Feed): string => {
  const { productName, publicUrl, posts } = feed;
  const [newest] = posts;
  const built = newest === undefined ? '' : `<lastBuildDate>${dayOf(newest.publishedOn)}</lastBuildDate>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeMarkup(`${productName} Blog`)}</title><link>${escapeMarkup(`${publicUrl}/blog`)}</link><atom:link href="${escapeMarkup(`${publicUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/><description>Educational insights, platform updates and learning resources for families in England.</description><language>en-gb</language>${built}${posts.map((post) => item(feed, post)).join('')}</channel></rss>
`;
};
