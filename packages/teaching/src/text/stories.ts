import { namesOf } from './names.ts';
import type { Notes, Statement } from './read-notes.ts';

/** Somebody of a story, asked for by what they did or said. */
export type Who = { readonly question: string; readonly answer: string; readonly from: Statement };

const speech = /["“][^"”]{2,}[!?.,]["”]/;
const saying =
  /\b(?:said|says|asked|cried|shouted|whispered|replied|answered|called|muttered|yelled|screamed|sighed|laughed|gasped|murmured|begged|snapped|groaned|moaned|grumbled|hissed|growled|roared|wailed|sobbed|declared|announced|exclaimed|added|agreed|demanded|wondered|screeched|chuckled|giggled)\b/;
/** So many times somebody speaks in a story. */
const fewestSpoken = 2;

const telling =
  /\b(?:one (?:cold |dark |fine |summer |winter |spring |autumn )?(?:night|day|morning|evening|afternoon)|once upon|suddenly|that (?:night|morning|evening)|in the morning|from that day|at that moment|all at once)\b/i;
const past = /\b(?:\p{L}{3,}ed|was|were|had|came|went|said|saw|stood|ran|fell|took|found|heard|felt|sat|blew|knew|told|began)\b/u;
const fewestTold = 5;
const shareOfPast = 0.7;
const shareOfProse = 0.85;
/** "One winter night a storm blew in": it is told in the past, sentence by sentence, and has no year as history has. */
const isTold = ({ statements }: Notes): boolean =>
  statements.length >= fewestTold &&
  statements.filter(({ kind, pair, bullet, text }) => kind === 'sentence' && pair === undefined && !bullet && !/\b\d{3,4}\b/.test(text))
    .length >=
    statements.length * shareOfProse &&
  statements.some(({ text }) => telling.test(text)) &&
  statements.filter(({ text }) => past.test(text)).length >= statements.length * shareOfPast;

const isSpoken = ({ statements }: Notes): boolean =>
  statements.filter(({ text }) => speech.test(text)).length >= fewestSpoken &&
  statements.some(({ text }) => speech.test(text) && saying.test(text));

/** Somebody speaks in it, and is said to speak, or it is told as stories are. A gap for one of its words asks nothing worth knowing. */
export const isStory = (notes: Notes): boolean => isSpoken(notes) || isTold(notes);

const ofOneself = /\b(?:I|I'm|I'd|I'll|I've|me|my|we|us|our)\b/;
const fewestOfOneself = 4;
const shareOfOneself = 0.35;
/** A diary, a recount, a letter home: what somebody did, saw and felt. What its sentences tell is no lesson. */
export const isAccount = (notes: Notes): boolean => {
  const { statements } = notes;
  const told = statements.filter(({ kind, pair }) => kind === 'sentence' && pair === undefined);
  const own = told.filter(({ text }) => ofOneself.test(text) && past.test(text));
  return (
    own.length >= fewestOfOneself && own.length >= told.length * shareOfOneself && told.length * 2 > statements.length && !isSpoken(notes)
  );
};

const quoted = new RegExp(
  String.raw`^["“]([^"”]{2,80}?),?["”] (${saying.source}) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*|the (?:old |young |little )?\p{Ll}{3,})(?=[.,;]|$| (?:as|with|and|from|in)\b)`,
  'u',
);
/** "The old man said, 'Come in.'" */
const leading = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}?) (${saying.source})[,:] ["“]([^"”]{2,80}?)[.!]?["”]`,
  'u',
);
/** What is done must be told in the sentence itself. */
const fewestWords = 4;
const leansOn = /\b(?:it|him|her|them|this|that)\b/i;

/** Who can do something: people by what they are called or do, and animals. The wind and a door do nothing that “who” asks for. */
const somebody =
  /^(?:.*(?:man|men|woman|women|boys?|girls?|child|children|folk|people|kings?|queens?|princes?|princess(?:es)?|knights?|lords?|lady|ladies|witch(?:es)?|wizards?|giants?|dragons?|monsters?|ghosts?|fairy|fairies|elves|elf|dwarfs?|pirates?|thief|thieves|army|crew|crowd|twins?|mother|father|mum|dad|brothers?|sisters?|grandmother|grandfather|uncle|aunt|cousins?|friends?|baby|nurses?|doctors?|guards?|monks?|nuns?|priests?|gods?|goddess(?:es)?|captain|emperor|pharaoh|scientists?|dogs?|cats?|mouse|mice|lions?|bears?|wolf|wolves|fox(?:es)?|birds?|hens?|cows?|pigs?|horses?|pony|ponies|monkeys?|snakes?|tigers?|elephants?|rabbits?|owls?|frogs?|fish|whales?|sharks?|spiders?|rats?|geese|goose|ducks?|sheep|goats?|donkeys?|crows?|ravens?|eagles?|tortoises?|hares?)|(?:\p{L}+ )?(?!water|river|summer|winter|weather|thunder|flower|tower|number|letter|paper|corner|letter|computer|power|matter|master?key|anchor|door|floor|colour|harbour|mirror|ladder|shelter|chapter|corridor|motor|tractor|helicopter|finger|shoulder|feather|leather|silver|copper|timber|lantern|fire)\p{L}{2,}(?:er|or|ist|ian)s?)$/iu;
/** Of a writer's own doings nobody else can say who did what to “me”. */
const ofTheWriter = /\b(?:I|me|my|mine|we|us|our|ours)\b/;

const somebodyActs = /^(?:At last |One day |Then |So |Suddenly,? )?((?:The|A|An) (?:\p{Ll}+ ){1,3}?)(?=\p{Ll}+)/u;
/** "The monkey army built a bridge of stones across the sea." */
const whoActs = (statement: Statement): Who | undefined => {
  const { words, text } = statement;
  const verb = words.findIndex(({ pos, text: word }) => pos === 'VERB' && !word.endsWith('ing'));
  const before = words.slice(0, verb);
  if (verb < 2 || verb > 4 || !/^(?:The|A|An)$/.test(before[0]?.text ?? '') || !somebodyActs.test(text)) return undefined;
  if (!before.slice(1).every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') || before.at(-1)?.pos !== 'NOUN') return undefined;
  const rest = text.slice(words[verb]?.start).replace(/[.!]$/, '');
  if (rest.split(' ').length < fewestWords || leansOn.test(rest) || /["“”]|\b(?:their|his|its|they|he|she)\b/.test(rest)) return undefined;
  const who = text.slice(0, before.at(-1)?.end);
  if (!somebody.test(before.at(-1)?.text ?? '')) return undefined;
  return { question: `Who ${rest}?`, answer: `${who[0]?.toLowerCase() ?? ''}${who.slice(1)}`, from: statement };
};
const whoDid = (told: Statement, nameWords: ReadonlySet<string>): Who | undefined => {
  const opener = /^(?:At last|One day|Then|So|Suddenly|In the end|After that),? (?=\p{Lu})/u.exec(told.text)?.[0] ?? '';
  const statement =
    opener === ''
      ? told
      : {
          ...told,
          text: told.text.slice(opener.length),
          words: told.words
            .filter(({ start }) => start >= opener.length)
            .map((word) => ({ ...word, start: word.start - opener.length, end: word.end - opener.length })),
          leans: false,
        };
  const name = namesOf(statement, nameWords).find(({ start, kind }) => start === 0 && kind !== 'place');
  const next = statement.words.find(({ start }) => start > (name?.text.length ?? 0));
  const rest = name === undefined ? '' : statement.text.slice(name.text.length + 1).replace(/[.!]$/, '');
  const isDone = next !== undefined && (next.pos === 'VERB' || next.pos === 'AUX');
  if (name === undefined || !isDone || rest.split(' ').length < fewestWords || leansOn.test(rest) || /["“”]/.test(rest)) return undefined;
  return { question: `Who ${rest}?`, answer: name.text, from: told };
};

const whoSaid = (statement: Statement): Who | undefined => {
  const after = quoted.exec(statement.text);
  const before = after === null ? leading.exec(statement.text) : null;
  const [words, verb, name] = after === null ? [before?.[3], before?.[2], before?.[1]] : [after[1], after[2], after[3]];
  return words === undefined || name === undefined || /^(?:He|She|They|It|We|I|You)\b/.test(name)
    ? undefined
    : { question: `Who ${verb ?? ''} “${words}”?`, answer: name, from: statement };
};

/** "As white as paper": how something is, in a picture of the writer's. */
const comparison = /^([^"“]*\bas \p{L}+ as (?:an? |the )?)(\p{L}+)\.$/u;
/** "Ice hung from the wall like broken teeth, and the boats ..." */
const likeness = /^([^"“,;]{12,80}? like )((?:an? |the )?[\p{Ll} -]{4,28}?)(?:[,.;]|$)/u;
/** "But the wind rose, and the waves were as tall as": what is compared, and not what stands before it. */
const ownClause = (lead: string): string => {
  const own = lead.replace(/^.*, (?:and|but|so) (?=\S+ \S+)/u, '').replace(/^(?:But|And|So|Then) (?=\S+ \S+ \S+)/u, '');
  return `${own[0]?.toUpperCase() ?? ''}${own.slice(1)}`;
};
const compared = (statement: Statement): Who | undefined => {
  const found =
    comparison.exec(statement.text) ??
    (/\b(?:would|looks?|looked|feels?|felt|not|did|to) like\b/.test(statement.text) ? null : likeness.exec(statement.text));
  const [, lead, answer] = found ?? [];
  return lead === undefined || answer === undefined
    ? undefined
    : { question: `Finish the comparison: ${ownClause(lead).trimEnd()} …`, answer, from: statement };
};

const restPlace = String.raw`(?:in|at|on|under|behind|beside|inside|outside|beneath|near|by|between|among|below|above) (?:the|an?|his|her|their) [\p{L}'’ -]{3,48}?`;
const somebodyWas = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|The (?:old |young |little )?\p{Ll}{3,}) (lived|stood|sat|hid|slept|waited|lay|worked|knelt|crouched)(?: with (?:his|her|their) \p{Ll}+)? (${restPlace})(?=[.,;]|\s(?:and|when|while|because|until|where|as)\b)`,
  'u',
);
const somethingWas = new RegExp(
  String.raw`^(${restPlace.replace('(?:in|', '(?:In|').replaceAll(/\|(at|on|under|behind|beside|inside|outside|beneath|near|by|between|among|below|above)(?=[|)])/g, (_, word: string) => `|${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)}),? (stood|lived|sat|lay|hung|slept) ((?:the|an?) [\p{L}'’ -]{3,40}?)(?=[.,;]|\s(?:which|that|who|and|with)\b)`,
  'u',
);
const bases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lived: 'live',
    stood: 'stand',
    sat: 'sit',
    hid: 'hide',
    slept: 'sleep',
    waited: 'wait',
    lay: 'lie',
    worked: 'work',
    knelt: 'kneel',
    crouched: 'crouch',
  }),
);
/** "Isla lived with her father in a lighthouse on Gull Rock.", "In the square stood the Great Clock." */
const whereIn = (statement: Statement): Who | undefined => {
  const [, who, verb = '', place] = somebodyWas.exec(statement.text) ?? [];
  if (
    who !== undefined &&
    place !== undefined &&
    !/ (?:like|as) /.test(place) &&
    !/^(?:He|She|They|It|We|I|You|There|This|That)$/.test(who)
  ) {
    const named = who.startsWith('The ') ? who.replace('The', 'the') : who;
    return {
      question: `Where did ${named} ${bases.get(verb) ?? verb}?`,
      answer: `${place[0]?.toUpperCase() ?? ''}${place.slice(1)}`,
      from: statement,
    };
  }
  const [, at, stood, thing] = somethingWas.exec(statement.text) ?? [];
  return at === undefined || thing === undefined || /\b(?:his|her|their|its)\b/.test(thing)
    ? undefined
    : { question: `What ${stood ?? ''} ${at[0]?.toLowerCase() ?? ''}${at.slice(1)}?`, answer: thing, from: statement };
};

const fewestDeedWords = 5;
const mostDeedWords = 20;
/** What somebody does in a story: neither what is said, nor how things are or had been before. */
const isDeed = ({ kind, pair, text, words, leans }: Statement): boolean =>
  kind === 'sentence' &&
  pair === undefined &&
  !leans &&
  !/^(?:Nobody|Nothing|No one|Every\p{L}+|It|There)\b/u.test(text) &&
  !/["“”?!]|\b(?:was|were|had|is|are|been)\b/.test(text) &&
  words.some(({ pos }) => pos === 'VERB') &&
  !/\b(?:remember|celebrate|today|still|nowadays)s?\b/i.test(text) &&
  text.split(' ').length >= fewestDeedWords &&
  text.split(' ').length <= mostDeedWords;

export const deedsIn = ({ statements }: Notes): readonly Statement[] => statements.filter(isDeed);

/** Who did or said what in a story, in its order. */
export const whoIn = ({ statements }: Notes, nameWords: ReadonlySet<string>): readonly Who[] =>
  statements
    .filter(({ kind, pair }) => kind === 'sentence' && pair === undefined)
    .flatMap(
      (statement) =>
        whoSaid(statement) ?? compared(statement) ?? whereIn(statement) ?? whoDid(statement, nameWords) ?? whoActs(statement) ?? [],
    )
    .filter(({ question }) => !question.startsWith('Who ') || !ofTheWriter.test(question.replaceAll(/“[^”]*”/g, '')));
