import { tex2typst } from 'tex2typst';

const longestTex = 500;
const deepestBraces = 30;

/** Typst runs code after #, reads labels after @, and files by quoted names. TeX that could lead there is not converted. */
const leadsElsewhere = /[#"@`]|\\(?:input|include|def|newcommand|renewcommand|let|href|url|html|require|verb|catcode|write|csname)/;
/** What may stand between quotation marks in Typst's maths: the words of \text{...}, never a path. */
const harmlessWords = /"[\p{L}\p{N} .,'()%°£:-]*"/gu;

const braceDepth = (tex: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const sign of tex) {
    if (sign === '{') deepest = Math.max(deepest, ++depth);
    if (sign === '}') depth--;
  }
  return deepest;
};

/** TeX in the language of Typst; undefined when it is too long, too deep, unknown, or could become more than maths. */
export const typstMaths = (tex: string): string | undefined => {
  if (tex.length > longestTex || leadsElsewhere.test(tex) || braceDepth(tex) > deepestBraces) return undefined;
  try {
    const typst = tex2typst(tex);
    return /["#@`]/.test(typst.replaceAll(harmlessWords, '')) ? undefined : typst;
  } catch {
    return undefined;
  }
};
