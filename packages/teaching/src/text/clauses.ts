import { withoutHead } from './heads.ts';
import { isPlural, isThird } from './grammar.ts';
import { wordsOf, type Word } from './language.ts';
import type { Statement } from './read-notes.ts';

/** A sentence in its two halves: who or what it is about, and what is said of it. */
export type Clause = {
  /** With its article, as it stands inside a sentence: "the swash", "positive ions". */
  readonly subject: string;
  /** From its verb on, without the full stop. */
  readonly predicate: string;
  readonly verb: Word;
  readonly number: 'one' | 'many';
  /** The last noun of the subject, and whether something stands before it that tells which one. */
  readonly head: string;
  readonly isTold: boolean;
  readonly isNamed: boolean;
  readonly words: readonly Word[];
};

const longest = 28;
const longestSubject = 7;
const fewestOfPredicate = 3;
const pronoun =
  /^(?:it|they|this|these|those|that|he|she|we|you|i|there|here|one|others?|both|each|some|many|most|all|none|everyone|everybody|nobody|someone|another|few|several)$/i;
const owned = /^(?:its|their|his|her|our|your|my)$/i;
const odd = /[;:"“”[\]{}|=→↑↓~^<>/+]|\s[–—-]\s|\.{3}|…|\?|!/;

const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN';
const modal = /^(?:can|cannot|could|will|would|may|might|must|should)$/i;
const irregular =
  /^(?:led|made|wrote|built|won|fought|took|became|ran|found|gave|went|sang|told|spoke|sent|kept|brought|taught|drew|broke|stole|saw|met|held|lost|began|grew|knew|left|stood|came|put|fell|rose|cut|set|hit|spread|drove|ate|wore|bought|sold|paid|caught|threw|swam|flew|shone|blew|froze|spent)$/i;

const isVerbAt = (words: readonly Word[], at: number): boolean => {
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]];
  if (word === undefined || /ing$/i.test(word.text) || /^to$/i.test(before?.text ?? '')) return false;
  if (word.pos === 'AUX') return true;
  if (word.pos === 'VERB') return /^(?:NOUN|PROPN|ADV|NUM|SYM|PUNCT)$/.test(before?.pos ?? '') || word.text.length > 2;
  const soon = words.slice(at + 1, at + 5).some(({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(text)));
  // "Ions move to the cathode", "trees intercept rain": hardly ever does a noun stand behind one of several.
  if (word.pos === 'NOUN' && before !== undefined && isNoun(before) && isPlural(before.text) && !isPlural(word.text) && !soon)
    return after !== undefined && /^(?:ADP|DET|PRON|ADV|NOUN|ADJ)$/.test(after.pos) && !/^(?:of|and|or)$/i.test(after.text);
  // "Dams store water", "the swash carries sand": a noun in form, with what it acts on behind it.
  return (
    word.pos === 'NOUN' &&
    before !== undefined &&
    isNoun(before) &&
    after !== undefined &&
    /^(?:DET|PRON)$/.test(after.pos) &&
    (isThird(word.text) ? !isPlural(before.text) : isPlural(before.text))
  );
};

/** "Positive ions (cations) move", "Afforestation, the planting of trees, slows": what is said by the way. */
const withoutAsides = (text: string): string =>
  text.replace(/^([^,()]{3,40}) \([^()]{2,40}\)/, '$1').replace(/^(\p{Lu}[\p{L} -]{2,30}), (?:the|an?|or) [^,]{4,60}, (?=\p{L}+)/u, '$1 ');

const isNoSubject = ({ text, pos }: Word): boolean =>
  pronoun.test(text) || owned.test(text) || /^(?:PUNCT|SCONJ|VERB|AUX|PRON)$/.test(pos) || /^(?:that|which|who|when|where|if)$/i.test(text);

const read = (statement: Statement): Clause | undefined => {
  const { kind, pair, quoted, row } = statement;
  if (kind !== 'sentence' || pair !== undefined || row !== undefined || quoted) return undefined;
  const text = withoutAsides(withoutHead(statement.text).replace(/[.]$/, ''));
  if (odd.test(text) || text.split(' ').length > longest) return undefined;
  const small = `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
  const isCapital = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text);
  const words = wordsOf(isCapital ? text : small);
  const at = words.findIndex((_, place) => place > 0 && isVerbAt(words, place));
  const verb = words[at];
  if (verb === undefined) return undefined;
  const before = words.slice(0, at).filter(({ pos }) => pos !== 'ADV');
  const [first] = before;
  const nouns = before.filter(isNoun);
  const head = nouns.at(-1);
  const doing = first !== undefined && /^\p{L}{3,}ing$/iu.test(first.text) ? first : undefined;
  const isMade = doing !== undefined && (head === undefined || words[0] === doing);
  if (first === undefined || (head === undefined && !isMade) || before.length > longestSubject) return undefined;
  const isDoing = /^\p{L}{3,}ing$/iu.test(first.text) && words[0] === first;
  if (before.some((one) => !(isDoing && one === first) && isNoSubject(one))) return undefined;
  if (
    (!isDoing && !/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(first.pos)) ||
    /^(?:what|how|why|no|not|only|just|even|every|any)$/i.test(first.text)
  )
    return undefined;
  const adverbs = words.slice(0, at).filter(({ pos }) => pos === 'ADV');
  if (
    adverbs.some(
      ({ text: word }) => !/^(?:usually|often|always|sometimes|also|only|mainly|mostly|slowly|quickly|then|now|first)$/i.test(word),
    )
  )
    return undefined;
  const subject = text.slice(0, before.at(-1)?.end).trim();
  const isNamed =
    /^\p{Lu}/u.test(text) && before.every(({ pos, text: word }) => pos === 'PROPN' || /^(?:of|the|and|de)$/i.test(word)) && isCapital;
  const predicate = text.slice(verb.start).trim();
  if (predicate.split(' ').length < fewestOfPredicate) return undefined;
  const joined = before.some(({ pos }) => pos === 'CCONJ');
  const hasOf = before.find(({ pos }) => pos === 'ADP');
  const headNoun = isDoing ? first : hasOf === undefined ? head : (before.slice(0, before.indexOf(hasOf)).findLast(isNoun) ?? head);
  if (headNoun === undefined) return undefined;
  const isMany = !isDoing && (joined || isPlural(headNoun.text));
  const said = verb.text.toLowerCase();
  // The verb must agree with what was taken for its subject.
  const fits =
    modal.test(said) || said.endsWith('ed') || irregular.test(said)
      ? true
      : /^(?:is|was|has|does)$/.test(said)
        ? !isMany
        : /^(?:are|were|have|do)$/.test(said)
          ? isMany
          : isThird(said)
            ? !isMany
            : isMany;
  if (!fits) return undefined;
  // "Port damaged by waves": a participle alone.
  if (
    verb.pos === 'VERB' &&
    (said.endsWith('ed') || /^(?:made|built|found|cut|set|held|lost|sold|sent)$/.test(said)) &&
    /^(?:ADP|undefined)$/.test(words[at + 1]?.pos ?? 'undefined') &&
    !isNamed
  )
    return undefined;
  const shown = isNamed || isCapital || /^\p{Lu}{2}/u.test(subject) ? subject : `${subject[0]?.toLowerCase() ?? ''}${subject.slice(1)}`;
  return {
    subject: shown,
    predicate,
    verb,
    number: isMany ? 'many' : 'one',
    head: headNoun.text,
    isTold:
      hasOf === undefined &&
      before.filter(({ pos, text: word }) => pos !== 'DET' && word !== headNoun.text).length > 0 &&
      !joined &&
      !isDoing,
    isNamed,
    words: before,
  };
};

const known = new WeakMap<Statement, { readonly clause: Clause | undefined }>();
/** The two halves of a sentence; undefined where its grammar is not sure. */
export const clauseOf = (statement: Statement): Clause | undefined => {
  const found = known.get(statement) ?? { clause: read(statement) };
  known.set(statement, found);
  return found.clause;
};
