import { escaped } from '@hedgerow/curriculum/escaped';
import { isEnglish, wordsOf } from './language.ts';

/** "Works" without its -s: "work", "carry", "pass", "have". */
export const baseOfThird = (verb: string): string => {
  const known: Readonly<Record<string, string>> = { has: 'have', does: 'do', goes: 'go', dies: 'die', lies: 'lie', ties: 'tie', is: 'be' };
  const small = verb.toLowerCase();
  if (known[small] !== undefined) return known[small];
  if (/[^aeiou]ies$/.test(small)) return small.replace(/ies$/, 'y');
  if (/(?:ss|x|zz|ch|sh|[^aeiou]o)es$/.test(small)) return small.replace(/es$/, '');
  return small.replace(/s$/, '');
};
export const isThird = (verb: string): boolean =>
  /[^su]s$/i.test(verb) && !/^(?:this|its|his|always|perhaps|across|towards|less)$/i.test(verb);

const noPlural =
  /(?:tion|sion|sis|ism|ity|ness|ment|ance|ence|ing|age|phyll|globin|plasm|logy|graphy|metry|ics|ase|gen|ium|ide|ate)$|^(?:water|air|soil|blood|rain|iron|steel|copper|gold|silver|oil|coal|gas|food|light|heat|sound|energy|xylem|phloem|bile|mucus|saliva|insulin|starch|sugar|salt|glucose|fat|protein|fibre|magma|lava|humus|music|weather|space|time|work|power|land|drift|ice|snow|wood|glass|sand|mud|clay|peace|trade|wealth|health|news|traffic|research|rhyme|tempo|rhythm|pitch|irony|pathos|imagery|satire)$/i;
/** "Slavery", "water": never one of several. */
export const hasNoOne = (word: string): boolean => noPlural.test(word) || /ery$/i.test(word);
const irregular =
  /^(?:people|children|men|women|mice|geese|teeth|feet|alveoli|bacteria|stomata|nuclei|fungi|data|media|phenomena|criteria|villi|cacti|larvae|antennae|police|cattle|nuclei|alkalis|taxis)$/i;
const lastWord = (term: string): string =>
  term
    .replace(/\s*\([^)]*\)$/, '')
    .split(/[\s-]/)
    .at(-1) ?? '';
export const isPlural = (term: string): boolean => {
  const last = lastWord(term);
  return irregular.test(last) || (/[^sui]s$/i.test(last) && !/(?:sis|ics|itis|ous)$/i.test(last) && last.length > 3);
};

/** All words of it are ordinary ones: a capital only says that it stands first. */
export const isCommon = (term: string): boolean => {
  const words = term.match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length > 0 &&
    words.every((word, at) =>
      at > 0 && /^\p{Lu}/u.test(word) ? false : !/\p{Lu}/u.test(word.slice(1)) && isEnglish(word.toLowerCase()),
    ) &&
    !/^(?:Jews?|Jewish|Christians?|Muslims?|Hindus?|Sikhs?|Buddhists?|Catholics?|Protestants?|Romans?|Greeks?|Egyptians?|Vikings?|Normans?|Saxons?|Celts?|Tudors?|Victorians?|Aztecs?|Puritans?)$/.test(
      term,
    ) &&
    !/^(?:Mr|Mrs|Dr|Sir|Lord|Lady|King|Queen|Prince|Princess|Saint|St|Friar|Count|Pope)\b/.test(term)
  );
};
/** As it stands inside a sentence. */
export const inside = (term: string): string =>
  isCommon(term) &&
  !/^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{L}+day)\b/u.test(term)
    ? `${term[0]?.toLowerCase() ?? ''}${term.slice(1)}`
    : term;

/** "The stem", "a catalyst", "roots", "mitosis", "Diwali": with the article that the page gives it, or the usual one. */
export const withArticle = (term: string, page: string, usual: 'a' | 'the' | 'none' = 'a'): string => {
  const shown = inside(term);
  if (/^(?:the|an?|my|our|your|his|her|its|their)\s/i.test(term) || !isCommon(term) || isPlural(term)) return shown;
  if (wordsOf(shown).findLast(({ kind }) => kind === 'word')?.pos === 'ADJ') return shown;
  const found = !page.includes(shown)
    ? undefined
    : new RegExp(String.raw`\b(the|an?)\s+${escaped(shown)}(?![\p{L}-]|\s\p{L}+(?:s|tion|ment)\b)`, 'iu').exec(page)?.[1]?.toLowerCase();
  if (found === 'the') return `the ${shown}`;
  if (noPlural.test(lastWord(term)) && found === undefined) return shown;
  // "Electrons" on the page: of them there are more than one.
  const isCounted = usual === 'none' && found === undefined && new RegExp(String.raw`\b${escaped(shown)}s\b`, 'iu').test(page);
  if (usual !== 'a' && !isCounted && found === undefined) return usual === 'the' ? `the ${shown}` : shown;
  return `${/^[aeiou]/i.test(shown) && !/^(?:u[nrst]i|eu|one)/i.test(shown) ? 'an' : 'a'} ${shown}`;
};

/** "Artery" beside "vein": "arteries". What has no plural, and what is a name, stays. */
export const inPlural = (term: string): string => {
  const shown = inside(term);
  if (!isCommon(term) || isPlural(term) || noPlural.test(lastWord(term)) || /\b(?:and|of|with|or)\b|[()/]/.test(term)) return shown;
  if (!/^(?:NOUN|PROPN)$/.test(wordsOf(shown).findLast(({ kind }) => kind === 'word')?.pos ?? '')) return shown;
  if (/[^aeiou]y$/.test(shown)) return shown.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(shown) ? `${shown}es` : `${shown}s`;
};

/** "A, b and c". */
export const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
