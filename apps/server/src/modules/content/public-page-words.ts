import type { BlogPost, BlogSummary, EducationalResource, FaqItem } from '@hedgerow/contracts/content';
import { findWebRoute, pageTitle } from '@hedgerow/contracts/web-routes';
import { articleBlocks, type ArticleBlock, inlineParts } from '@hedgerow/domain/articles';
import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import type { PageWords } from '#http/page-words.ts';
import type { BlogService } from './blog.service.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { ResourcesService } from './resources.service.ts';

export type PublicPageWordsDeps = {
  readonly blog: Pick<BlogService, 'summaries' | 'find'>;
  readonly resources: Pick<ResourcesService, 'list'>;
  readonly faq: () => Promise<readonly FaqItem[]>;
  readonly publicUrl: string;
  readonly productName: string;
};

const link = (to: string, words: string): string => `<a href="${escapeMarkup(to)}">${escapeMarkup(words)}</a>`;
const all = <T>(items: readonly T[], write: (item: T) => string): string => items.map(write).join('');

const inlineHtml = (text: string): string =>
  all(inlineParts(text), ({ text: words, strong, to }) => {
    if (to !== undefined) return link(to, words);
    return strong === true ? `<strong>${escapeMarkup(words)}</strong>` : escapeMarkup(words);
  });

const blockHtml = (block: ArticleBlock): string => {
  if (block.kind === 'heading') return `<h${block.level}>${inlineHtml(block.text)}</h${block.level}>`;
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

const postsHtml = (posts: readonly BlogSummary[], level: 2 | 3): string =>
  withoutScript(
    `<ul>${all(posts, ({ id, title, excerpt }) => `<li><h${level}>${link(`/blog/${id}`, title)}</h${level}><p>${escapeMarkup(excerpt)}</p></li>`)}</ul>`,
  );

const resourcesHtml = (resources: readonly EducationalResource[]): string =>
  withoutScript(
    `<ul>${all(resources, ({ title, description, subject, stage, download }) => `<li><h2>${escapeMarkup(title)}</h2><p>${escapeMarkup(`${subject}, ${stage}. ${description}`)} ${link(download, 'Download PDF')}</p></li>`)}</ul>`,
  );

const postHtml = (post: BlogPost): string =>
  withoutScript(
    `<article><h1>${escapeMarkup(post.title)}</h1><p>${escapeMarkup(`${post.author}, ${longDate(post.publishedOn as CalendarDate)}`)}</p>${all(articleBlocks(post.content), blockHtml)}<p>${link('/blog', '← All Blog Posts')}</p></article>`,
  );

const fetchFirst = (post: Pick<BlogSummary, 'coverImage'> | undefined): Pick<PageWords, 'fetchFirst'> =>
  post?.coverImage === undefined ? {} : { fetchFirst: post.coverImage };

/** What only the server knows of a public page: articles, questions, the site's own address. */
export const publicPageWords = ({ blog, resources, faq, publicUrl, productName }: PublicPageWordsDeps) => {
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
      pageData: post,
      feed,
      slots: { post: postHtml(post) },
    };
  };

  return async (path: string): Promise<PageWords | undefined> => {
    const route = findWebRoute(path);
    if (route === undefined || route.kind !== 'page' || route.who !== 'everyone') return undefined;
    if (route.path === '/blog/:id') {
      const post = await blog.find(path.replace(/\/+$/, '').split('/').at(-1) ?? '');
      return post === undefined ? { missing: true, title: pageTitle('/blog/:id', productName) } : ofPost(post);
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
      return { ...shared, data: [site], slots: { faq: faqHtml(items), posts: postsHtml(posts.slice(0, 3), 3) } };
    }
    if (route.path === '/blog') {
      const posts = await blog.summaries();
      return {
        ...shared,
        ...fetchFirst(posts.find(({ featured }) => featured) ?? posts[0]),
        feed,
        pageData: posts,
        slots: { posts: postsHtml(posts, 2) },
      };
    }
    if (route.path === '/free-resources') return { ...shared, slots: { resources: resourcesHtml(await resources.list()) } };
    return shared;
  };
};
