import { plainTex } from './plain-tex.ts';
import { typstMaths } from './typst-maths.ts';

/** A piece of text for a template: words as they are, or a formula in the language of Typst with the same in words. */
export type RichPart =
  | { readonly kind: 'words'; readonly text: string; readonly style: 'plain' | 'bold' | 'italic' }
  | { readonly kind: 'maths'; readonly typst: string; readonly words: string };

export type Rich = (markdown: string) => readonly RichPart[];

/** $TeX$, **bold** or *italic*; everything else is words. A lone $ or * stays what it is. */
const marks = /\$([^$\n]+)\$|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*/g;

const words = (text: string, style: 'plain' | 'bold' | 'italic' = 'plain'): RichPart => ({ kind: 'words', text, style });

const formula = (tex: string, unsettable: ReadonlySet<string>): RichPart => {
  const typst = typstMaths(tex);
  return typst === undefined || unsettable.has(typst) ? words(plainTex(tex)) : { kind: 'maths', typst, words: plainTex(tex) };
};

/** Bold words may hold a formula: "**the area is $A$**". */
const emphasised = (text: string, style: 'bold' | 'italic', unsettable: ReadonlySet<string>): readonly RichPart[] =>
  text
    .split(/(\$[^$]+\$)/)
    .filter((part) => part !== '')
    .map((part) => (/^\$[^$]+\$$/.test(part) ? formula(part.slice(1, -1), unsettable) : words(part, style)));

/** Reads Markdown of the smallest kind; formulas in `unsettable` become words. */
export const richText =
  (unsettable: ReadonlySet<string> = new Set()): Rich =>
  (markdown) => {
    const parts: RichPart[] = [];
    let from = 0;
    for (const match of markdown.matchAll(marks)) {
      const [whole, tex, bold, italic] = match;
      if (match.index > from) parts.push(words(markdown.slice(from, match.index)));
      if (tex !== undefined) parts.push(formula(tex, unsettable));
      if (bold !== undefined) parts.push(...emphasised(bold, 'bold', unsettable));
      if (italic !== undefined) parts.push(...emphasised(italic, 'italic', unsettable));
      from = match.index + whole.length;
    }
    if (from < markdown.length) parts.push(words(markdown.slice(from)));
    return parts;
  };
