import { type ArticleBlock, articleBlocks, inlineParts } from '@hedgerow/domain/articles';
import type { EmailPart } from './email-layout.ts';

const addressOf = (to: string, publicUrl: string): string => (to.startsWith('/') ? `${publicUrl}${to}` : to);

/** The words of a line, and after it a link of its own for each that is in it: a letter has no links inside a sentence. */
const partsOf = (text: string, publicUrl: string): EmailPart[] => {
  const inline = inlineParts(text);
  const links = inline.flatMap(({ text: words, to }) =>
    to === undefined ? [] : [{ kind: 'link' as const, text: words, url: addressOf(to, publicUrl) }],
  );
  const words = inline.map((part) => part.text).join('');
  return links.length === 1 && links[0]?.text === words ? links : [{ kind: 'text', text: words }, ...links];
};

const linesOf = (block: Exclude<ArticleBlock, { kind: 'heading' }>): readonly string[] => {
  if (block.kind === 'paragraph') return [block.text];
  return block.items.map((item, at) => (block.kind === 'ordered' ? `${at + 1}. ${item}` : `• ${item}`));
};

/** A newsletter as it was drafted: paragraphs, headings, lists and links, in the format of an article. */
export const newsletterParts = (content: string, publicUrl: string): EmailPart[] =>
  articleBlocks(content).flatMap((block): EmailPart[] =>
    block.kind === 'heading' ? [{ kind: 'heading', text: block.text }] : linesOf(block).flatMap((line) => partsOf(line, publicUrl)),
  );
