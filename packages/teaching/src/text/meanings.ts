import type { Definition } from './definitions.ts';
import { isForeignWord, wordsOf } from './language.ts';
import type { Notes, Statement } from './read-notes.ts';

const relative = /\b(?:that|which|who|whose|where|when|how|why|what|if|to)\b/i;
/** "It stops water loss", "it keeps": what something does. */
export const isDeed = (term: string, meaning: string): boolean => {
  const [subject, first, second] = wordsOf(
    `${/[^su]s$|\band\b/i.test(term) ? 'They' : 'It'} ${meaning[0]?.toLowerCase() ?? ''}${meaning.slice(1)}`,
  );
  if (subject === undefined || first === undefined || relative.test(first.text)) return false;
  if (first.pos === 'AUX') return true;
  if (first.pos !== 'VERB') return false;
  return /[^s]s$/.test(first.text) || (!first.text.endsWith('ing') && /^(?:DET|CCONJ)$/.test(second?.pos ?? ''));
};
/** "Iodine goes orange": a whole sentence, and no name of a thing. */
export const isClause = (said: string): boolean => {
  const meaning = said.replaceAll(/\s*\([^)]*\)/g, '');
  const words = wordsOf(meaning);
  const verb = words.findIndex(
    ({ pos, text }, at) =>
      at > 0 && (pos === 'AUX' || (pos === 'VERB' && /[^s]s$/.test(text))) && /^(?:NOUN|PROPN|PRON)$/.test(words[at - 1]?.pos ?? ''),
  );
  return verb > 0 && !relative.test(meaning.slice(0, words[verb]?.start)) && !/[,;(]/.test(meaning.slice(0, words[verb]?.start));
};
/** "Broad = big surface area": a describing word is no thing that another phrase could mean. */
export const isUnlike = (term: string, meaning: string): boolean => {
  const words = wordsOf(meaning);
  return (
    !term.includes(' ') &&
    wordsOf(term)[0]?.pos === 'ADJ' &&
    words.slice(0, 2).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !/^(?:not|very|able|full|having|like|of|with|without|in|to|when|how|where|from|at|on)\b/i.test(meaning)
  );
};
export const areForeign = ({ statements }: Notes): boolean => {
  const terms = statements.flatMap(({ pair }) => (pair === undefined ? [] : [pair.term]));
  return terms.length > 0 && terms.filter(isForeignWord).length * 3 >= terms.length;
};

/** "Vocabulary" and "Key words" head words and meanings, whatever these look like. */
export const ofWords = /\b(?:vocab(?:ulary)?|key ?words?|words|terms?|terminology|glossary|definitions?)\b/i;
/** "The 5 Ks", "Five Pillars": a list of what has names of its own. */
const ofNamed =
  /^(?:The )?(?:[3-9]|10|Three|Four|Five|Six|Seven|Eight|Nine|Ten) (?!Causes|Reasons|Types|Effects|Factors|Ways|Stages|Steps|Points|Facts|Things|Questions|Main|Key)\p{Lu}\p{L}*s(?: of \p{Lu}\p{L}+)?$/u;
export const isOfWords = (heading: string | null): boolean => heading !== null && (ofWords.test(heading) || ofNamed.test(heading));

/** "Holy book: Bible": all of it is one name. */
export const isNameOnly = (meaning: string, { text }: Statement): boolean =>
  text.includes(meaning) &&
  !/^\p{Lu}\p{Ll}?\p{Lu}/u.test(meaning) &&
  /^\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the|and|de|von) )?\p{Lu}[\p{L}'’-]*){0,3}$/u.test(meaning) &&
  wordsOf(meaning).every(({ pos, text: word }) => pos === 'PROPN' || /^(?:of|the|and|de|von|'|’|-)$/.test(word));

/** A list of what it has, or a figure about it, is no meaning either. */
export const isNote = (term: string, meaning: string, { pair, kind, heading }: Statement): boolean =>
  kind === 'sentence' &&
  (/^["'“]/.test(term) ||
    // "Aorta – left ventricle to body": where it leads.
    /^(?:\p{Ll}+ ){1,3}to (?:the )?\p{Ll}+(?: \p{Ll}+)?$/iu.test(meaning) ||
    / (?:variables?|for|of|by|with|to|in|from|as|on)$/i.test(term) ||
    /^the (?:\p{L}+est|most|first|last|only|second)\b/iu.test(meaning) ||
    /^\p{L}+ e\.g\b|^\p{L}+, \p{L}+$/u.test(meaning) ||
    / [=→] |;|^\p{L}+ \+ |\((?:m|f|n|pl)\)|^["“].*["”]$/u.test(meaning) ||
    (/^\p{L}+, /u.test(meaning) && wordsOf(meaning.toLowerCase())[0]?.pos === 'ADJ') ||
    /^(?:more|fewer|less|most|no|lower|higher|longer|shorter|greater|larger|stronger|weaker|faster|slower|bigger|smaller|cheaper|better|worse)\b/i.test(
      term,
    ) ||
    /^(?:faster|slower|bigger|smaller|cheaper|better|worse|more|less|usually|found|used|discovered|made by|made in|e\.?g|i\.?e|such as|like)\b/i.test(
      meaning,
    ) ||
    (pair !== undefined && !isOfWords(heading) && meaning.split(' ').length > 1 && (isDeed(term, meaning) || isUnlike(term, meaning))) ||
    (pair === undefined && isDeed(term, meaning)) ||
    isClause(meaning));

/** An article or "When" in small letters; a name keeps its capital. */
const withSmallOpening = (text: string): string =>
  /^(?:The|An?|When|Where|How|Any|Something|Someone|To)\b/.test(text) && !/^The \p{Lu}/u.test(text)
    ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
    : text;
/** What begins so says what something is, whatever stands round it. */
const ofDefinitions = /^(?:an?|the(?= \p{Ll})|when|where|how|any|something|someone|to \p{L}+)\b/u;
/** "Small case on the door post", "point above the focus", "combining two foods": a phrase that says what something is, and goes on. */
const isPhrase = (meaning: string): boolean => {
  const said = meaning.replaceAll(/\s*\([^)]*\)/g, '');
  const words = wordsOf(`${said[0]?.toLowerCase() ?? ''}${said.slice(1)}`);
  const noun = words.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  const isNominal =
    noun >= 0 &&
    noun <= 3 &&
    words.slice(0, noun).every(({ pos }) => /^(?:ADJ|DET|NUM|ADV|CCONJ|PUNCT|VERB)$/.test(pos)) &&
    !/^(?:ADV|VERB)$/.test(words[0]?.pos ?? '');
  return (
    (isNominal && said.split(' ').length > 3 && !/\d|,.*,|;/.test(said)) ||
    // "Working together", "using a word again".
    /^\p{L}+ing\b/u.test(said)
  );
};
/** Sure to say what a word means: a list of words, a phrase that defines, or a sign that says so between single words. */
const isLine = /^[^=:–]{2,60}(?:\s[=–-]|:)\s/;
const isSure = (term: string, meaning: string, { pair, heading, text }: Statement): boolean => {
  if (/^[^→]{2,40}→/.test(text)) return false;
  if (pair === undefined && !isLine.test(text)) return true;
  return (
    isOfWords(heading) ||
    ofDefinitions.test(withSmallOpening(meaning)) ||
    (isPhrase(meaning) && !/^[^=–]{2,60}:\s/.test(text)) ||
    (/^[^=]*\s=\s/.test(text) && !/^\p{L}+$/u.test(meaning)) ||
    (/^\p{Ll}+$/u.test(term) && isForeignWord(term) && !/[,;]/.test(meaning))
  );
};
/** Where most lines of a list are notes on their words, all of them are: "roots = hold the plant"; where most say what a word means, the short ones do. */
export const inOneVoice = (definitions: readonly Definition[], foreign: boolean): readonly Definition[] => {
  const lists = new Map<number, Definition[]>();
  for (const one of definitions)
    if (one.from.pair !== undefined) lists.set(one.from.section, [...(lists.get(one.from.section) ?? []), one]);
  const sections = (is: (all: readonly Definition[]) => boolean): ReadonlySet<number> =>
    new Set([...lists].filter(([, all]) => is(all)).map(([section]) => section));
  const noted = sections((all) => all.filter(({ says }) => says === 'note').length * 2 >= all.length);
  const meant = sections(
    (all) => all.length > 2 && all.filter((one) => isSure(one.term, one.meaning, one.from)).length >= all.length * 0.6,
  );
  return definitions.map((one) => {
    const { section, pair, text } = one.from;
    if (
      (foreign && pair !== undefined) ||
      (pair === undefined && !isLine.test(text)) ||
      one.says !== 'meaning' ||
      ofDefinitions.test(withSmallOpening(one.meaning))
    )
      return one;
    const isUnsure = !isSure(one.term, one.meaning, one.from) && !meant.has(section);
    return (noted.has(section) && !isPhrase(one.meaning)) || isUnsure || /^[^→]{2,40}→/.test(text)
      ? { ...one, says: 'note' as const }
      : one;
  });
};
