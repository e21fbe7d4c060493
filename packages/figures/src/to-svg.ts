import type { Drawing, Ink, Mark, Style } from './drawing.ts';

/** Paper: black, two greys, and lines across instead of a second colour. */
const paper: Record<Ink, string> = {
  line: '#1a1a1a',
  faint: '#b5b5b5',
  text: '#1a1a1a',
  paper: '#fff',
  tint: '#ececec',
  one: '#555',
  two: '#8a8a8a',
  three: '#1a1a1a',
  four: '#c4c4c4',
  none: 'none',
};
const hatched: Partial<Record<Ink, string>> = { two: 'url(#hatch)', three: 'url(#dots)' };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const dress = ({ stroke, fill, width = 2, dash, arrows }: Style): string =>
  [
    `fill="${fill === undefined ? 'none' : (hatched[fill] ?? paper[fill])}"`,
    stroke === undefined
      ? fill === 'one' || fill === 'two' || fill === 'three'
        ? ` stroke="#1a1a1a" stroke-width="1"`
        : ''
      : ` stroke="${paper[stroke]}" stroke-width="${width}"`,
    dash === true ? ' stroke-dasharray="5 5"' : '',
    arrows === undefined ? '' : ` marker-end="url(#tip)"${arrows === 'both' ? ' marker-start="url(#tip)"' : ''}`,
  ].join('');

const drawn = (mark: Mark): string => {
  if (mark.kind === 'group') return `<g transform="translate(${mark.move.join(' ')})">${mark.marks.map(drawn).join('')}</g>`;
  if (mark.kind === 'path') return `<path d="${mark.d}" ${dress(mark)}/>`;
  if (mark.kind === 'circle') return `<circle cx="${mark.at[0]}" cy="${mark.at[1]}" r="${mark.r}" ${dress(mark)}/>`;
  if (mark.kind === 'box')
    return `<rect x="${mark.at[0]}" y="${mark.at[1]}" width="${mark.size[0]}" height="${mark.size[1]}"${mark.round === undefined ? '' : ` rx="${mark.round}"`} ${dress(mark)}/>`;
  const { at, text, size = 16, anchor = 'middle' } = mark;
  // Letters stand a third of their size below the middle: not every reader of SVG knows `dominant-baseline`.
  const place = `x="${at[0]}" y="${Math.round((at[1] + size * 0.35) * 10) / 10}"`;
  const face = `${size === 16 ? '' : ` font-size="${size}"`}${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}${mark.italic === true ? ' font-style="italic" font-family="STIX Two Math, Andika, serif"' : ''}${mark.bold === true ? ' font-weight="600"' : ''}`;
  const ink = mark.ink === 'paper' ? ' fill="#fff"' : '';
  const words = escape(text);
  // A second, wider copy below the letters is a halo for readers that draw the fill first.
  return mark.halo === true
    ? `<text ${place}${face} stroke="#fff" stroke-width="4" fill="#fff">${words}</text><text ${place}${face}${ink}>${words}</text>`
    : `<text ${place}${face}${ink}>${words}</text>`;
};

const defs =
  '<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M1 1L9 5L1 9" fill="none" stroke="#1a1a1a" stroke-width="1.6"/></marker><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H6V6H0Z" fill="#fff"/><path d="M0 0V6" stroke="#1a1a1a" stroke-width="2"/></pattern><pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H6V6H0Z" fill="#fff"/><circle cx="3" cy="3" r="1.4" fill="#1a1a1a"/></pattern></defs>';

/** What stands in many places, such as an apple among apples, is drawn once and used again. */
const withRepeats = (marks: readonly Mark[]): string => {
  const parts = new Map<readonly Mark[], string>();
  const body = marks.map((mark) => {
    if (mark.kind !== 'group') return drawn(mark);
    const id = parts.get(mark.marks) ?? `part-${parts.size}`;
    parts.set(mark.marks, id);
    return `<use href="#${id}" transform="translate(${mark.move.join(' ')})"/>`;
  });
  return `${[...parts].map(([inner, id]) => `<defs><g id="${id}">${inner.map(drawn).join('')}</g></defs>`).join('')}${body.join('')}`;
};

/** A drawing as an SVG document of its own for paper: black and greys, with the description inside. */
export const toSvg = ({ width, height, marks }: Drawing, words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(words)}" font-family="Lexend, Andika, Arial, sans-serif" font-size="16" text-anchor="middle" fill="#1a1a1a" stroke-linecap="round" stroke-linejoin="round">${defs}${withRepeats(marks)}</svg>`;
