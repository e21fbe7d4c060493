import { parseInline, type Inline } from '@hedgerow/curriculum/markup';
import { plainTex } from '@hedgerow/teaching/render/plain-tex';
import { typstMaths } from './typst-maths.ts';

/** A piece of text for a template: words as they are, or a formula in the language of Typst with the same in words. */
export type RichPart =
  | { readonly kind: 'words'; readonly text: string; readonly style: 'plain' | 'bold' | 'italic' }
  | { readonly kind: 'maths'; readonly typst: string; readonly words: string };

export type Rich = (markdown: string) => readonly RichPart[];

/** Characters of a formula that are read out: more is no formula of a lesson. */
const longestFormula = 2000;

type Style = 'plain' | 'bold' | 'italic';

const formula = (tex: string, style: Style, unsettable: ReadonlySet<string>): RichPart => {
  const typst = typstMaths(tex);
  const inWords = plainTex(tex.slice(0, longestFormula));
  return typst === undefined || unsettable.has(typst) ? { kind: 'words', text: inWords, style } : { kind: 'maths', typst, words: inWords };
};

const partsOf = (nodes: readonly Inline[], style: Style, unsettable: ReadonlySet<string>): readonly RichPart[] =>
  nodes.flatMap((node) => {
    if ('children' in node) return partsOf(node.children, node.kind, unsettable);
    return node.kind === 'tex' ? [formula(node.text, style, unsettable)] : [{ kind: 'words' as const, text: node.text, style }];
  });

/** Reads Markdown of the smallest kind; formulas in `unsettable` become words. */
export const richText =
  (unsettable: ReadonlySet<string> = new Set()): Rich =>
  (markdown) =>
    partsOf(parseInline(markdown), 'plain', unsettable);
