import { isCommon, isPlural } from './grammar.ts';
import { wordsOf, type Word } from './language.ts';
import { whenQuestion } from './event-asking.ts';
import { eventNoun, withThe } from './event-names.ts';

/** "Treaty signed", "Slavery abolished": on a line of a timeline it was done, and nobody did it. */
const doneTo =
  /^(?:signed|passed|agreed|fixed|built|founded|introduced|abolished|banned|arrested|executed|murdered|assassinated|killed|beheaded|imprisoned|crushed|defeated|beaten|published|invented|discovered|established|created|formed|destroyed|captured|declared|repealed|launched|completed|held|adopted|granted|nationalised|divided|freed|liberated|occupied|set|opened|dissolved|overthrown|deposed|exiled|burnt|burned|given|appointed|elected|crowned|proclaimed|allowed|limited|rationed|evacuated|bombed|sunk|shot|hanged)$/i;
/** Who is given a title by others: "Hitler appointed Chancellor". */
const titled = /^(?:appointed|elected|crowned|proclaimed|named|made)$/i;
const title =
  /^(?:king|queen|emperor|empress|president|chancellor|prime|leader|pope|mayor|governor|consul|tsar|protector|lord|archbishop|bishop|captain|head|führer|dictator|minister|general|commander|regent|heir|chief)\b/i;
const longest = 16;

const bare = (event: string): string =>
  event
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/[.!]$/, '')
    .trim();
const isOdd = (text: string): boolean => /[;:?!"“]|\.(?!\d)|\s[–—-]\s|[→+&=]/.test(text) || text.split(' ').length > longest;
const isAMany = (who: string): boolean => isPlural(who.replace(/ (?:of|in|on|at|for) .*$/, '')) || / and /.test(who);

/** "Reparations" is no name, though it is in few dictionaries. */
const ofThings = /^\p{L}+(?:tions|sions|ments|ships|ities)$/u;

/** "Hitler appointed Chancellor" is asked "When was Hitler appointed Chancellor?". */
const passive = (text: string): string | undefined => {
  const words = wordsOf(text);
  const at = words.findIndex(({ pos, text: word }, place) => place > 0 && (pos === 'VERB' || pos === 'AUX') && /^\p{Ll}/u.test(word));
  const [verb, next] = [words[at], words[at + 1]];
  if (verb === undefined || verb.pos === 'AUX' || !doneTo.test(verb.text)) return undefined;
  const who = text.slice(0, verb.start).trim();
  const rest = text.slice(verb.end).trim();
  const isTitled = titled.test(verb.text) && title.test(rest);
  const isClosed = next === undefined || /^(?:ADP|ADV|PART)$/.test(next.pos);
  const isMore = words.slice(at + 1).some(({ pos, text: word }: Word) => pos === 'AUX' || (pos === 'VERB' && word.endsWith('s')));
  if ((!isClosed && !isTitled) || isMore || /\b(?:it|they|he|she|this|who|which)\b|,/i.test(who)) return undefined;
  const first = /^\p{L}+/u.exec(who)?.[0] ?? '';
  const named =
    (isCommon(first) || ofThings.test(first)) && !/^(?:I|The)$/.test(first) && !/ \p{Lu}/u.test(who)
      ? `${who[0]?.toLowerCase() ?? ''}${who.slice(1)}`
      : who;
  // "NUWSS formed", and not "NATO formed".
  const isLettered = /^\p{Lu}{3,6}$/u.test(named) && !/^(?:NATO|NASA|UNESCO|UNICEF|OPEC|CND|ASEAN)$/.test(named);
  return `When ${isAMany(who) ? 'were' : 'was'} ${isLettered ? `the ${named}` : withThe(named)} ${verb.text} ${rest}`.trim().concat('?');
};

/** "Munich Putsch", "Night of the Long Knives": what has a name of its own. */
const named = (text: string): string | undefined => {
  const words = wordsOf(text);
  const isPhrase = words.every(
    ({ pos, text: word }, at) => (pos !== 'VERB' && pos !== 'AUX') || (/^\p{Lu}/u.test(word) && (at > 0 || word.endsWith('ing'))),
  );
  if (!isPhrase || text.split(' ').length > 8 || text.includes(',')) return undefined;
  const head = text.replace(/ (?:of|in|on|at|for|against|between|by) .*$/, '');
  if (!eventNoun.test(head) && !eventNoun.test(text)) return undefined;
  // "Troops fire on crowds": what they do, and no event of that name.
  if (/^(?:\p{L}+ )?\p{L}+s (?:fire|strike|march|revolt|riot|crash|plan|plot|boycott|campaign)$/iu.test(head)) return undefined;
  const done = /\b(?:treaty|treaties|pact|accord|covenant|agreement|charter)$/i.test(head)
    ? ' signed'
    : /\b(?:acts?|laws?|bill|statute)$/i.test(head)
      ? ' passed'
      : '';
  return `When ${isPlural(head) ? 'were' : 'was'} ${withThe(text)}${done}?`;
};

/** "About 6 million unemployed". */
const counted = (text: string): string | undefined => {
  const [, many, how] =
    /^((?:about|around|over|more than|nearly|almost|some)? ?\d[\d.,]*(?: million| thousand)?) (unemployed|homeless|dead|killed|injured|starving|imprisoned|out of work)$/i.exec(
      text,
    ) ?? [];
  return many === undefined ? undefined : `When were ${many[0]?.toLowerCase() ?? ''}${many.slice(1)} people ${how ?? ''}?`;
};

/** The question on an event of a list, where its grammar is sure; what stands behind a colon only tells more of it. */
export const askedOfEvent = (event: string): string | undefined => {
  const whole = bare(event);
  const own = whenQuestion(whole);
  if (own !== undefined) return own;
  const [opening = '', more] = whole.split(/:\s|;\s/u, 2);
  for (const text of more === undefined ? [whole] : [opening.trim()]) {
    if (isOdd(text)) continue;
    const found = counted(text) ?? passive(text) ?? named(text) ?? (more === undefined ? undefined : whenQuestion(text));
    if (found !== undefined) return found;
  }
  return undefined;
};
