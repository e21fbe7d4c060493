/** One paragraph, a table of two columns, or a button. Text is plain: it is escaped here. */
export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[]; readonly total?: readonly [string, string] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export type Letter = {
  readonly productName: string;
  /** A band above everything, such as that no money moved. */
  readonly notice?: string;
  readonly parts: readonly EmailPart[];
  readonly footer: string;
  /** A way out, below everything. */
  readonly quietLink?: { readonly text: string; readonly url: string };
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

const asText = (part: EmailPart): string => {
  if (part.kind === 'rows')
    return [...part.rows, ...(part.total === undefined ? [] : [part.total])].map(([what, value]) => `${what}: ${value}`).join('\n');
  if (part.kind === 'heading') return part.text.toUpperCase();
  return part.kind === 'link' ? `${part.text}: ${part.url}` : part.text;
};

const row = ([what, value]: readonly [string, string], bold: boolean): string => {
  const style = `padding:8px 0;border-bottom:1px solid #e3e0d6;${bold ? 'font-weight:700;' : ''}`;
  return `<tr><td style="${style}">${escape(what)}</td><td style="${style}text-align:right">${escape(value)}</td></tr>`;
};

const asHtml = (part: EmailPart): string => {
  if (part.kind === 'heading') return `<h2 style="font-size:18px;margin:28px 0 8px">${escape(part.text)}</h2>`;
  if (part.kind === 'link')
    return `<p style="margin:24px 0"><a href="${escape(part.url)}" style="background:#1f5c3f;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:700">${escape(part.text)}</a></p>`;
  if (part.kind === 'text') return `<p style="margin:0 0 14px">${escape(part.text)}</p>`;
  const total = part.total === undefined ? '' : row(part.total, true);
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 18px">${part.rows.map((line) => row(line, false)).join('')}${total}</table>`;
};

/** A letter in both forms: the text says everything that the HTML says. */
export const writeEmail = ({ productName, notice, parts, footer, quietLink }: Letter): { readonly text: string; readonly html: string } => {
  const band =
    notice === undefined
      ? ''
      : `<p style="margin:0 0 20px;padding:10px 14px;background:#fff3cd;border:1px solid #d9a900;border-radius:8px;font-weight:700">${escape(notice)}</p>`;
  const way =
    quietLink === undefined
      ? ''
      : `<p style="margin:0 4px;font-size:14px"><a href="${escape(quietLink.url)}" style="color:#1f5c3f">${escape(quietLink.text)}</a></p>`;
  const out = quietLink === undefined ? '' : `\n${quietLink.text}: ${quietLink.url}`;
  return {
    text: [...(notice === undefined ? [] : [notice]), ...parts.map(asText), `--\n${footer}${out}`].join('\n\n'),
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#f6f4ec;color:#1c2b22;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 20px;font-size:20px;font-weight:700;color:#1f5c3f">${escape(productName)}</p><div style="background:#ffffff;border-radius:14px;padding:28px">${band}${parts.map(asHtml).join('')}</div><p style="margin:20px 4px;font-size:14px;color:#55635a">${escape(footer)}</p>${way}</div></body></html>`,
  };
};
