import { limits } from './limits.ts';
import type { Notes, Statement } from './read-notes.ts';

/** A word that the notes explain, in their own words. `whole` is a full sentence that gives the meaning. */
export type Definition = { readonly term: string; readonly meaning: string; readonly from: Statement };

const article = /^(?:a|an|the)\s+/i;
const naming = String.raw`(?:called|known as|named|termed|referred to as)`;
const vague =
  /^(?:it|this|that|these|those|they|he|she|we|you|i|there|one|some|many|most|all|both|each|people|things?|his|her|their|our|its|my|what|who|which|another|other|others|everyone|nobody|here|results?|answers?|problems?|reasons?|causes?|effects?|examples?|factors?|types?|one of|part|parts|today|now|(?:the )?(?:main|first|second|third|last|next|other|same|most|best|worst|biggest|largest|result|reason|cause|effect|answer|problem|aim|idea|only)|everything|anything|case study|two|three|four|five|six|example|note|remember|tip)\b/i;

/** "Background: ..." and "Causes: ..." head a passage; they are not words that it explains. */
const label =
  /^(?:(?:key |main |short-term |long-term )?(?:background|introduction|summary|conclusion|overview|causes|effects|impacts?|responses?|consequences|results|method|equipment|facts|points|dates|people|location|aim|title|topic|evidence|uses|advantages|disadvantages|similarities|differences|strengths|weaknesses)|who|what|when|where|why|how)$/i;
const lowered = (text: string): string =>
  /^(?:A|An|The|When|Where|How|Any|Something|Someone|Water|Land|Rocks?)\b/.test(text)
    ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
    : text;
const bare = (text: string): string =>
  text
    .trim()
    .replace(article, '')
    .replace(/[.,;:]$/, '')
    .replaceAll(/^["']|["']$/g, '')
    .trim();
const sentenceCase = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const isTerm = (term: string, limit = 4): boolean => {
  const words = term.split(' ');
  return (
    term.length > 2 &&
    term.length <= 48 &&
    words.length <= limit &&
    !vague.test(term) &&
    !/[,;:()]|\d{3}/.test(term) &&
    /^[\p{L}\d'’ -]+$/u.test(term)
  );
};
/** A meaning that stops at "of" or "the" was cut off by the page. */
const cutOff = /\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were)$/i;
const isMeaning = (meaning: string): boolean => meaning.trim().split(' ').length >= 2 && !cutOff.test(meaning.trim().replace(/[.;,]$/, ''));

const nameWords = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'X']);
/** What follows "called": an article, then describing words and nouns, up to four. */
const nameAt = (statement: Statement, from: number): string => {
  const after = statement.words.filter(({ start }) => start >= from);
  const skip = /^(?:a|an|the)$/i.test(after[0]?.text ?? '') ? 1 : 0;
  const name: string[] = [];
  for (const word of after.slice(skip, skip + 4)) {
    if (!nameWords.has(word.pos) && !(name.length === 0 && word.kind === 'word' && !word.stop)) break;
    name.push(word.text);
    if (/^[,.;]/.test(statement.text.slice(word.end))) break;
  }
  return name.join(' ').replaceAll(' - ', '-');
};

type Match = { readonly term: string; readonly meaning: string };
const match = (term: string, meaning: string): Match | undefined =>
  isTerm(bare(term)) && isMeaning(meaning) ? { term: bare(term), meaning: sentenceCase(meaning.replace(/[.;]$/, '').trim()) } : undefined;

const fromColon = (text: string): Match | undefined => {
  const found = /^([^:–—=]{3,48}?)(?:\s*:\s+|\s+[–—-]\s+)(.+)$/.exec(text);
  return found?.[1] && found[2] && !/\d/.test(found[1]) && !label.test(found[1].trim()) ? match(found[1], found[2]) : undefined;
};

const namingSentence = new RegExp(
  String.raw`^(.*?),?\s+(?:(?:is|are|was|were)\s+(?:also\s+|sometimes\s+|often\s+)?)?${naming}\s+(.+)$`,
  'i',
);

const fromNaming = (statement: Statement, before: Statement | undefined): Match | undefined => {
  const { text } = statement;
  const found = namingSentence.exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  const name = nameAt(statement, text.length - found[2].length);
  const subject = found[1];
  if (name === '') return undefined;
  if (/^(?:this|it|these|they|that|this \w+|which is|and this)$/i.test(subject)) return before ? match(name, before.text) : undefined;
  const rest = text.slice(text.indexOf(name, text.length - found[2].length) + name.length).replace(/[.;]$/, '');
  const next = statement.words.find(({ start, kind }) => start >= text.length - rest.length - 1 && kind === 'word')?.pos;
  if (rest.trim() === '' || /^["')]/.test(rest)) return match(name, subject);
  const isClause = next === 'VERB' || next === 'AUX';
  const joint = /\b(?:people|men|women|person|man|woman|children|workers|soldiers|monks|farmers)$/i.test(subject) ? ' who' : ' that';
  return match(name, isClause ? `${subject}${joint}${rest.replace(/^,/, '')}` : `${subject}${rest}`);
};

const fromCopula = (text: string): Match | undefined => {
  const means = /^(.{3,50}?)\s+(?:means?|refers? to)\s+(?:that\s+)?(.+)$/i.exec(text);
  if (means?.[1] && means[2]) return match(means[1], means[2]);
  const is =
    /^(.{3,50}?)\s+(?:is|are|was|were)\s+((?:a|an|the|when|where|how|any|something|someone|those|made of|one of|tiny|small|large|special|very)\b.+)$/i.exec(
      text,
    );
  return is?.[1] && is[2] ? match(is[1], lowered(is[2])) : undefined;
};

const definitionIn = (statement: Statement, before: Statement | undefined): Match | undefined => {
  if (statement.kind !== 'sentence' || statement.text.includes('=')) return undefined;
  return fromColon(statement.text) ?? fromNaming(statement, before) ?? fromCopula(statement.text);
};

/** The words that the notes explain, in order, each once. "This is called X" takes its meaning from the sentence before. */
export const definitionsIn = ({ sections }: Notes): readonly Definition[] => {
  const known = new Set<string>();
  const found: Definition[] = [];
  for (const { statements } of sections) {
    for (const [at, statement] of statements.entries()) {
      if (found.length === limits.definitions) return found;
      const definition = definitionIn(statement, statements[at - 1]);
      const key = definition?.term.toLowerCase();
      if (!definition || key === undefined || known.has(key) || definition.meaning.toLowerCase().startsWith(key)) continue;
      known.add(key);
      found.push({ ...definition, from: statement });
    }
  }
  return found;
};
