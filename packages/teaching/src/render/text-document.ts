import type { GuideBlock, GuideContent } from '@hedgerow/curriculum/guide';
import { describeFigure } from '@hedgerow/figures/figure';
import type { Figure } from '@hedgerow/figures/figure';
import { inlineText } from './inline-text.ts';

/** A line of a document for readers who do not see: plain words, formulas as they can be typed, pictures as they are described. */
export type TextBlock = { readonly kind: 'title' | 'heading' | 'paragraph' | 'item'; readonly text: string };

/** "0.16̇" has a dot over the figure that comes again: neither a voice nor a finger meets it. */
const recurring = (text: string): string =>
  text.replaceAll(/(\d*)((?:\d\u0307)(?:\d*\d\u0307)?)/gu, (_, before: string, dotted: string) => {
    const figures = dotted.replaceAll('\u0307', '');
    return `${before}${figures} (${figures} recurring)`;
  });

const block = (kind: TextBlock['kind'], text: string): TextBlock => ({ kind, text: recurring(inlineText(text)) });
export const title = (text: string): TextBlock => block('title', text);
export const heading = (text: string): TextBlock => block('heading', text);
export const paragraph = (text: string): TextBlock => block('paragraph', text);
export const item = (text: string): TextBlock => block('item', text);
/** What a picture shows, never what it is asked for. */
export const pictured = (figure: Figure | undefined): TextBlock[] =>
  figure === undefined ? [] : [paragraph(`Picture: ${describeFigure(figure)}`)];

const counted = (items: readonly string[]): TextBlock[] => items.map((text, at) => item(`${at + 1}. ${text}`));
const listed = (items: readonly string[]): TextBlock[] => items.map((text) => item(`- ${text}`));

const ofGuide = (part: GuideBlock): TextBlock[] => {
  switch (part.kind) {
    case 'heading':
      return [heading(part.text)];
    case 'paragraph':
    case 'note':
      return [paragraph(part.text)];
    case 'list':
      return part.ordered ? counted(part.items) : listed(part.items);
    case 'keyWords':
      return part.entries.map(({ term, meaning }) => item(`${term}: ${meaning}`));
    case 'figure':
      return pictured(part.figure);
    case 'workedExample':
      return [paragraph(part.problem), ...pictured(part.figure), ...counted(part.steps), paragraph(`Answer: ${part.answer}`)];
    case 'mistakes':
      return part.entries.flatMap(({ belief, correction }) => [item(`Easy to think: ${belief}`), item(correction)]);
    case 'checkYourself':
      return part.entries.flatMap(({ question, answer }) => [item(`Question: ${question}`), item(`Answer: ${answer}`)]);
    case 'fromYourNotes':
      return [paragraph('From your notes:'), ...listed(part.items)];
    default:
      return [];
  }
};

/** A guide for readers who do not see. */
export const guideText = ({ blocks }: GuideContent): TextBlock[] => blocks.flatMap(ofGuide);

/** The document as plain text, a line for each block: whoever reads it wraps it. */
export const plainText = (blocks: readonly TextBlock[]): string =>
  `${blocks
    .map(({ kind, text }, at) => `${at > 0 && kind !== 'item' ? '\n' : ''}${text}`)
    .join('\n')
    .trim()}\n`;
