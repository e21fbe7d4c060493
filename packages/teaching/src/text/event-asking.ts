import { hasNoOne, isCommon, isPlural } from './grammar.ts';
import { eventNoun, withThe } from './event-names.ts';
import { wordsOf, type Word } from './language.ts';

const ofItself =
  /^(?:the )?(?:(?:first|second|third|great) (?:world |crimean |boer |civil )?(?:war|fire|plague|exhibition|depression|famine|strike|reform)\b|end of (?:the )?|start of (?:the )?|beginning of (?:the )?|death of |birth of |coronation of |execution of |fall of |murder of |battle of |treaty of |siege of |act of |peasants' |opening of |discovery of |invention of |building of |outbreak of )/i;
const isFinite = ({ pos, text }: Word, at: number, all: readonly Word[]): boolean =>
  (pos === 'AUX' || pos === 'VERB') && !/ing$/i.test(text) && !/^to$/i.test(all[at - 1]?.text ?? '');
const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN';
const past: ReadonlyMap<string, string> = new Map(Object.entries({ is: 'was', are: 'were', was: 'was', were: 'were' }));
/** "Treaty signed", "walls built round the town": a past form that may be a participle. */
const mayBeDone =
  /ed$|^(?:built|made|held|found|lost|won|sunk|set|cut|hit|sent|sold|paid|kept|left|told|given|taken|written|shot|killed)$/i;
const byItself =
  /^(?:died|arrived|sailed|landed|marched|surrendered|ended|started|happened|escaped|returned|crashed|erupted|retired|resigned|appeared|lived|worked|moved|travelled|emigrated|occurred|collapsed|won|lost|agreed|spoke|invaded|attacked|settled)$/i;
/** What is agreed is no one who agrees; nobody who is appointed Chancellor appoints. */
const isDone = (verb: Word, next: Word | undefined, who: string): boolean =>
  (next === undefined && /^(?:agreed|settled|ended|lost|won)$/i.test(verb.text) && eventNoun.test(who)) ||
  (/^(?:appointed|elected|crowned|proclaimed|named)$/i.test(verb.text) && isNoun(next ?? verb));
const ofSomething =
  /^(?:death|birth|end|start|beginning|fall|murder|execution|coronation|opening|discovery|invention|building|outbreak)\b/i;
/** Base forms that are no verb of their own after "did". */
const isBase = (word: string): boolean => /^[a-z]{2,}$/.test(word) && !/(?:ed|ing)$/.test(word);

const small = (text: string, opens: RegExp): string => (opens.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text);

/** "Alfred becomes King of Wessex" is asked "When did Alfred become King of Wessex?"; undefined where its grammar is not sure. */
export const whenQuestion = (event: string): string | undefined => {
  const text = event
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/[.!]$/, '')
    .trim();
  if (/[.;:?!"“]|\s[–—-]\s|[→+&=]/.test(text) || text.split(' ').length > 22) return undefined;
  // "Enabling Act lets": a word with a capital behind the first is part of a name.
  const words = wordsOf(text).map((word, at): Word =>
    at > 0 && word.pos === 'VERB' && /^\p{Lu}/u.test(word.text) ? { ...word, pos: 'PROPN' } : word,
  );
  const verbs = words.filter(isFinite);
  if (verbs.length === 0 && ofItself.test(text)) return `When was the ${small(text.replace(/^the /i, ''), ofSomething)}?`;
  const [verb] = verbs;
  if (verb === undefined || verb.start === 0) return undefined;
  const before = words.slice(0, words.indexOf(verb));
  // "The Spartacists rise up and are crushed": what comes before the "and" is an event of its own.
  if (before.at(-1)?.pos === 'CCONJ') return undefined;
  if (!before.some(isNoun) || /\b(?:it|they|he|she|this|who|which|that)\b/i.test(text.slice(0, verb.start))) return undefined;
  const rest = text.slice(verb.end).trim();
  // "Strike at the steel works": a place of work, and nobody's deed.
  if (rest === '' && /^(?:works|mines|mills|docks)$/i.test(verb.text)) return undefined;
  const next = words[words.indexOf(verb) + 1];
  const others = verbs.slice(1).filter((word) => word !== next);
  // "Alfred dies and Edward becomes king": two events.
  // "Lets the government make laws".
  const isLed = /^(?:let|help|make)$/.test(verb.lemma) && others.length === 1 && others[0]?.lemma === others[0]?.text;
  if (
    !isLed &&
    others.some(
      (word) => !/^(?:that|which|who|where|when)$/i.test(words[words.indexOf(word) - 1]?.text ?? '') && !/ed$|en$/i.test(word.text),
    )
  )
    return undefined;
  if (/\b(?:and|but) \p{Ll}+(?:s|ed)\b/u.test(rest) && verb.pos === 'VERB') return undefined;
  // "The war begins and the WSPU stops its campaign": two events, however many words the second opens with.
  if (
    /\b(?:and|but|while) (?:\p{L}[\p{L}'’-]* ){1,4}\p{Ll}+(?:s|ed) (?:its|his|her|their|the|an?|to|in|on|from|up|out|into|for)\b/u.test(
      rest,
    )
  )
    return undefined;
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isOrdinary =
    /^(?:The|An?|His|Her|Their|Some|Many|Most|All|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thousands|Millions|Hundreds)$/.test(
      first,
    ) ||
    (isCommon(first) && !/^\p{L}+ \p{Lu}/u.test(text) && (isPlural(first) || hasNoOne(first)));
  const who = withThe((isOrdinary ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1, verb.start)}` : text.slice(0, verb.start)).trim());
  if (verb.pos === 'AUX') {
    const told = past.get(verb.text.toLowerCase());
    return told === undefined || rest === '' || next?.pos === 'AUX' ? undefined : `When ${told} ${who} ${rest}?`;
  }
  if (
    mayBeDone.test(verb.text) &&
    !byItself.test(verb.text) &&
    (next === undefined || /^(?:ADP|ADV)$/.test(next.pos) || next.text === 'round')
  )
    return undefined;
  if (next?.pos === 'VERB' && !next.text.endsWith('ing')) return undefined;
  // "Young Plan agreed", "Hitler appointed Chancellor": done to it, and not by it.
  if (isDone(verb, next, who)) return undefined;
  const base = verb.lemma;
  const isTold =
    verb.text.toLowerCase() !== base ||
    before.some(({ text: word }) => /[^s]s$/.test(word)) ||
    /\b(?:women|men|people|children|police)\b/i.test(who);
  return isBase(base) && isTold ? `When did ${who} ${base}${rest === '' ? '' : ` ${rest}`}?` : undefined;
};
