import { withoutHead } from './heads.ts';
import { isEnglish, wordsOf, type Word } from './language.ts';
import type { Statement } from './read-notes.ts';

/** A sentence that says all of itself; one that is clear under its heading; a point that is no sentence; or one that nothing is asked about. */
export type Standing = 'alone' | 'under' | 'point' | 'no';

/** Signs and shorthand of somebody who writes for himself. */
const shorthand =
  /[{}∴~^<>☐✓✔↑↓|]|—\W*—|\bw\/|\b(?:conc|temp|govt|btwn|vol|esp|thro|cos|diff|max|min|prob|incl|prac|eqn|const|bkgd|info|w\/o|b\/c|bc|e\.?g\.? \d|A1|v\.)(?![\p{L}])/iu;
const openers =
  /^(?:However|Also|But|So|And|Then|Therefore|Finally|First|Firstly|Next|In addition|As a result|For example|Moreover|Furthermore|At last|Yet|Now),?\s+/;
const leaning =
  /^(?:it|its|they|their|them|he|his|she|her|this|that|these|those|such|there it|both|others?|some of them|here|one of them|another|all this|each of)\b/i;
/** "Hindus remember this", "It teaches that": what is meant stands elsewhere. */
const pointing =
  /\b(?:this|these|those)\b(?=\s*(?:[.,;:!?)]|$|\b(?:is|was|are|were|can|will|means?|at|in|on|by|with|and|to|from|as)\b))|\blike (?:it|this|that)\b|\bthe (?:same|other)\b(?! (?:side|end|hand|way|time|as)\b)/i;
const ofMe = /(?:^|[^\p{L}])(?:I|me|my|we|us|our|mine)(?![\p{L}'])/iu;
const somebody = /\b(?:he|she|her)\b/i;
/** "Helped Rama to look for her": whom, stands elsewhere. */
const whom =
  /\b(?:about|of|for|with|from) it(?=[.,;]|$| (?:when|because|so|and)\b)|\bhim\b|\bher(?=[.,;]|$|\s(?:and|to|in|on|at|with|for|from|by|away|back|up|down|a|an|the)\b)/i;
const longest = 34;

const isVerb = ({ pos, text }: Word): boolean => pos === 'AUX' || (pos === 'VERB' && !/ing$/i.test(text));
const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN' || pos === 'NUM';
/** "Quick to set up": what is to be done carries no sentence. */
const carries = (word: Word, at: number, words: readonly Word[]): boolean => isVerb(word) && !/^to$/i.test(words[at - 1]?.text ?? '');
/** Who or what it is about stands before its verb. */
const hasSubject = (words: readonly Word[]): boolean => {
  const verb = words.findIndex(carries);
  return verb > 0 && words.slice(0, verb).some((word) => isNoun(word) || /^(?:there|who|what|everyone|people)$/i.test(word.text));
};
/** "Port badly damaged", "many homes lost": a participle without its verb. */
const isCut = (words: readonly Word[]): boolean => {
  const verbs = words.filter(carries);
  const [first] = verbs;
  const next = first === undefined ? undefined : words[words.indexOf(first) + 1];
  return (
    verbs.length === 1 &&
    first !== undefined &&
    first.pos === 'VERB' &&
    /^(?:PUNCT|ADP|CCONJ)$/.test(next?.pos ?? 'PUNCT') &&
    /(?:ed|en|lost|made|built|torn|cut|hit|found|sent|kept|held|left|paid|sold)$/i.test(first.text)
  );
};
/** "The quake did ...": of which one is told stands before. */
const isDefinite = (text: string): boolean => {
  if (!/^[Tt]he \p{Ll}/u.test(text)) return false;
  const [, ...rest] = wordsOf(text.split(' ', 8).join(' '));
  const next = rest.find(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ' && pos !== 'PROPN');
  return !/^(?:of|in|at|between|that|which|who|from)$/i.test(next?.text ?? '');
};

/** "The princess was tired, so she left." */
const isOfOne = /^(?:The|An?) (?:\p{Ll}+ )?(?:king|queen|prince|princess|boy|girl|man|woman|poet|pope|emperor|duke|\p{Ll}{3,}(?:er|or))\s/u;
/** She, where one woman alone is named, and at the beginning. */
const isNamed = (text: string): boolean =>
  (/^(?:King|Queen|Prince|Princess|Sir|Lady|Lord|Emperor|Saint|St|Dr|Mr|Mrs|Pope|Richard|Charles|Henry|Mary|John)\b/.test(text) ||
    !isEnglish((/^\p{L}+/u.exec(text)?.[0] ?? 'the').toLowerCase())) &&
  /^(?:(?:King|Queen|Prince|Princess|Sir|Lady|Lord|Emperor|Saint|St|Dr|Mr|Mrs) )?\p{Lu}\p{Ll}+(?: (?:[IVX]+|of|the|\p{Lu}[\p{L}'’-]+))*,? (?!and \p{Lu})/u.test(
    text,
  ) &&
  !/\b(?:and|but) (?:he|she)\b/.test(text) &&
  (text.slice(1).match(/(?<![.] )\b\p{Lu}\p{Ll}+(?:'s)?\b (?=\p{Ll}+(?:ed|s)\b)/gu) ?? []).length <= 1;
const isClearly = (text: string): boolean => (isOfOne.test(text) && !/\b(?:and|but) (?:he|she)\b/.test(text)) || isNamed(text);

/** A word with a capital only because it stands first is read as it would stand inside. */
const plainWords = (text: string): readonly Word[] => {
  const first = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0].toLowerCase();
  return wordsOf(first !== undefined && isEnglish(first) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text);
};
const clause = /\s(?:because|so that|which|who|where|when|although|while)\s/i;

const standing = ({ kind, text: whole, bullet, small, quoted, leans, heading, rest }: Statement): Standing => {
  if (kind !== 'sentence' || quoted || leans) return 'no';
  const text = withoutHead(whole);
  if (shorthand.test(text) || text.includes('→') || leaning.test(text) || pointing.test(text) || ofMe.test(text)) return 'no';
  if (openers.test(text) && leaning.test(text.replace(openers, ''))) return 'no';
  if (/\bthen\b/.test(text) && isDefinite(text)) return 'no';
  if (whom.test(text) || (somebody.test(text) && !isClearly(text))) return 'no';
  if (text.split(' ').length > longest || /[?]/.test(text)) return 'no';
  const own = plainWords(text);
  if (/^(?:\p{L}+ ){0,4}\p{L}+(?:\s[–=-]|:)\s/u.test(text)) return heading === null ? 'no' : 'point';
  if (/^(?:never|always|do not|don't) \p{L}/iu.test(text)) return 'under';
  if (rest && (!hasSubject(own) || isCut(own) || isDefinite(text))) return 'no';
  if (!hasSubject(own) || !plainWords(text.split(clause)[0] ?? '').some(carries) || (bullet && (isCut(own) || small))) return 'point';
  return isDefinite(text) || /^(?:one|some|many|most|more|fewer|less|all|others?)\b/i.test(text) ? 'under' : 'alone';
};

/** A whole sentence of prose, as a book has it: only such a one is asked with a blank, or turned into a question by its grammar. */
export const isProse = ({ stops, small, bullet, ordered, rest, text }: Statement): boolean =>
  stops &&
  !small &&
  !bullet &&
  !ordered &&
  !rest &&
  /^["“'‘]?\p{Lu}/u.test(text) &&
  !/^(?:But|And|So|Also) |\b(?:yr|bc|w\/o?|b\/c)\b|[=→]/u.test(text);

/** Worked out once, though every card of a sentence asks for it. */
const known = new WeakMap<Statement, Standing>();
/** Somebody or something in it is named elsewhere, or it is in shorthand. */
export const leansOn = ({ text: whole, leans }: Statement): boolean => {
  const text = withoutHead(whole);
  return (
    shorthand.test(text) ||
    text.includes('→') ||
    leans ||
    leaning.test(text) ||
    pointing.test(text) ||
    whom.test(text) ||
    (somebody.test(text) && !isClearly(text))
  );
};

/** Whether a sentence may be asked about without the page, under its heading, or not at all. */
export const standingOf = (statement: Statement): Standing => {
  const found = known.get(statement) ?? standing(statement);
  known.set(statement, found);
  return found;
};
