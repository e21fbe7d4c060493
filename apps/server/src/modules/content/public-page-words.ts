import type { BlogPost, BlogSummary, EducationalResource, FaqItem, NoBlogPost } from '@hedgerow/contracts/content';
import type { NoCoveredPage } from '@hedgerow/contracts/covered';
import { escapeMarkup, type PatternWords } from '@hedgerow/contracts/page-patterns';
import { findWebRoute, pageTitle } from '@hedgerow/contracts/web-routes';
import { anchorOf, articleBlocks, type ArticleBlock, inlineParts, leavesApp } from '@hedgerow/domain/articles';
import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import type { output } from 'zod/mini';
import type { PageWords } from '#http/page-words.ts';
import type { CoveredService } from './covered.service.ts';
import type { BlogService } from './blog.service.ts';
import type { ResourcesService } from './resources.service.ts';

export type PublicPageWordsDeps = {
  readonly blog: Pick<BlogService, 'summaries' | 'find'>;
  readonly covered: Pick<CoveredService, 'index' | 'find'>;
  readonly resources: Pick<ResourcesService, 'list'>;
  readonly faq: () => Promise<readonly FaqItem[]>;
  readonly publicUrl: string;
  readonly productName: string;
};

const link = (to: string, words: string): string =>
  `<a href="${escapeMarkup(to)}"${leavesApp(to) ? ' rel="noopener noreferrer"' : ''}>${escapeMarkup(words)}</a>`;
const all = <T>(items: readonly T[], write: (item: T) => string): string => items.map(write).join('');

const inlineHtml = (text: string): string =>
  all(inlineParts(text), ({ text: words, strong, to }) => {
    if (to !== undefined) return link(to, words);
    return strong === true ? `<strong>${escapeMarkup(words)}</strong>` : escapeMarkup(words);
  });

/** As the page's own Article draws it (ui/article.tsx): the browser takes it over. */
const blockHtml = (block: ArticleBlock): string => {
  if (block.kind === 'heading') return `<h${block.level} id="${anchorOf(block.text)}">${inlineHtml(block.text)}</h${block.level}>`;
  if (block.kind === 'paragraph') return `<p>${inlineHtml(block.text)}</p>`;
  const tag = block.kind === 'ordered' ? 'ol' : 'ul';
  return `<${tag}>${all(block.items, (item) => `<li>${inlineHtml(item)}</li>`)}</${tag}>`;
};

/** With script off the places that wait for data are put away. */
const withoutScript = (html: string): string =>
  `<style>[data-waits-for-script]{display:none}noscript details{padding:10px 0}noscript summary{cursor:pointer;font-weight:600}</style>${html}`;

const faqHtml = (items: readonly FaqItem[]): string =>
  withoutScript(
    all(items, ({ question, answer }) => `<details><summary>${escapeMarkup(question)}</summary><p>${escapeMarkup(answer)}</p></details>`),
  );

const teaserHtml = (posts: readonly BlogSummary[]): string =>
  withoutScript(
    `<ul>${all(posts, ({ id, title, excerpt }) => `<li><h3>${link(`/blog/${id}`, title)}</h3><p>${escapeMarkup(excerpt)}</p></li>`)}</ul>`,
  );

const resourcesHtml = (resources: readonly EducationalResource[]): string =>
  withoutScript(
    `<ul>${all(resources, ({ title, description, subject, stage, download }) => `<li><h2>${escapeMarkup(title)}</h2><p>${escapeMarkup(`${subject}, ${stage}. ${description}`)} ${link(download, 'Download PDF')}</p></li>`)}</ul>`,
  );

/** The words of an article's pattern (features/blog/pattern.tsx); an article without any is left to the script. */
const servedPost = (post: BlogPost): Pick<PageWords, 'served'> => {
  if (post.content.trim() === '') return {};
  const day = longDate(post.publishedOn as CalendarDate);
  return { served: { words: { ...post, day, body: all(articleBlocks(post.content), blockHtml) }, data: post } };
};

const group = (posts: readonly BlogSummary[], onTop: boolean): PatternWords | undefined => {
  const at = onTop ? 1 : 0;
  return posts.length === 0 ? undefined : { first: posts.slice(0, at), others: posts.slice(at) };
};

const servedPosts = (posts: readonly BlogSummary[]): Pick<PageWords, 'served'> => {
  if (posts.length === 0) return {};
  const featured = group(
    posts.filter((post) => post.featured),
    true,
  );
  const latest = group(
    posts.filter((post) => !post.featured),
    featured === undefined,
  );
  const categories = [...new Set(posts.map(({ category }) => category).toSorted())];
  return { served: { words: { categories, featured, latest }, data: posts } };
};

const fetchFirst = (post: Pick<BlogSummary, 'coverImage'> | undefined): Pick<PageWords, 'fetchFirst'> =>
  post?.coverImage === undefined ? {} : { fetchFirst: post.coverImage };

/** What only the server knows of a public page: articles, questions, the site's own address. */
export const publicPageWords = ({ blog, covered, resources, faq, publicUrl, productName }: PublicPageWordsDeps) => {
  const picture = `${publicUrl}/preview.png`;
  const organisation = { '@type': 'Organization', name: productName, url: `${publicUrl}/`, logo: `${publicUrl}/icon-512.png` };
  const feed = `${publicUrl}/blog/rss.xml`;

  const ofPost = (post: BlogPost): PageWords => {
    const address = `${publicUrl}/blog/${post.id}`;
    const cover = post.coverImage?.replace(/^\/(covers\/.*)\.svg$/, '/$1.png') ?? '/preview.png';
    const image = new URL(cover, `${publicUrl}/`).href;
    const article = {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      articleSection: post.category,
      datePublished: post.publishedOn,
      inLanguage: 'en-GB',
      image,
      mainEntityOfPage: address,
      author: { '@type': 'Organization', name: post.author },
      publisher: organisation,
    };
    return {
      title: `${post.title} - ${productName}`,
      description: post.excerpt,
      address,
      picture: image,
      ...fetchFirst(post),
      kind: 'article',
      data: [article],
      feed,
      ...servedPost(post),
    };
  };

  // The same for every address, so that whoever asks for thousands makes the server write one page.
  const noPost: PageWords = {
    missing: true,
    title: pageTitle('/blog/:id', productName),
    served: { words: { missing: true }, data: { missing: true } satisfies output<typeof NoBlogPost> },
  };

  const noCovered: PageWords = {
    missing: true,
    title: pageTitle('/what-we-cover/:id', productName),
    served: { words: { missing: true }, data: { missing: true } satisfies output<typeof NoCoveredPage> },
  };
  const coveredWords = (id: string): PageWords => {
    const page = covered.find(id);
    if (page === undefined) return noCovered;
    const title = `${page.title}: what we cover - ${productName}`;
    const description = `${page.lead} ${page.stage}, for the curriculum in England.`;
    return { title, description, address: `${publicUrl}/what-we-cover/${id}`, picture, served: { words: page, data: page } };
  };

  return async (path: string): Promise<PageWords | undefined> => {
    const route = findWebRoute(path);
    if (route === undefined || route.kind !== 'page' || route.who !== 'everyone') return undefined;
    const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
    if (route.path === '/what-we-cover/:id') return coveredWords(last);
    if (route.path === '/blog/:id') {
      const post = await blog.find(last);
      return post === undefined ? noPost : ofPost(post);
    }
    const shared = { picture, ...(route.forSearchEngines === true ? { address: `${publicUrl}${route.path}` } : {}) };
    if (route.path === '/') {
      const [items, posts] = await Promise.all([faq(), blog.summaries()]);
      const site = {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: productName,
        url: `${publicUrl}/`,
        publisher: organisation,
      };
      return { ...shared, data: [site], slots: { faq: faqHtml(items), posts: teaserHtml(posts.slice(0, 3)) } };
    }
    if (route.path === '/blog') {
      const posts = await blog.summaries();
      return {
        ...shared,
        ...fetchFirst(posts.find(({ featured }) => featured) ?? posts[0]),
        feed,
        ...servedPosts(posts),
      };
    }
    if (route.path === '/what-we-cover') return { ...shared, served: { words: covered.index, data: covered.index } };
    if (route.path === '/free-resources') return { ...shared, slots: { resources: resourcesHtml(await resources.list()) } };
    return shared;
  };
};
