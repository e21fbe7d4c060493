import { cleanHtml } from './clean-html.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
  :root { color-scheme: light; }
  @page { size: A4; margin: 18mm; }
  body { margin: 2.5rem auto; padding: 0 1.25rem; max-width: 46rem; color: #1c1b2e; background: #fff; font: 1.0625rem/1.6 Lexend, Andika, Verdana, sans-serif; }
  header { margin-bottom: 2rem; padding: 1.25rem 1.5rem; border-radius: .75rem; background: #f1effc; }
  header p { margin: 0; color: #5640d6; font-size: .9rem; }
  h1 { margin: .25rem 0 0; font-size: 1.9rem; line-height: 1.2; }
  h2 { margin: 2.2rem 0 .75rem; color: #5640d6; font-size: 1.3rem; break-after: avoid; }
  h3 { margin: 1.6rem 0 .5rem; font-size: 1.05rem; break-after: avoid; }
  li { margin: .3rem 0; }
  .note, footer { color: #5d5b73; }
  aside { border-color: #5640d6; background: #f1effc; }
  .mistakes dt { color: #8a4b00; }
  dt, summary { font-weight: 600; } dd { margin: 0 0 .6rem; }
  table { width: 100%; border-collapse: collapse; } th { background: #f1effc; color: #5640d6; text-align: left; }
  th, td { padding: .5rem .75rem; border-bottom: 1px solid #d9d6ea; vertical-align: top; }
  tr, li, details, blockquote { break-inside: avoid; }
  blockquote, details, aside, .worked-example { margin: 1rem 0; padding: .75rem 1rem; border-left: .25rem solid #0a6b42; background: #e9f6ef; }
  figure { margin: 1rem 0; break-inside: avoid; } figure svg { display: block; max-width: 100%; height: auto; }
  math { font-family: "STIX Two Math", "Cambria Math", math; font-size: 1.1em; }
  a { color: #5640d6; }
  footer { margin-top: 3rem; color: #5d5b73; font-size: .85rem; }
  @media print { body { margin: 0; padding: 0; max-width: none; } }
`;

export type GuideDownload = {
  readonly title: string;
  readonly subject: string;
  readonly keyStage: string;
  /** HTML of the guide; cleaned here once more. */
  readonly bodyHtml: string;
  /** SVG that we drew: put in after cleaning, which lets no picture of anybody else through. */
  readonly figures?: readonly string[];
  readonly productName: string;
};

const withFigures = (html: string, figures: readonly string[]): string => {
  const left = [...figures];
  return html.replaceAll('<figure></figure>', () => `<figure>${left.shift() ?? ''}</figure>`);
};

/** A guide as one .html file that needs nothing else and runs nothing: its own policy forbids every script and every request. */
export const guideDownload = ({ title, subject, keyStage, bodyHtml, figures = [], productName }: GuideDownload): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<header><p>${escapeText(subject)} · ${escapeText(keyStage)}</p><h1>${escapeText(title)}</h1></header>
<main>${withFigures(cleanHtml(bodyHtml), figures)}</main>
<footer>${escapeText(productName)}</footer>
</body>
</html>
`;
