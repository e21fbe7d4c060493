import { hasVerb, isEnglish, wordsOf } from './language.ts';
import { limits } from './limits.ts';
import { withoutHead } from './heads.ts';
import { nameWordsIn } from './names.ts';
import type { Notes, Statement } from './read-notes.ts';
import { uncapital } from './text-card.ts';

/** Something that happened or is so, and what the notes give as its reason or its result. */
export type Cause = { readonly question: string; readonly answer: string; readonly asks: 'reason' | 'result'; readonly from: Statement };

const opener =
  /^(?:However|Also|But|So|And|Then|Therefore|Finally|First|Firstly|Next(?! time\b)|In addition|As a result|For example|Moreover|Furthermore),?\s+/i;
const pronoun = /^(?:it|they|he|she|this|these|those|that|its|their|his|her|we|there)\b/i;

/** "in AD 60 she led a rebellion": whom it is about stands in the sentence before. */
const hiddenSubject = /^(?:in|on|at|by|after|before|during)\b[^,]{0,20}\s(?:he|she|they)\b/i;
/** "people caught it easily": what was caught stands elsewhere. */
const dangling = /\s(?:it|them|him)\b/i;

/** The clause inside "Explain why ...": a small first letter unless the word is a name there. */
const midSentence = (clause: string, names: ReadonlySet<string>): string => {
  const bare = clause.replace(opener, '').trim();
  const first = /^[\p{L}'-]+/u.exec(bare)?.[0] ?? '';
  const opens =
    /^(?:The|A|An|In|On|At|By|During|After|Before|When|Many|Some|Most|This|These|It|They|He|She|His|Her|Its|Their|There|We|You|All|Both|More|Few|If|As|For|From|With)$/.test(
      first,
    );
  const keeps =
    first === 'I' ||
    (first.length > 1 && first === first.toUpperCase()) ||
    (!opens && (names.has(first) || names.has(first.replace(/['’]s$/, '')))) ||
    (!opens && /^\p{Lu}\p{L}+ \p{Lu}/u.test(bare));
  return keeps ? bare : uncapital(bare);
};
const asSentence = (text: string): string => {
  const bare = text.trim().replace(/[.,;]$/, '');
  return `${bare[0]?.toUpperCase() ?? ''}${bare.slice(1)}.`;
};
/** A clause that begins with "they" is understood only under its heading. */
const context = (clause: string, { heading }: Statement): string | undefined => {
  if ((dangling.test(clause) && clause.split(' ').length <= 5) || /\s(?:there|here)$/i.test(clause)) return undefined;
  if (!pronoun.test(clause.trim()) && !hiddenSubject.test(clause)) return '';
  // "It is called the Iron Age" says itself what "it" is.
  if (/^(?:it|this|they|these) (?:is|was|are|were) called\b/i.test(clause.trim())) return '';
  return heading === null || heading.endsWith('?') ? undefined : `${heading}: `;
};

/** "I think the sand will stay behind": what is thought has a reason, and not that somebody thinks it. */
const opinion = /^(?:I|we) (?:think|thought|predict|predicted|believe) (?:that )?/i;

/** "Leave it by the window so that crystals form" tells somebody to do it. */
const isOrder = ({ words, bullet, heading }: Statement): boolean =>
  (words[0]?.pos === 'VERB' && !/(?:ing|ed|[^s]s)$/i.test(words[0].text)) ||
  (bullet && /^(?:method|instructions|procedure|steps)\b/i.test(heading ?? ''));

const reason = (statement: Statement, names: ReadonlySet<string>): Cause | undefined => {
  const { text } = statement;
  const leading = /^because\s+(.+?),\s+(.+)$/i.exec(text);
  const found = leading ?? /^(.+?),?\s+because\s+(.+)$/i.exec(text);
  const effect = leading ? leading[2] : found?.[1];
  const because = leading ? leading[1] : found?.[2];
  if (!effect || !because || statement.quoted || /^of\b/i.test(because) || effect.split(' ').length < 3) return undefined;
  if (/\b(?:is|was|are|were|simply|just|only|partly|mainly)$/i.test(effect)) return undefined;
  // "Wear goggles because ..." tells somebody to do it, and "explain why wear goggles" is no English.
  if (/^(?:wear|use|keep|do|don't|never|always|make|put|take|add|remember)\b/i.test(withoutHead(effect))) return undefined;
  const told = withoutHead(withoutHead(effect).replace(opinion, '')).replace(
    /^(?:act|scene|stage|step|chapter|day|week|part) \w+:\s*/i,
    '',
  );
  // "Refraction is when light bends because ...": it says what a word means.
  if (/^\p{L}+(?: \p{Ll}+)? (?:is|are) when\b/u.test(told)) return undefined;
  // "Day of rest because ..." says nothing that could be explained.
  if (!hasVerb(wordsOf(told)) || /\d\s*=\s*\d/.test(text)) return undefined;
  if (/^(?:I|we)\b/i.test(told) || /\b(?:asked|told|showed) (?:us|me)\b/i.test(told)) return undefined;
  // "I think it is a solid": what "it" is stands in the sentence before; "Our test" says it neither.
  if (pronoun.test(told) && (opinion.test(withoutHead(effect)) || /^(?:our|my)\b/i.test(statement.heading ?? ''))) return undefined;
  const before = context(told.replace(opener, ''), statement);
  if (before === undefined) return undefined;
  const clause = midSentence(told, names).replace(/[.,;]$/, '');
  return {
    question: `${before === '' ? 'Explain' : `${before}explain`} why ${clause}.`,
    answer: asSentence(`because ${because}`),
    asks: 'reason',
    from: statement,
  };
};

const linking =
  /^(.{12,}?)(,?\s+(?:so that|so(?! \p{L}+ that\b)|so \p{L}+ that|and so|therefore|which means(?: that)?|which meant(?: that)?|in order to|which lets|which allows|which led to|leading to|led to|leads to|causing|which causes|which caused|(?<!\b(?:is|are|was|were|been|be)\s)caused|causes|results in|resulted in|due to|to help|helps to|helped to))(?!\s+by\b)\s+([^:]{8,})$/iu;

const ofSomebody =
  /\b(?:he|she|his|her|who|king|queen|man|men|woman|women|boy|girl|child|children|people|person|father|mother|brother|sister|son|daughter|husband|wife|friends?|prince|lady|lord|\p{L}+(?:or|er|ist|ian|ess|man))\b/iu;
const namesNobody = (clause: string): boolean =>
  !ofSomebody.test(clause) && !/\s\p{Lu}\p{Ll}/u.test(clause) && isEnglish((/^\p{L}+/u.exec(clause)?.[0] ?? 'the').toLowerCase());

const result = (statement: Statement): Cause | undefined => {
  const found = linking.exec(statement.text);
  if (
    !found?.[1] ||
    !found[2] ||
    !found[3] ||
    statement.leans ||
    statement.quoted ||
    /^["“]/.test(statement.text) ||
    isOrder(statement) ||
    /\d\s*=\s*\d|→/.test(statement.text) ||
    /^(?:them|him|her|us|you)\b/i.test(found[3]) ||
    /^(?:when|if|as|after|once|because) (?:it|they|he|she)\b/i.test(found[1])
  )
    return undefined;
  // "The tune changes so it sounds as if he ran": who he is stands nowhere in the sentence.
  if (/\b(?:he|she)\b/i.test(found[3]) && namesNobody(found[1])) return undefined;
  return {
    question: `Complete the sentence: ${withoutHead(found[1]).replace(opener, '')}${found[2]} ____.`,
    answer: asSentence(found[3]),
    asks: 'result',
    from: statement,
  };
};

/** "Why does it float? less dense than water": a question that the notes answer themselves. */
const answered = (statement: Statement): Cause | undefined => {
  const found = /^((?:why|how|what|which|who|when|where)\b[^?]{8,90}\?)\s+([^?]{2,})$/i.exec(statement.text);
  if (
    !found?.[1] ||
    !found[2] ||
    /\b(?:you|your|they|he|she|them)\b/i.test(found[1]) ||
    /^(?:\p{L} ){3}/u.test(found[2]) ||
    statement.quoted ||
    statement.pair !== undefined
  )
    return undefined;
  const question = `${found[1][0]?.toUpperCase() ?? ''}${found[1].slice(1)}`;
  return { question, answer: asSentence(found[2]), asks: 'result', from: statement };
};

/** Reasons ("because") and results ("so", "led to") that the notes give, in order. */
export const causesIn = (notes: Notes): readonly Cause[] => {
  const names = nameWordsIn(notes);
  return notes.statements
    .filter(({ kind }) => kind === 'sentence')
    .map((statement) => answered(statement) ?? reason(statement, names) ?? result(statement))
    .filter((cause) => cause !== undefined)
    .slice(0, limits.causes);
};
