import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { escapeMarkup, fillPage, type PatternWords } from '@hedgerow/contracts/page-patterns';

/** What the server writes into a prerendered page, because only the database or the settings know it. */
export type PageWords = {
  /** An address of a dynamic page that has nothing behind it. */
  readonly missing?: true;
  /** Left out: those of the page as it was built. */
  readonly title?: string;
  readonly description?: string;
  /** The page's own address, for search engines; none for a page that they shall leave out. */
  readonly address?: string;
  /** A picture for previews of the link. */
  readonly picture?: string;
  /** The picture at the top of the page: fetched at once, before the scripts. */
  readonly fetchFirst?: string;
  readonly kind?: 'website' | 'article';
  /** Structured data (schema.org). */
  readonly data?: readonly object[];
  /** What the page shows at once: the words of its pattern, and the same for its script, which takes that over (a JSON script with the id `page-data`). */
  readonly served?: { readonly words: PatternWords; readonly data: object };
  readonly feed?: string;
  /** HTML for `<noscript id="slot-…">` of the page, by the slot's name: already escaped. */
  readonly slots?: Readonly<Record<string, string>>;
};

const json = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
const unescape = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const titleTag = /<title>([^<]*)<\/title>/;
const descriptionTag = /<meta name="description" content="([^"]*)"\/?>/;
const robotsTag = /<meta name="robots" content="noindex"\/?>/;

const property = (name: string, content: string | undefined): string =>
  content === undefined || content === '' ? '' : `<meta property="og:${name}" content="${escapeMarkup(content)}"/>`;

/** The page with the words in it. Replacements are functions, so that a `$` in somebody's title is a dollar. */
export const writeWords = (html: string, words: PageWords): string => {
  const title = words.title ?? unescape(titleTag.exec(html)?.[1] ?? '');
  const description = words.description ?? unescape(descriptionTag.exec(html)?.[1] ?? '');
  const head = [
    words.description === undefined || words.missing === true
      ? ''
      : `<meta name="description" content="${escapeMarkup(words.description)}"/>`,
    words.address === undefined ? '' : `<link rel="canonical" href="${escapeMarkup(words.address)}"/>`,
    property('title', title),
    property('description', description),
    property('type', words.kind ?? 'website'),
    property('url', words.address),
    property('image', words.picture),
    property('locale', 'en_GB'),
    words.picture === undefined ? '' : '<meta name="twitter:card" content="summary_large_image"/>',
    words.feed === undefined ? '' : `<link rel="alternate" type="application/rss+xml" href="${escapeMarkup(words.feed)}" title="Blog"/>`,
    ...(words.data ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    words.served === undefined ? '' : `<script type="application/json" id="page-data">${json(words.served.data)}</script>`,
  ].join('');
  // Before the scripts, or it would queue behind them.
  const picture =
    words.fetchFirst === undefined ? '' : `<link rel="preload" as="image" fetchpriority="high" href="${escapeMarkup(words.fetchFirst)}"/>`;
  // First, while every tag in it is the pattern's own.
  const filled = fillPage(html, words.served?.words);
  const indexed = words.description === undefined ? filled : filled.replace(descriptionTag, '').replace(robotsTag, '');
  return indexed
    .replace(titleTag, () => `<title>${escapeMarkup(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(/<link rel="modulepreload"|<\/head>/, (found) => `${picture}${found}`)
    .replaceAll(/<noscript id="slot-([a-z-]+)"><\/noscript>/g, (whole, slot: string) => {
      const inside = words.slots?.[slot];
      return inside === undefined ? whole : `<noscript id="slot-${slot}">${inside}</noscript>`;
    });
};

export type PackedPage = { readonly tag: string; readonly plain: Buffer; readonly gzip: Buffer; readonly brotli: Buffer };

const pack = (html: string): PackedPage => {
  const plain = Buffer.from(html);
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { tag, plain, gzip: gzipSync(plain), brotli };
};

/** Writes a page once for the same words: `place` names the page (an address, or all that are missing together). */
export const pageWriter = () => {
  const written = new Map<string, { readonly words: string; readonly page: PackedPage }>();
  return (place: string, template: string, words: PageWords): PackedPage => {
    const key = JSON.stringify(words);
    const before = written.get(place);
    if (before?.words === key) return before.page;
    const page = pack(writeWords(template, words));
    written.set(place, { words: key, page });
    return page;
  };
};
