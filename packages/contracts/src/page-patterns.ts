/**
 * A page is built with a pattern in it: what the page's own components draw, with tags where the words will be that only the server
 * knows. Tags are those of Mustache: `{{title}}`, `{{{html}}}`, `{{#list}}…{{/list}}` for each or if, `{{^list}}…{{/list}}` for none.
 */
export type PatternWords = { readonly [name: string]: PatternValue };
type List = readonly (string | PatternWords)[];
type PatternValue = string | number | boolean | undefined | PatternWords | List;

/** Text that may stand in HTML or XML, in quotes too. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

const tags = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{\{(\w+)\}\}\}|\{\{([\w.]+)\}\}/g;

const plain = (value: PatternValue): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const isList = (value: PatternValue): value is List => Array.isArray(value);

const each = (value: PatternValue): readonly PatternWords[] =>
  (isList(value) ? value : [value]).flatMap((item) => {
    if (item === undefined || item === false || item === '') return [];
    return [typeof item === 'object' && !isList(item) ? item : { '.': plain(item) }];
  });

/** The pattern with words in its places. What is filled in is not read again, so tags in somebody's title are text. */
export const fillPattern = (pattern: string, words: PatternWords): string =>
  pattern.replaceAll(tags, (_, kind?: string, list = '', inside = '', html?: string, name = '') => {
    if (kind === undefined) return html === undefined ? escapeMarkup(plain(words[name])) : plain(words[html]);
    const items = each(words[list]);
    if (kind === '^') return items.length === 0 ? fillPattern(inside, words) : '';
    return items.map((item) => fillPattern(inside, { ...words, ...item })).join('');
  });

/** The page with the server's words in its pattern; without any, with what stands there until the script has fetched them. */
export const fillPage = (html: string, served: PatternWords | undefined): string =>
  html.replace(/\{\{\^served\}\}[\s\S]*\{\{\/served\}\}/, (pattern) => fillPattern(pattern, { served }));
