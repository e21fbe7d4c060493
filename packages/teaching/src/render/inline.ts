import { parseInline } from '@hedgerow/curriculum/markup';
import type { Inline } from '@hedgerow/curriculum/markup';
import { mathmlOf } from '@hedgerow/curriculum/tex';
import { typeset } from './typeset.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** A formula that cannot be rendered is shown as it was written. */
const tex = (formula: string): string => mathmlOf(formula) ?? `<code>${escapeHtml(formula)}</code>`;

const htmlOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (!('children' in node)) return node.kind === 'tex' ? tex(node.text) : escapeHtml(typeset(node.text));
      const inner = htmlOf(node.children);
      return node.kind === 'bold' ? `<strong>${inner}</strong>` : `<em>${inner}</em>`;
    })
    .join('');

/** Markdown of the smallest kind as safe HTML with MathML: whatever else stands in the text is text. */
export const inlineHtml = (text: string): string => htmlOf(parseInline(text));
