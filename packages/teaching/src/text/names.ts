import type { Notes, Statement } from './read-notes.ts';

/** Words written with a capital inside a sentence: those are names, whatever stands at the beginning of one. */
export const nameWordsIn = ({ statements }: Notes): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { words, kind } of statements) {
    if (kind === 'formula') continue;
    for (const [at, { text }] of words.entries()) {
      const opens = (at === 0 && kind === 'sentence') || /^[.:;!?"'“(–=→-]$/.test(words[at - 1]?.text ?? '');
      if (!opens && /^\p{Lu}\p{L}/u.test(text)) names.add(text);
    }
  }
  return names;
};

const opener =
  /^(?:So|Last|Long|Next|Yet|Now|The|A|An|In|On|At|By|During|After|Before|When|Many|Some|Most|This|These|Every|Each|All|Both|King|Queen|Although|While|Since|From|For|If|As|Then|But|And|Early|Later|Only|Near|Inside|Outside|Behind|Under|Above|Across|Around|About|Between|Among|Through|Over|Into|Until|Once|Within|Without|Because|Since|His|Her|Its|Their|Our|My|Your)$/;

export type Name = { readonly text: string; readonly start: number; readonly kind: 'place' | 'person' | 'name' };

const notNames =
  /^(?:[\p{Lu}\d]+(?: [\p{Lu}\d]+)*|She|He|They|We|You|It|So|When|Who|Where|What|Why|How|Out|Not|There|Here|Yes|No|If|Then|Well|Act|Scene|Para|Step|Source|Figure|Exercise|Paper|Year|Class|Form|History|Geography|Science|English|Maths|Aug|Sept|Oct|Nov|Dec|Jan|Feb|Mon|Tues?|Wed|Thurs?|Fri|AD|BC|BCE|CE|Hz|The|A|An|In|On|At|And|But|Mr|Mrs|Miss|Dr|St|Key|For|This|These|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}[a-z]+day)$/u;
/** "A Scottish soldier" and "the Swiss climber" say where somebody is from, and are no name. */
const people =
  /^(?:\p{Lu}\p{Ll}+(?:ish|ese|[aei]an|[mfax]e?rican|[ai]can)|German|Roman|Norman|Swiss|French|Dutch|Greek|Welsh|Czech|Thai|Iraqi)$/u;
export const isPeople = (text: string): boolean => people.test(text);

const title =
  /\b(?:King|Queen|Prince|Princess|Emperor|Empress|Pope|Sir|Lady|Lord|Saint|St|President|General|Captain|Duke|Archduke|Earl|Bishop|Archbishop|Mr|Mrs|Dr)\b/;
const placeLead =
  /\b(?:in|at|near|from|into|across|off|around|through|reached|invaded|towards|outside|inside)\s+(?:the\s+|northern\s+|southern\s+|eastern\s+|western\s+|central\s+)?$|\b(?:island|islands|city|town|village|county|country|kingdom|region|coast|port|capital|province|state|battle) of\s+$/i;

const places =
  /^(?:(?:Northern |Southern |Eastern |Western )?(?:Africa|Asia|Europe|America|Ireland|Korea)|Antarctica|Oceania|Australia|Britain|Great Britain|England|Scotland|Wales|London|Paris|Rome|Berlin|France|Germany|Italy|Spain|Portugal|Greece|Turkey|Russia|Poland|Austria|Austria-Hungary|Hungary|Serbia|Belgium|Holland|Netherlands|Denmark|Norway|Sweden|Iceland|Finland|Switzerland|Ukraine|China|Japan|India|Pakistan|Bangladesh|Nepal|Indonesia|Vietnam|Egypt|Kenya|Nigeria|Ghana|Ethiopia|Morocco|Israel|Iran|Iraq|Syria|Canada|Mexico|Brazil|Peru|Chile|Argentina|Haiti|Jamaica|USA|United States|United Kingdom|New Zealand)$/;

/** A country or a continent: a county or a village beside it is no rival. */
export const isCountry = (text: string): boolean => places.test(text);

const kindOf = (text: string, before: string): Name['kind'] => {
  if (places.test(text)) return 'place';
  if (title.test(text) || title.test(before.slice(-12))) return 'person';
  return placeLead.test(before) || /\b(?:River|Mount|Lake|Sea|Ocean|Island|Bay|Street)\b/.test(text) ? 'place' : 'name';
};

/** "Echoes Malthus": what somebody does is no part of a name. */
const isNoName = /^(?:VERB|ADV|CCONJ|SCONJ|PRON|DET|ADP)$/;

/** The names in a sentence: "King William", "Battle of Hastings", "Iceland". */
export const namesOf = ({ text, kind, small, words }: Statement, nameWords: ReadonlySet<string>): readonly Name[] => {
  if (kind !== 'sentence') return [];
  const found: Name[] = [];
  for (const match of text.matchAll(/\p{Lu}[\p{L}'’-]+(?:(?:\s+(?:of|the|de|von|upon))*\s+\p{Lu}[\p{L}'’-]+|\s+[IVX]+\b)*/gu)) {
    let name = match[0];
    let { index } = match;
    // "Oct Battle of Hastings": the month belongs to its day.
    const month = /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? (?=\p{Lu})/u.exec(name)?.[0] ?? '';
    name = name.slice(month.length);
    index += month.length;
    const first = name.split(' ')[0] ?? '';
    if (index === 0 && opener.test(first) && / (?:the|an?) \p{Lu}/u.test(name)) {
      const bare = name.replace(/^\p{L}+ (?:the|an?) /u, '');
      index += name.length - bare.length;
      name = bare;
    } else if (index === 0 && (small || !nameWords.has(first))) {
      const rest = name.slice(first.length).trimStart();
      if (!/^\p{Lu}/u.test(rest)) continue;
      if (small || opener.test(first) || isNoName.test(words[0]?.pos ?? '')) {
        index += name.length - rest.length;
        name = rest;
      }
    }
    name = name.replace(/['’]s$/u, '');
    // Behind a quotation mark or a colon any word may have a capital.
    if (/["“:(]\s*$/.test(text.slice(0, index)) && !nameWords.has(name.split(' ')[0] ?? '')) continue;
    if (isPeople(name) && /^ \p{Ll}/u.test(text.slice(index + name.length))) continue;
    if (name.length > 2 && !notNames.test(name)) found.push({ text: name, start: index, kind: kindOf(name, text.slice(0, index)) });
  }
  return found;
};

/** What is a place in one sentence is one in all of them: "the island of Skerra", and "nobody on Skerra". */
export const placesIn = (notes: Notes, nameWords: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    notes.statements.flatMap((statement) => namesOf(statement, nameWords).flatMap(({ text, kind }) => (kind === 'place' ? [text] : []))),
  );
