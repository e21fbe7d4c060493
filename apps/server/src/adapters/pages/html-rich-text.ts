import { guideHtml } from '@hedgerow/teaching/render/guide-html';
import { inlineHtml } from '@hedgerow/teaching/render/inline';
import type { RichText } from '#ports/rich-text.ts';
import { cleanHtml } from './clean-html.ts';
import { guideDownload } from './guide-download.ts';

/** Words and numbers, which neither the renderer nor the allow-list would change. */
const isPlain = (text: string): boolean => /^(?:[\p{L}\p{N} .,;:!?()+=/%£°×÷–]|(?<=[\p{L}\p{N}])-)*$/u.test(text);
/** Questions and cards come from the same bank for everybody: the latest stay rendered, so that a list of them costs little. */
const mostKept = 4000;

const rendered = (): RichText['inline'] => {
  const kept = new Map<string, string>();
  return (text) => {
    if (isPlain(text)) return text;
    const html = kept.get(text) ?? cleanHtml(inlineHtml(text));
    kept.delete(text);
    kept.set(text, html);
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return html;
  };
};

/** Our own renderer behind the allow-list. */
export const htmlRichText = (productName: string): RichText => ({
  inline: rendered(),
  guide: (content) => cleanHtml(guideHtml(content)),
  guideFile: (guide) => guideDownload({ ...guide, productName }),
});
