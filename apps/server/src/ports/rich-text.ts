import type { GuideContent } from '@hedgerow/curriculum/guide';

/** Markdown of the smallest kind to HTML that is safe in our pages: made by us, and cleaned all the same. */
export type RichText = {
  /** A question, an option, a card. */
  readonly inline: (text: string) => string;
  /** A guide's blocks, without the page around them. */
  readonly guide: (content: GuideContent) => string;
  /** A guide as one .html file to keep or print, without script or network. */
  readonly guideFile: (guide: {
    readonly title: string;
    readonly subject: string;
    readonly keyStage: string;
    readonly bodyHtml: string;
    /** Our own pictures, one for each empty `<figure>` of the body, in order. */
    readonly figures?: readonly string[];
  }) => string;
};
