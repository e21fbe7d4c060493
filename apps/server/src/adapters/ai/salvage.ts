type Walk = { readonly open: readonly string[]; readonly lastWhole: number; readonly closersThere: string };

const closerOf: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Where the JSON text is whole again for the last time, and what would close it there. Undefined when it closes by itself. */
const walk = (text: string): { readonly end: number } | Walk => {
  const open: string[] = [];
  let lastWhole = -1;
  let closersThere = '';
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (inString) {
      if (mark === '\\') at += 1;
      else if (mark === '"') inString = false;
      continue;
    }
    if (mark === '"') inString = true;
    const closer = closerOf[mark];
    if (closer !== undefined) open.push(closer);
    if (mark === open.at(-1)) {
      open.pop();
      if (open.length === 0) return { end: at + 1 };
      lastWhole = at + 1;
      closersThere = open.toReversed().join('');
    }
  }
  return { open, lastWhole, closersThere };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The JSON in a model's answer: in a fence, between sentences, or cut off (then the items that are whole).
 * Undefined where there is none.
 */
export const salvageJson = (answer: string): unknown => {
  const start = answer.search(/[{[]/);
  if (start === -1) return undefined;
  const text = answer.slice(start);
  const found = walk(text);
  if ('end' in found) return parse(text.slice(0, found.end));
  return found.lastWhole === -1 ? undefined : parse(text.slice(0, found.lastWhole) + found.closersThere);
};
