import { guideHtml } from '@hedgerow/teaching/render/guide-html';
import { inlineHtml } from '@hedgerow/teaching/render/inline';
import type { RichText } from '#ports/rich-text.ts';
import { cleanHtml } from './clean-html.ts';
import { guideDownload } from './guide-download.ts';

/** Our own renderer behind the allow-list. */
export const htmlRichText = (productName: string): RichText => ({
  inline: (text) => cleanHtml(inlineHtml(text)),
  guide: (content) => cleanHtml(guideHtml(content)),
  guideFile: (guide) => guideDownload({ ...guide, productName }),
});
