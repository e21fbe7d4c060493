import { isDate } from './events.ts';
import { hasVerb, wordsOf } from './language.ts';
import { isClause, isDeed } from './meanings.ts';
import { label, noTerm, ofALine, ofEverything, ranks, vague } from './no-terms.ts';
import type { Statement } from './read-notes.ts';

const article = /^(?:a|an|the)\s+/i;
const naming = String.raw`(?:called|known as|named|termed|referred to as)`;
const lowered = (text: string): string =>
  /^(?:A|An|The|When|Where|How|Any|Something|Someone|Water|Land|Rocks?)\b/.test(text)
    ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
    : text;
const bare = (text: string): string =>
  text
    .trim()
    .replace(article, '')
    .replace(/(?<!\b\p{L}\.\p{L})[.,;:]$/u, '')
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
    // "Below it there" and "place they meet" lean on what stands before.
    !/\b(?:it|there|they|we|you|this|that|these|which)\b/i.test(term) &&
    /^[\p{L}\d'’ .-]+$/u.test(term)
  );
};
/** A meaning that stops at "of" or "the" was cut off by the page. */
const cutOff = /\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were)$/i;
/** "How hot or cold something is" is whole. */
const endsOnIs =
  /^(?:how|what|where|which|whether)\b.* (?:is|are|was|were|comes? from)$|\b(?:than|where) (?:it|they|something) (?:is|are|was|were)$/i;
const isMeaning = (said: string): boolean => {
  const meaning = said.trim().replace(/[.;,]$/, '');
  return meaning.split(' ').length >= 2 && (!cutOff.test(meaning) || endsOnIs.test(meaning));
};

const nameWords = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'X']);
/** What follows "called": an article, then describing words and nouns, up to four. */
const nameAt = (statement: Statement, from: number): string => {
  const after = statement.words.filter(({ start }) => start >= from);
  const skip = /^(?:a|an|the)$/i.test(after[0]?.text ?? '') ? 1 : 0;
  // "Surface run-off", up to the end of the sentence.
  const whole = /^[\p{L}-]+(?: [\p{L}-]+)?$/u.exec(statement.text.slice(after[skip]?.start ?? from).replace(/[.]$/, ''))?.[0];
  if (whole?.includes('-') === true) return whole;
  const name: string[] = [];
  for (const word of after.slice(skip, skip + 4)) {
    // "States of matter" is one name.
    if (word.text === 'of' && name.length > 0 && name.length < 3) {
      name.push(word.text);
      continue;
    }
    if (!nameWords.has(word.pos) && !(name.length === 0 && word.kind === 'word' && !word.stop)) break;
    name.push(word.text);
    if (/^[,.;]/.test(statement.text.slice(word.end))) break;
  }
  return name.join(' ').replaceAll(' - ', '-').replace(/ of$/, '');
};

/** A figure, or "the opposite", says how much or refers elsewhere: it is not what a word means. */
const noMeaning =
  /^(?:what|why|who) (?:they|it|we|you|is|are|the)\b|^[-–]\p{L}|^(?:(?:about|around|approximately|approx\.?|over|under|only|nearly|almost|more than|less than)\s+)?[£＄]?\d|^which \p{L}+$|^(?:the )?(?:opposite|same|reverse)\b|^(?:also|not|still|often|so)\b/iu;

export type Match = { readonly term: string; readonly meaning: string };
/** "... is called Ramadan / Jews rest on ...": two lines without their full stops. */
const isRunOn = (term: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+$/u.test(term) && wordsOf(term).at(-1)?.pos === 'VERB';
const match = (term: string, meaning: string): Match | undefined =>
  isTerm(bare(term)) &&
  isMeaning(meaning) &&
  !isRunOn(bare(term)) &&
  !noMeaning.test(meaning.trim()) &&
  !ranks.test(meaning.trim()) &&
  !noTerm.test(term.trim())
    ? { term: bare(term), meaning: sentenceCase(meaning.replace(/[.;]$/, '').trim()) }
    : undefined;

/** "Famous hunter: Mary Anning looked for fossils": a whole sentence about somebody. */
const isOfSomebody = (meaning: string): boolean =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(meaning) && (isClause(meaning) || /^(?:\p{Lu}\p{Ll}+ )+(?:\([^)]*\) )?\p{Ll}+ed\b/u.test(meaning));

/** "Key word: epidemic – when a disease spreads". */
const keyWord = /^key ?words?\s*:\s*(?=.* [–=-] )/i;
export const isKeyWordLine = ({ text }: Pick<Statement, 'text'>): boolean => keyWord.test(text);
const fromColon = (line: string): Match | undefined => {
  const text = line.replace(keyWord, '');
  const found = /^([^:–—=]{3,48}?)(?:\s*:\s+|\s+[–—-]\s+)(.+)$/.exec(text);
  const isSaid = found?.[1] !== undefined && found[1].split(' ').length > 2 && hasVerb(wordsOf(found[1]));
  return found?.[1] &&
    found[2] &&
    !isSaid &&
    !isOfSomebody(found[2]) &&
    !/\d/.test(found[1]) &&
    !label.test(found[1].trim()) &&
    !ofALine.test(found[1].trim())
    ? match(found[1], found[2])
    : undefined;
};

const namingSentence = new RegExp(String.raw`^(.*?),?\s+((?:is|are|was|were)\s+(?:also\s+|sometimes\s+|often\s+)?)?${naming}\s+(.+)$`, 'i');

/** "A gas called steam" names the gas; "water turns into a gas called steam" does not say what steam is. */
const saysMore = (subject: string): boolean => {
  const words = wordsOf(subject);
  const verb = words.findIndex(({ pos, text }) => (pos === 'VERB' || pos === 'AUX') && !text.endsWith('ing'));
  return verb > 0 && !/\b(?:that|which|who|where|when)\b/i.test(subject.slice(0, words[verb]?.start));
};

/** "The process is called longshore drift": what is named stands before it. */
const ofWhatWasSaid =
  /^(?:this|it|these|they|that|this \w+|which is|and this|the (?:process|movement|method|change|reaction|effect|event|place|area|state|stage|idea|system|result|material|substance))$/i;
const leansOnAnother =
  /^(?:its|his|her|their|our|my) |^(?:some|many|most|all|one|two|three|each|both) of (?:the|these|those|its|his|her|their|them) /i;
/** "A yellow solid called sulfur is made": what happens to it is no part of what it is. */
const isOnlyMade = /^ (?:is|are|was|were) (?:then |also )?(?:made|produced|formed|released|given|used|needed|added|found|left|seen)\b/;
const isWarning = /^(?:don['’]?t|do not|never|always|remember|learn|make sure|be careful|note)\b|!$/i;
/** "The ice expands" goes on with what the sentence before it tells. */
const tellsMore = /^The \p{Ll}+ (?:then )?\p{Ll}+s\b/u;
const fromNaming = (statement: Statement, before: readonly Statement[]): Match | undefined => {
  const { text } = statement;
  const named = /^(?:we|people|scientists) call (?:this|it|these|them) (?=\p{L})/iu.exec(text)?.[0];
  if (named !== undefined && before[0] !== undefined && text.split(' ').length <= 8)
    return match(nameAt(statement, named.length), before[0].text);
  // "Guru Gobind Singh, the tenth Guru, called Sikhs to Anandpur", "They called the heating a hypocaust": somebody calls.
  if (/, called \p{Lu}\p{L}+ to |^(?:they|people|the \p{L}+|romans|greeks) called (?:the|this|their|these) /iu.test(text)) return undefined;
  const found = namingSentence.exec(text);
  const after = found?.[3];
  if (!found?.[1] || !after) return undefined;
  const name = nameAt(statement, text.length - after.length);
  const subject = found[1];
  // "A newton meter (sometimes called a force meter)" has two names, and says of neither what it is.
  if (/\([^)]*$/.test(subject)) return undefined;
  if (name === '' || (found[2] === undefined && !/^(?:we|people|scientists)\b/i.test(subject) && saysMore(subject))) return undefined;
  // "Its members were called suffragettes": whose, the sentence before it says.
  // So does "Symptoms - fever, then swellings called buboes".
  if (leansOnAnother.test(subject) || /:| [–-] /.test(subject)) return undefined;
  const isWhy = /^ (?:because|since|as|after)\b/i.test(text.slice(text.indexOf(name, text.length - after.length) + name.length));
  // "It is called the Stone Age because ..." tells why it has its name.
  if (/^(?:it|they)$/i.test(subject) && isWhy) return undefined;
  if (ofWhatWasSaid.test(subject)) {
    const [last, earlier] = before;
    if (
      last === undefined ||
      // "Don't mix up glucagon and glycogen!!!" stands between.
      isWarning.test(last.text) ||
      // "Christians, Jews and Muslims all believe in one God. They are called ...": they are, and not what they do.
      (/^(?:they|these)$/i.test(subject) && /^\p{Lu}[^.]*?,[^.]* and [^.]*\b(?:all|both)\b/u.test(last.text)) ||
      /\b(?:this|that|the same) way\b/i.test(last.text) ||
      /^(?:it|they|he|she)\b/i.test(last.text) ||
      ofEverything.test(last.text)
    )
      return undefined;
    // "As it cools it turns back ...": what "it" is stands one sentence further up.
    return match(
      name,
      earlier !== undefined &&
        (/^(?:as|when|if) (?:it|they)\b/i.test(last.text) || (tellsMore.test(last.text) && / (?:when|if) /.test(earlier.text)))
        ? `${earlier.text} ${last.text}`
        : last.text.replace(/^If\b/, 'When'),
    );
  }
  const clause = /^((?:when|where|if)\b.+?),? (?:it|this|they)$/i.exec(subject)?.[1];
  if (clause !== undefined) return match(name, clause.replace(/^if\b/i, 'When'));
  const rest = text.slice(text.indexOf(name, text.length - after.length) + name.length).replace(/[.;]$/, '');
  if (/^ (?:because|when|if|so|since|as|or|and)\b/i.test(rest) || isOnlyMade.test(rest) || /^ (?:in|since|until|by) \d{3,4}\b/.test(rest))
    return undefined;
  const next = statement.words.find(({ start, kind }) => start >= text.length - rest.length - 1 && kind === 'word')?.pos;
  // "The sand is called the residue": said of one thing.
  if (/^the \p{Ll}+$/iu.test(subject)) return undefined;
  if (rest.trim() === '' || /^["')]/.test(rest)) return match(name, subject);
  const goesOn = next === 'VERB' || next === 'AUX';
  const joint = /\b(?:people|men|women|person|man|woman|children|workers|soldiers|monks|farmers)$/i.test(subject) ? ' who' : ' that';
  return match(name, goesOn ? `${subject}${joint}${rest.replace(/^,/, '')}` : `${subject}${rest}`);
};

/** "Afforestation, the planting of trees, slows ..." */
const fromAside = (text: string): Match | undefined => {
  const [, term = '', meaning = '', next = ''] = /^(\p{L}[\p{L} -]{2,30}), ((?:the|an?) [^,;:]{8,70}), (\p{L}+)/u.exec(text) ?? [];
  const isVerb = /^(?:VERB|AUX)$/.test(wordsOf(`It ${next}`)[1]?.pos ?? '');
  return term !== '' &&
    isVerb &&
    !/\s\p{Lu}/u.test(`${term} ${meaning}`) &&
    !/^the\b/i.test(term) &&
    meaning.split(' ').length > 2 &&
    !/\b(?:of|in|on|at|by|with|and|or)\b/.test(term)
    ? match(term, meaning)
    : undefined;
};
/** "If a spit grows across a bay, it becomes a bar." */
const fromBecoming = (text: string): Match | undefined => {
  const [, clause = '', term = ''] =
    /^(?:If|When) ([^,;:]{12,90}), (?:it|this) (?:becomes|forms) an? ((?:\p{Ll}+ )?\p{Ll}{3,})\.?$/u.exec(text) ?? [];
  return term !== '' && wordsOf(term).at(-1)?.pos === 'NOUN' && !/\b(?:it|they|this)\b/.test(clause)
    ? match(term, `when ${clause}`)
    : undefined;
};
/** "... and forms a spit: a long ridge of sand" */
const fromNamed = (text: string): Match | undefined => {
  const [, term = '', meaning = ''] =
    /\b(?:forms?|becomes?|makes?|creates?|is|are|was|were|called|have|has|produces?|builds?) (?:an? |the )?((?:\p{Ll}+ )?\p{Ll}{3,}): ((?:an?|the) [^:;]{8,110})\.?$/u.exec(
      text,
    ) ?? [];
  return term !== '' && wordsOf(term).every(({ pos }) => /^(?:NOUN|ADJ|PROPN)$/.test(pos)) ? match(term, meaning) : undefined;
};

/** "Chemical weathering happens when rain dissolves rock." */
const fromHappening = (text: string): Match | undefined => {
  const [, term = '', meaning = ''] =
    /^(?:An? )?(\p{L}+(?: \p{Ll}+){0,2}) (?:happens|occurs|takes place) (when \p{L}[^?]+)$/u.exec(text) ?? [];
  const last = wordsOf(term.toLowerCase()).at(-1);
  return last?.pos === 'NOUN' || /(?:ion|ing|sis|ment)$/.test(term) ? match(term, meaning) : undefined;
};

/** "The effector is the biceps muscle which pulls the hand away", "The holy book is the Guru Granth Sahib": which one it is, and not what the word means. */
const isWhichOne = (said: string): boolean => {
  if (/^the (?:\p{Lu}[\p{L}'’-]*(?: (?:of|the) )?\s?){1,5}$/u.test(said)) return true;
  const [, one = '', kind = ''] = /^the (\p{Ll}+) (\p{Ll}+) (?:that|which|who)\b/u.exec(said) ?? [];
  const words = one === '' ? [] : wordsOf(`the ${one} ${kind}`);
  return words[1]?.pos === 'NOUN' && words[2]?.pos === 'NOUN';
};

const fromCopula = (text: string): Match | undefined => {
  const means = /^(.{3,50}?)\s+(?:means?|refers? to)\s+(?:that\s+)?(.+)$/i.exec(text);
  // "..., polytheism means many gods" tells of another word.
  if (means?.[1] && means[2]) return match(means[1], means[2].replace(/[,;] (?:and |but |while )?\p{L}+ means? .*$/u, ''));
  const is =
    /^(.{3,50}?)\s+(?:is|are|was|were)\s+((?:a|an|the|when|where|how|any|something|someone|those|made of|one of|tiny|small|large|special|very)\b.+)$/i.exec(
      text,
    );
  if (!is?.[1] || !is[2]) return undefined;
  // "The anodes are made of carbon", "The blue solution is the filtrate": said of one thing, and no meaning of a word.
  const isOne =
    // "Mary's family was very poor."
    (/^\p{Lu}\p{L}+['’]s? /u.test(is[1]) && /^(?:tiny|small|large|special|very)\b/i.test(is[2])) ||
    (/^the /i.test(is[1]) &&
      (/^(?:made of|one of|tiny|small|large|special|very)\b/i.test(is[2]) || (is[1].split(' ').length > 2 && is[2].split(' ').length < 4)));
  return isOne ||
    (/^the /i.test(is[1]) && isWhichOne(is[2].replace(/\.$/, ''))) ||
    /^the (?:one|only|same|other|first|last|main)\b/i.test(is[1])
    ? undefined
    : // "A toxic gas, so the room should be well ventilated": what follows from it is no part of what it is.
      match(is[1].replace(/^the (?:word|term|name) /i, ''), lowered(is[2].replace(/, (?:so|because|which means)\b.*$/, '')));
};

/** "alveoli = tiny air sacs". */
const fromSign = (text: string): Match | undefined => {
  const found = /^([^=:]{2,48}?)(?:\s\([^)]{1,14}\))?\s+=\s+([^=]+)$/.exec(text);
  return found?.[1] &&
    found[2] &&
    !label.test(found[1].trim()) &&
    /\p{L}{3}/u.test(found[2]) &&
    !/\s[x×]\s/.test(found[2]) &&
    !/[÷×+*^√]|\b(?:gets|get|becomes|become|rises|falls|increases|decreases)\b/.test(found[2])
    ? match(found[1], found[2])
    : undefined;
};

/** "Term   Definition" heads a table. */
const headsTerms =
  /^(?:(?:key )?(?:terms?|words?|phrases?|vocab(?:ulary)?|names?|techniques?|elements?|symbols?)|english|french|german|spanish)$/i;
const headsMeanings =
  /^(?:meanings?|definitions?|what (?:it|they|this) (?:is|are|means?|do(?:es)?)|descriptions?|explanations?|means|translations?|english|french|german|spanish|functions?|jobs?|examples?)$/i;

/** "Structure: the order of the sections in a piece" tells what a word means, though in other lists it heads what is noted. */
const tellsMeaning = /^(?:an?|the|how|when|where|something|someone|somebody|any|to) (?!\d)\p{L}/iu;
const fewestToTell = 4;
const isTold = (meaning: string): boolean => tellsMeaning.test(meaning) && meaning.split(' ').length >= fewestToTell;

/** "What is left when a stack is worn down". */
const isLeft = (meaning: string): boolean => /^what is \p{L}+ (?:when|after|by|in|on|at|from)\b/iu.test(meaning);

/** In a list of words a meaning may be one word, and a term as long as "il n'y a pas de". */
const fromPair = ({ term, meaning }: { readonly term: string; readonly meaning: string }, isListed: boolean): Match | undefined =>
  isDate(term) ||
  (headsTerms.test(term) && headsMeanings.test(meaning)) ||
  ranks.test(meaning) ||
  term.includes(' = ') ||
  noTerm.test(term) ||
  (/\d{4}/.test(term) && term.split(' ').length > 3) ||
  ofALine.test(term.trim()) ||
  (label.test(term.trim()) && !(isListed && isTold(meaning))) ||
  (noMeaning.test(meaning) && !/^opposite$/i.test(meaning) && !(isListed && isLeft(meaning))) ||
  /^(?:it|they|this|these|that)$/i.test(term) ||
  (cutOff.test(meaning) && !endsOnIs.test(meaning) && !/\s(?:in|on|to|by|for|with)$|\s\/\s/i.test(meaning) && meaning.split(' ').length > 3)
    ? undefined
    : { term: term.trim(), meaning: sentenceCase(meaning) };

/** "NUCLEUS" and below it "controls the cell": what a heading does, or is. */
const fromHeading = ({ heading, small, bullet, pair, text }: Statement, before: readonly Statement[]): Match | undefined => {
  if (
    heading === null ||
    bullet ||
    pair !== undefined ||
    before.length > 0 ||
    heading.split(' ').length > 3 ||
    !isTerm(heading, 3) ||
    text.includes('=')
  )
    return undefined;
  const term = heading === heading.toUpperCase() && heading.length > 4 ? heading.toLowerCase() : heading;
  // "Friction" and below it "When two surfaces rub together", or "Slows things down".
  if (!small) {
    const told = `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
    const isWhen = /^(?:when|where) /.test(told) && !told.includes(',');
    return (isWhen || (/^\p{L}+s\s/u.test(told) && isDeed('it', told) && !isClause(told))) && !label.test(term) && !ofALine.test(term)
      ? match(term, told)
      : undefined;
  }
  const isPhrase = heading === heading.toUpperCase() && text.split(' ').length > 2 && !isClause(text);
  return (isDeed(term, text) || isPhrase) && !label.test(term) ? match(term, text) : undefined;
};

const longestQuotation = 16;
/** "5.1 "Out, damned spot!" - guilt": a quotation, after its act and scene, and what is noted on it. */
const fromQuotation = (text: string): Match | undefined => {
  const [, term = '', meaning = ''] =
    /^(?:\d{1,2}\.\d{1,2}\s+)?("[^"]{6,120}")(?:\s+\d{1,2}\.\d{1,2})?\s+(?:[-–—→]|=)\s+([^"]{6,})$/.exec(text) ?? [];
  return term !== '' && term.split(' ').length <= longestQuotation
    ? { term, meaning: sentenceCase(meaning.replace(/[.;]$/, '').trim()) }
    : undefined;
};

/** What one sentence explains, by whichever form it explains it in. */
export const definitionIn = (statement: Statement, before: readonly Statement[], isListed = false): Match | undefined => {
  if (statement.kind !== 'sentence') return undefined;
  const quotation = statement.pair === undefined ? fromQuotation(statement.text) : undefined;
  if (quotation !== undefined) return quotation;
  const below = fromHeading(statement, before);
  if (below !== undefined) return below;
  if (statement.pair !== undefined) return fromPair(statement.pair, isListed);
  if (statement.text.includes('=')) return fromSign(statement.text);
  return (
    fromColon(statement.text) ??
    fromNamed(statement.text) ??
    fromAside(statement.text) ??
    fromBecoming(statement.text) ??
    fromHappening(statement.text) ??
    fromNaming(statement, before) ??
    fromCopula(statement.text)
  );
};
