/** Markdown of the smallest kind, read into a tree: **bold**, *italic* and $TeX$. A backslash before $, * or \ takes its meaning away. */
export type Inline =
  | { readonly kind: 'text' | 'tex'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly Inline[] };

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/** Where the formula that opens at `start` closes; -1 when the sign is only a dollar ("$5 and $6"). */
const endOfTex = (text: string, start: number): number => {
  if (isSpace(text[start + 1])) return -1;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') return at > start + 1 && !isSpace(text[at - 1]) ? at : -1;
  }
  return -1;
};

/** Where the emphasis that opens at `start` closes; a mark before a space is only an asterisk ("2 * 3"). */
const endOfEmphasis = (text: string, start: number, mark: '*' | '**'): number => {
  if (isSpace(text[start + mark.length])) return -1;
  for (let at = start + mark.length; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') at = Math.max(at, endOfTex(text, at));
    else if (text.startsWith('**', at) && mark === '*') at += 1;
    // Of "***word***" the first of the last three closes what stands inside.
    else if (mark === '**' && text[start + 2] === '*' && text.startsWith('***', at)) return at + 1;
    else if (text.startsWith(mark, at) && at > start + mark.length && !isSpace(text[at - 1])) return at;
  }
  return -1;
};

const emphasisAt = (text: string, at: number): { node: Inline; next: number } | undefined => {
  for (const mark of ['**', '*'] as const) {
    if (!text.startsWith(mark, at)) continue;
    const end = endOfEmphasis(text, at, mark);
    if (end < 0) continue;
    const children = parseInline(text.slice(at + mark.length, end));
    return { node: { kind: mark === '**' ? 'bold' : 'italic', children }, next: end + mark.length };
  }
  return undefined;
};

const markAt = (text: string, at: number): { node: Inline; next: number } | undefined => {
  if (text[at] === '*') return emphasisAt(text, at);
  if (text[at] !== '$') return undefined;
  const end = endOfTex(text, at);
  return end < 0 ? undefined : { node: { kind: 'tex', text: text.slice(at + 1, end) }, next: end + 1 };
};

const hasMarks = (text: string): boolean => /[\\$*]/.test(text);

export const parseInline = (text: string): readonly Inline[] => {
  if (!hasMarks(text)) return text === '' ? [] : [{ kind: 'text', text }];
  const nodes: Inline[] = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain !== '') nodes.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (at < text.length) {
    if (text[at] === '\\' && /[\\$*]/.test(text[at + 1] ?? '')) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    const mark = markAt(text, at);
    if (mark !== undefined) {
      flush();
      nodes.push(mark.node);
      at = mark.next;
      continue;
    }
    plain += text[at];
    at += 1;
  }
  flush();
  return nodes;
};

/** Every formula of a text, without its dollars. */
export const formulasOf = (text: string): string[] => {
  if (!text.includes('$')) return [];
  const collect = (nodes: readonly Inline[]): string[] =>
    nodes.flatMap((node) => ('children' in node ? collect(node.children) : node.kind === 'tex' ? [node.text] : []));
  return collect(parseInline(text));
};

/** The words of a text without its marks; `formula` says what stands in a formula's place. */
export const proseOf = (text: string, formula: (tex: string) => string = () => ' '): string => {
  if (!hasMarks(text)) return text;
  const write = (nodes: readonly Inline[]): string =>
    nodes.map((node) => ('children' in node ? write(node.children) : node.kind === 'tex' ? formula(node.text) : node.text)).join('');
  return write(parseInline(text));
};

/** The words outside *italics*: foreign words and titles stand in italics, and are not English to be checked. */
export const uprightProseOf = (text: string): string => {
  const write = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) => {
        if ('children' in node) return node.kind === 'italic' ? ' ' : write(node.children);
        return node.kind === 'tex' ? ' ' : node.text;
      })
      .join('');
  return write(parseInline(text));
};
