import type { Drawing, Ink, Mark, Style } from './drawing.ts';

/** What the inks look like on one kind of page; hatching stands for a colour that is not there. */
export type Look = { readonly inks: Readonly<Record<Ink, string>>; readonly hatched: Readonly<Partial<Record<Ink, string>>> };

/** Paper: black, two greys, and instead of further colours lines across, dots and specks. */
const paper: Look = {
  inks: {
    line: '#1a1a1a',
    faint: '#ccc',
    text: '#1a1a1a',
    paper: '#fff',
    tint: '#ccc',
    one: '#555',
    two: '#555',
    three: '#1a1a1a',
    four: '#ccc',
    none: 'none',
  },
  hatched: { two: 'url(#hatch)', three: 'url(#dots)', four: 'url(#specks)' },
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const dress = ({ stroke, fill, width = 2, dash, arrows }: Style, { inks, hatched }: Look): string =>
  [
    `fill="${fill === undefined ? 'none' : (hatched[fill] ?? inks[fill])}"`,
    stroke === undefined
      ? hatched.two !== undefined && (fill === 'one' || fill === 'two' || fill === 'three' || fill === 'four')
        ? ` stroke="${inks.line}" stroke-width="1"`
        : ''
      : ` stroke="${inks[stroke]}" stroke-width="${width}"`,
    dash === true ? ' stroke-dasharray="5 5"' : '',
    arrows === undefined ? '' : ` marker-end="url(#tip)"${arrows === 'both' ? ' marker-start="url(#tip)"' : ''}`,
  ].join('');

const drawn = (mark: Mark, look: Look): string => {
  if (mark.kind === 'group')
    return `<g transform="translate(${mark.move.join(' ')})">${mark.marks.map((inner) => drawn(inner, look)).join('')}</g>`;
  if (mark.kind === 'path') return `<path d="${mark.d}" ${dress(mark, look)}/>`;
  if (mark.kind === 'circle') return `<circle cx="${mark.at[0]}" cy="${mark.at[1]}" r="${mark.r}" ${dress(mark, look)}/>`;
  if (mark.kind === 'box')
    return `<rect x="${mark.at[0]}" y="${mark.at[1]}" width="${mark.size[0]}" height="${mark.size[1]}"${mark.round === undefined ? '' : ` rx="${mark.round}"`} ${dress(mark, look)}/>`;
  const { at, text, size = 16, anchor = 'middle' } = mark;
  // Letters stand a third of their size below the middle: not every reader of SVG knows `dominant-baseline`.
  const place = `x="${at[0]}" y="${Math.round((at[1] + size * 0.35) * 10) / 10}"`;
  const face = `${size === 16 ? '' : ` font-size="${size}"`}${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}${mark.italic === true ? ' font-style="italic" font-family="STIX Two Math, Andika, serif"' : ''}${mark.bold === true ? ' font-weight="600"' : ''}`;
  const coloured = mark.ink === 'paper' || (look !== paper && mark.ink !== undefined);
  const ink = coloured ? ` fill="${look.inks[mark.ink ?? 'text']}"` : '';
  const words = escape(text);
  // A second, wider copy below the letters is a halo for readers that draw the fill first.
  return mark.halo === true
    ? `<text ${place}${face} stroke="${look.inks.paper}" stroke-width="4" fill="${look.inks.paper}">${words}</text><text ${place}${face}${ink}>${words}</text>`
    : `<text ${place}${face}${ink}>${words}</text>`;
};

const defs = ({ inks }: Look): string =>
  `<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M1 1L9 5L1 9" fill="none" stroke="${inks.line}" stroke-width="1.6"/></marker><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H6V6H0Z" fill="#fff"/><path d="M0 0V6" stroke="#1a1a1a" stroke-width="2"/></pattern><pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H6V6H0Z" fill="#fff"/><circle cx="3" cy="3" r="1.4" fill="#1a1a1a"/></pattern><pattern id="specks" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0H5V5H0Z" fill="#fff"/><circle cx="2.5" cy="2.5" r="0.8" fill="#555"/></pattern></defs>`;

/** What stands in many places, such as an apple among apples, is drawn once and used again. */
const withRepeats = (marks: readonly Mark[], look: Look): string => {
  const parts = new Map<readonly Mark[], string>();
  const body = marks.map((mark) => {
    if (mark.kind !== 'group') return drawn(mark, look);
    const id = parts.get(mark.marks) ?? `part-${parts.size}`;
    parts.set(mark.marks, id);
    return `<use href="#${id}" transform="translate(${mark.move.join(' ')})"/>`;
  });
  return `${[...parts].map(([inner, id]) => `<defs><g id="${id}">${inner.map((mark) => drawn(mark, look)).join('')}</g></defs>`).join('')}${body.join('')}`;
};

/** A drawing as an SVG document of its own, with the description inside: for paper, black and greys, unless another look is given. */
export const toSvg = ({ width, height, marks }: Drawing, words: string, look = paper): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(words)}" font-family="Lexend, Andika, Arial, sans-serif" font-size="16" text-anchor="middle" fill="${look.inks.text}" stroke-linecap="round" stroke-linejoin="round">${defs(look)}${withRepeats(marks, look)}</svg>`;
