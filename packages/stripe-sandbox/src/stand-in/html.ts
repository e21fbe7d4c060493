/** Text that is already safe to stand in a page. */
export interface Html {
  readonly html: string;
}
type Piece = string | number | Html | readonly Html[];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const isPieces = (piece: Piece): piece is readonly Html[] => Array.isArray(piece);
const write = (piece: Piece): string => {
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return isPieces(piece) ? piece.map(write).join('') : piece.html;
};

/** Builds a page; every value put into it is escaped unless it was built here itself. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.reduce((text, part, index) => text + write(pieces[index - 1] ?? '') + part),
});

export interface PageFacts {
  readonly title: string;
  readonly body: Html;
  readonly bodyClass?: string;
  readonly script?: string;
  readonly over?: boolean;
}

/** A whole page of the sandbox, marked TEST MODE. */
export const wholePage = ({ title, body, bodyClass = '', script, over = false }: PageFacts): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} (TEST MODE)</title>
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body class="${bodyClass}" data-over="${over ? 'yes' : 'no'}">
        ${body}
      </body>
    </html>`.html.trim();

export const testMark = html`<p class="mark">
  <strong>TEST MODE</strong> No money moves. Pay with <code>4242 4242 4242 4242</code>; declined: <code>4000 0000 0000 0002</code>; 3-D
  Secure: <code>4000 0000 0000 3220</code>. Never a real card.
</p>`;
