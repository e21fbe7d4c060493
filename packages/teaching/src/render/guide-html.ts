import type { GuideBlock, GuideContent } from '@hedgerow/curriculum/guide';
import { inlineHtml } from './inline.ts';

const list = (items: readonly string[], tag: 'ul' | 'ol'): string =>
  `<${tag}>${items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</${tag}>`;

/** Boxes of the pupil's own notes are landmarks, so each has a name of its own. `before` counts those above it. */
const notesName = (before: number): string => (before === 0 ? 'From your notes' : `From your notes, part ${before + 1}`);

const notesIn = (blocks: readonly GuideBlock[]): number => blocks.filter(({ kind }) => kind === 'fromYourNotes').length;

/** Pictures are drawn by whoever shows the guide: on a screen or on paper (`guideFigures`, in this order). */
const figurePlace = '<figure></figure>';

const blockHtml = (block: GuideBlock, at: number, all: readonly GuideBlock[]): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineHtml(block.text)}</p>`;
    case 'list':
      return list(block.items, block.ordered ? 'ol' : 'ul');
    case 'keyWords':
      return `<dl class="key-words">${block.entries.map(({ term, meaning }) => `<div><dt>${inlineHtml(term)}</dt><dd>${inlineHtml(meaning)}</dd></div>`).join('')}</dl>`;
    case 'figure':
      return figurePlace;
    case 'workedExample':
      return `<section class="worked-example"><p><strong>${inlineHtml(block.problem)}</strong></p>${block.figure === undefined ? '' : figurePlace}${list(block.steps, 'ol')}<p>Answer: ${inlineHtml(block.answer)}</p></section>`;
    case 'mistakes':
      return `<dl class="mistakes">${block.entries.map(({ belief, correction }) => `<div><dt>Easy to think: ${inlineHtml(belief)}</dt><dd>${inlineHtml(correction)}</dd></div>`).join('')}</dl>`;
    case 'checkYourself':
      return block.entries
        .map(
          ({ question, answer }) =>
            `<details class="check"><summary>${inlineHtml(question)}</summary><p>${inlineHtml(answer)}</p></details>`,
        )
        .join('');
    case 'fromYourNotes':
      return `<aside class="from-your-notes" aria-label="${notesName(notesIn(all.slice(0, at)))}">${list(block.items, 'ul')}</aside>`;
    case 'note':
      return `<p class="note">${inlineHtml(block.text)}</p>`;
    default:
      return '';
  }
};

/** The body of a guide as semantic HTML, without a page around it; safe for any content. */
export const guideHtml = (content: GuideContent): string => content.blocks.map(blockHtml).join('\n');
