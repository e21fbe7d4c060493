import { cellsIn, type Cell } from './cells.ts';

/** What stands before the form of a verb: one person, or two or three that share a form. */
const person = String.raw`(?:je|j'|tu|ils?|elles?|on|nous|vous|ich|du|er|sie|es|wir|ihr|yo|tú|él|ella|usted|ud|nosotros|nosotras|vosotros|vosotras|ellos|ellas|ustedes|uds)`;
const persons = new RegExp(String.raw`^${person}\.?(?:\s*[/,]\s*(?:nosotras|vosotras|${person})\.?)*$`, 'iu');
export const isPerson = (text: string): boolean => persons.test(text.trim());
/** What heads the first column of such a table. */
export const personColumn = 'Person';

const fewest = 4;
const mostHeads = 3;
const far = 14;

const isEnding = (text: string): boolean => text.startsWith('-');
/** "you (pl)" beside "vosotros": who that is. */
const isWho = (text: string): boolean => /^(?:I|you|he|she|it|one|we|they)\b(?:[\s/]*(?:he|she|it|one|\([^)]*\)))*$/i.test(text);
const isMeaning = (text: string): boolean => /^\(?to \p{L}/u.test(text);
const isVerb = (text: string): boolean => /^\p{L}[\p{L}'’-]*(?:\s*[=(–-]\s*\(?to .*)?(?:\s*\(.*\))?$/u.test(text) && !isMeaning(text);

/** The lines above that stand over its columns, the nearest last. */
const headsAbove = (cells: readonly (readonly Cell[])[], from: number, columns: readonly number[]): readonly (readonly Cell[])[] => {
  const heads: (readonly Cell[])[] = [];
  for (let at = from - 1; at >= 0 && from - at <= mostHeads + 1 && heads.length < mostHeads; at -= 1) {
    const own = (cells[at] ?? [])
      .filter(({ text }) => !/^endings?$/i.test(text))
      .map(({ start, text }) => ({ start, text: text.replace(/\*+$/, '') }));
    if (own.length === 0) continue;
    const fits = own.length === columns.length && own.every(({ start }, place) => Math.abs(start - (columns[place] ?? -99)) <= far);
    if (!fits) break;
    heads.unshift(own);
  }
  return heads;
};

/** "jouer" above "to play": the verb with its meaning. */
const namesOf = (heads: readonly (readonly Cell[])[], count: number): readonly string[] | undefined => {
  const names = Array.from({ length: count }, (_, column) => {
    const said = heads.map((own) => own[column]?.text ?? '').filter((text) => !isEnding(text));
    const verb = said.find(isVerb);
    const meaning = said.find(isMeaning);
    if (verb === undefined) return '';
    return meaning === undefined ? verb.replace(/\s*[=–-]\s*(to .*)$/, ' ($1)') : `${verb} (${meaning.replace(/^\(|\)$/g, '')})`;
  });
  return names.every((name) => name !== '') ? names : undefined;
};

/** A table of the forms of verbs, with ruled columns that say which verb each of them is. */
export const withVerbTables = (lines: readonly string[]): readonly string[] => {
  const cells = lines.map((line) => (line.length <= 200 ? cellsIn(line.replaceAll(/\s*\|\s*/g, '   ')) : []));
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [opening = [], first] = [cells[at], cells[at]?.[0]];
    let end = at;
    while (cells[end]?.length === opening.length && opening.length > 1 && isPerson(cells[end]?.[0]?.text ?? '')) end += 1;
    // The endings stand beside the forms: the forms are learned.
    const rows = cells
      .slice(at, end)
      .map((own) => own.filter(({ text }, place) => !isEnding(text) && !(place === 1 && own.length > 2 && isWho(text))));
    const columns = (rows[0] ?? []).slice(1).map(({ start }) => start);
    const heads =
      end - at < fewest || columns.length === 0 || rows.some(({ length }) => length !== columns.length + 1)
        ? []
        : headsAbove(cells, at, columns);
    const names = first === undefined || heads.length === 0 ? undefined : namesOf(heads, columns.length);
    if (names === undefined) {
      told.push(lines[at] ?? '');
      continue;
    }
    // The heads were told already.
    for (let left = heads.length; left > 0;) if ((told.pop() ?? '').trim() !== '') left -= 1;
    told.push('', [personColumn, ...names].join(' | '), ...rows.map((own) => own.map(({ text }) => text).join(' | ')), '');
    at = end - 1;
  }
  return told;
};
