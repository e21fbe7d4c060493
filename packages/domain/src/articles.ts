/** docs/product/public-site.md#articles, blog post: content is split on blank lines; '# ', '## ' and '### ' are headings, '• ' a bullet, '1. ' an ordered item, all else a paragraph. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'bullets' | 'ordered'; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string };

export type InlinePart = { readonly text: string; readonly strong?: true; readonly to?: string };

const headingMarks = /^(#{1,3}) +(.*)$/;
const bulletMark = /^(?:•|-) +(.*)$/;
const numberMark = /^\d+\. +(.*)$/;

type Line = ArticleBlock | { readonly kind: 'marks'; readonly marks: number; readonly text: string };

const lineOf = (line: string): Line => {
  const heading = headingMarks.exec(line);
  if (heading) return { kind: 'marks', marks: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  const bullet = bulletMark.exec(line);
  if (bullet) return { kind: 'bullets', items: [bullet[1] ?? ''] };
  const numbered = numberMark.exec(line);
  if (numbered) return { kind: 'ordered', items: [numbered[1] ?? ''] };
  return { kind: 'paragraph', text: line };
};

/** The page has its own h1: whatever marks an article begins with are its h2, and no level is left out. */
const withLevels = (lines: readonly Line[]): readonly ArticleBlock[] => {
  const least = Math.min(...lines.flatMap((line) => (line.kind === 'marks' ? [line.marks] : [])));
  let before = 1;
  return lines.map((line) => {
    if (line.kind !== 'marks') return line;
    const level = Math.min(2 + line.marks - least, before + 1, 4) as 2 | 3 | 4;
    before = level;
    return { kind: 'heading', level, text: line.text };
  });
};

const startsItem = (line: string): boolean => headingMarks.test(line) || bulletMark.test(line) || numberMark.test(line);

/** Lines of one paragraph belong together; a heading or an item stands alone even without a blank line around it. */
const linesOf = (part: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of part.split('\n').map((text) => text.trim())) {
    const before = lines.at(-1);
    if (line === '') continue;
    if (before === undefined || startsItem(line) || headingMarks.test(before)) lines.push(line);
    else lines[lines.length - 1] = `${before} ${line}`;
  }
  return lines;
};

export const articleBlocks = (content: string): readonly ArticleBlock[] => {
  const blocks: ArticleBlock[] = [];
  const lines = content
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .flatMap(linesOf);
  for (const block of withLevels(lines.map(lineOf))) {
    const before = blocks.at(-1);
    const joins = before !== undefined && 'items' in before && 'items' in block && before.kind === block.kind;
    if (joins) blocks[blocks.length - 1] = { kind: before.kind, items: [...before.items, ...block.items] };
    else blocks.push(block);
  }
  return blocks;
};

const inlineMarks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((https?:\/\/[^\s)]+|\/[^\s)]*)\)/g;

/** **bold** and [links](/blog) inside a line; everything else is text as it stands. */
export const inlineParts = (text: string): readonly InlinePart[] => {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const found of text.matchAll(inlineMarks)) {
    const [whole, bold, words, to] = found;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    if (bold !== undefined) parts.push({ text: bold, strong: true });
    if (words !== undefined && to !== undefined) parts.push({ text: words, to });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};

/** A heading's place in the address: /blog/spaced-practice#how-to-begin. */
export const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Other sites and files are not pages of the app. */
export const leavesApp = (to: string): boolean => to.startsWith('http') || /\.\w+$/.test(to);

/** What an adult reads in a minute of calm prose. */
const wordsPerMinute = 200;

/** docs/product/public-site.md#articles: minutes to read are counted, not fixed; at least one. */
export const minutesToRead = (content: string): number =>
  Math.max(1, Math.round(content.split(/\s+/).filter((word) => /\w/.test(word)).length / wordsPerMinute));
