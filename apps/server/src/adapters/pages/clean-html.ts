import sanitizeHtml, { type IOptions } from 'sanitize-html';

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

const textTags = names(`
  h1 h2 h3 h4 p ul ol li dl dt dd blockquote hr br div section aside figure figcaption
  strong em b i u s sub sup small mark abbr code pre span a
  table caption thead tbody tfoot tr th td details summary
`);

/** MathML Core without the elements that can act, load or hold HTML (maction, annotation-xml, mglyph ...). */
const mathsTags = names(`
  math semantics mrow mi mn mo mtext mspace mfrac msqrt mroot msub msup msubsup
  munder mover munderover mtable mtr mtd mpadded mstyle mphantom menclose
`);

const mathsAttributes = names(`
  display displaystyle scriptlevel mathvariant stretchy fence form separator symmetric largeop movablelimits
  lspace rspace minsize maxsize accent accentunder columnalign columnspacing rowspacing width height depth linethickness notation
`);

/** Names that our own renderer gives its blocks, and Temml its formulas; any other class could dress text up as a part of the product. */
const ourClasses = names('key-words worked-example mistakes check from-your-notes note tml-*');

/** A link leads to another site or to a mailbox; anything relative would lead into the product. */
const linkOutside = (href: string | undefined): Record<string, string> =>
  href !== undefined && /^(?:https:\/\/|mailto:)/i.test(href) ? { href } : {};

const options: IOptions = {
  allowedTags: [...textTags, ...mathsTags],
  allowedAttributes: {
    a: ['href'],
    abbr: ['title'],
    aside: ['aria-label'],
    details: ['open'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ...Object.fromEntries(mathsTags.map((tag) => [tag, [...mathsAttributes]])),
    math: ['xmlns', 'alttext', ...mathsAttributes],
  },
  allowedClasses: { '*': [...ourClasses] },
  // The words of a formula's source or of a script are no text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'title',
    'xmp',
    'plaintext',
    'svg',
    'annotation',
    'annotation-xml',
  ],
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'xlink:href', 'action', 'formaction'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkOutside(attribs['href']) }),
  },
};

/** HTML without anything that acts, loads or changes the page around it: no scripts, styles, ids, pictures, frames, forms or `data:`. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);
