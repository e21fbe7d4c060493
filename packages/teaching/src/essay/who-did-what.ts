import { isFunctionWord, stem } from './word-forms.ts';

/** “Macbeth kills Duncan”: who did what to whom, all three by name. */
export type Deed = { readonly who: string; readonly did: string; readonly whom: string };

const killing = /^(?:kill\w*|murder(?:s|ed|ing)?|slaughter\w*|slay\w*|slain|slew|stab\w*|assassinat\w*|shoots?|shot|behead\w*|poison\w*)$/;
/** What one does to another and hardly ever the other way round too: two may attack, love or help each other. */
const oneWay =
  /^(?:abandon|adopt|appoint|arrest|banish|betray|bull(?:y|ied|ies)|creat|crown|deceiv|depos|employ|excommunicat|execut|haunt|hir(?:e|ed|es)$|manipulat|overthr|persuad|reject|rescu|teach|taught|trick|urg(?:e|ed|es)$)/;
const helping = new Set(
  'is was were are be been being has have had will would can could did does do gets got also then later finally once soon now again'.split(
    ' ',
  ),
);
const denial = /^(?:not|never|nobody|no|neither)$|n['’]t$/;
const beingDone = /^(?:is|was|were|are|been|being|gets|got|be)$/;
const titles = new Set(['lady', 'mrs', 'miss', 'queen', 'princess']);

const isTitled = (name: string): boolean => titles.has(name.split(' ')[0] ?? '');
/** “Bob” is Bob Cratchit, but Lady Macbeth is not Macbeth. */
const sameName = (one: string, other: string): boolean =>
  one === other || (!isTitled(one) && !isTitled(other) && one.split(' ').some((word) => other.split(' ').includes(word)));

/** Names of a text: what has a capital where no sentence begins, two together as one, and is nowhere written small. */
export const namesIn = (texts: readonly string[]): ReadonlySet<string> => {
  const names = new Set<string>();
  const small = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'’])\p{Ll}{3,}/gu) ?? []));
  for (const text of texts)
    for (const { 0: name } of text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?/gu)) {
      const lower = name.toLowerCase();
      if (!small.has(lower) && !isFunctionWord(lower)) names.add(lower);
    }
  return names;
};

type Token = { readonly text: string; readonly isName: boolean; readonly isOwner: boolean };

const tokensOf = (sentence: string, names: ReadonlySet<string>): readonly Token[] => {
  const words = sentence.replaceAll('’', "'").match(/[\p{L}\d]+(?:'\p{L}+)?|[,;:.()!?]/gu) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [(words[at] ?? '').toLowerCase(), (words[at + 1] ?? '').toLowerCase()];
    const bare = word.replace(/'s$/, '');
    const pair = `${word} ${next.replace(/'s$/, '')}`;
    if (names.has(pair)) {
      tokens.push({ text: pair, isName: true, isOwner: next.endsWith("'s") });
      at += 1;
    } else tokens.push({ text: bare, isName: names.has(bare), isOwner: word !== bare });
  }
  return tokens;
};

const verb = (word: string): string => (killing.test(word) ? 'kill' : stem(word));
const isDeed = (word: string): boolean => killing.test(word) || oneWay.test(word);

/** Only what is said in so many words: the verb stands between the two names, or “by” does. Nothing that is denied. */
export const deedsIn = (sentence: string, names: ReadonlySet<string>): readonly Deed[] => {
  const tokens = tokensOf(sentence, names);
  if (/\?\s*$/.test(sentence)) return [];
  const deeds: Deed[] = [];
  const places = tokens.flatMap(({ isName }, at) => (isName ? [at] : []));
  for (const [turn, at] of places.entries()) {
    const [first, to] = [tokens[at], places[turn + 1]];
    const second = to === undefined ? undefined : tokens[to];
    if (first === undefined || second === undefined || to === undefined || first.isOwner || second.isOwner) continue;
    let between = tokens.slice(at + 1, to).map(({ text }) => text);
    const who = between.indexOf('who');
    if (who >= 0 && who <= 6) between = between.slice(who + 1);
    const isPassive = between.some((word) => beingDone.test(word));
    if (isPassive !== (between.at(-1) === 'by') || between.some((word) => denial.test(word))) continue;
    const rest = between.filter((word) => !helping.has(word) && word !== 'by' && !word.endsWith('ly'));
    const [did] = rest;
    if (rest.length !== 1 || did === undefined || !isDeed(did)) continue;
    deeds.push(isPassive ? { who: second.text, did: verb(did), whom: first.text } : { who: first.text, did: verb(did), whom: second.text });
  }
  for (const at of places) {
    const [first, has, second, done] = tokens.slice(at, at + 4);
    const isDone = /^(?:has|had|have)$/.test(has?.text ?? '') && killing.test(done?.text ?? '');
    if (first && second?.isName && isDone && !first.isOwner && !second.isOwner)
      deeds.push({ who: first.text, did: 'kill', whom: second.text });
  }
  return deeds;
};

/** A deed that has its doer and its sufferer the other way round, or a death with another killer, beside what is known. */
export const isAgainst = (said: Deed, known: readonly Deed[]): Deed | undefined => {
  const same = known.filter(({ did }) => did === said.did);
  if (same.some(({ who, whom }) => sameName(who, said.who) && sameName(whom, said.whom))) return undefined;
  const swapped = same.find(({ who, whom }) => sameName(who, said.whom) && sameName(whom, said.who));
  if (swapped !== undefined) return swapped;
  if (said.did !== 'kill') return undefined;
  return same.find(({ whom, who }) => sameName(whom, said.whom) && who !== said.who);
};
