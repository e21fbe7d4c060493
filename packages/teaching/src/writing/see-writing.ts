import type { SeenInWriting } from '@hedgerow/curriculum/writing/writing-task';

const plain = (text: string): string => text.replaceAll('\r', '').replaceAll('’', "'").replaceAll(/[“”]/g, '"').replaceAll('…', '...');
const linesOf = (text: string): readonly string[] =>
  plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const countWords = (text: string): number => (text.match(/[\p{L}\d]+(?:'\p{L}+)*/gu) ?? []).length;

/** A point that ends no sentence. */
const shortened = /(?:^|[\s"(])(?:Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e|etc|a\.m|p\.m|[A-Z]|\d+)\.$/i;
const hasEnd = (text: string): boolean => /[.!?]["')]*$/.test(text);

/** “Stop! shouted Tom” goes on, whatever marks it lacks. */
const goesOnSpeaking = /^["'(]*(?:\p{L}+ ){0,2}(?:said|asked|cried|shouted|called|yelled|whispered|screamed|replied|answered|thought)\b/iu;

/**
 * Where one sentence surely ends and another begins: “Stop!” Tom cried is one, and is never counted as two. A stop ends one before a small
 * letter, too: that the capital is missing is said by itself.
 */
const sentencesIn = (line: string): readonly string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: found, index } of line.matchAll(/[.!?]+["')]*\s+(?=["'(]*[\p{L}\d])/gu)) {
    const upTo = index + found.trimEnd().length;
    const [before, after] = [line.slice(from, upTo), line.slice(index + found.length)];
    if (/[!?]["']$/.test(before) || shortened.test(before)) continue;
    if (/^["'(]*\p{Ll}/u.test(after) && (found.startsWith('...') || goesOnSpeaking.test(after))) continue;
    sentences.push(before.trim());
    from = index + found.length;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
};
const allSentences = (text: string): readonly string[] => linesOf(text).flatMap(sentencesIn);

/** One with fewer words may be a cry or a heading. */
const fewestWords = 3;
/** One with more has lost its stops. */
const mostWords = 40;
/** “Dear Grandma,” and “From Ben” have no stop, and neither has a heading. */
const shortLine = 6;

const beginsWithCapital = (text: string): boolean => /^["'(\d.\s]*\p{Lu}/u.test(text);

/** A point that surely ends none, also before a small letter: “I am 8. my dog is 3.” has two that should have a capital after them. */
const abbreviated = /(?:^|[\s"(])(?:Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e|etc|a\.m|p\.m)\.$/i;

/** A stop with a small letter after it, where no speech goes on and nothing was shortened; or with no space, where nobody can tell. */
const hasSmallAfterStop = (line: string): boolean =>
  [...line.matchAll(/[.!?]+["')]*\s+["'(]*\p{Ll}/gu)].some(
    ({ 0: found, index }) => !found.startsWith('...') && !/^[!?]+["']/.test(found) && !abbreviated.test(line.slice(0, index + 1)),
  ) || /[\p{L}\d][.!?]+["')]*\p{L}/u.test(line.replaceAll(/\b(?:e\.g|i\.e|a\.m|p\.m)\b/gi, ''));

/** The words that stand small after a stop: what a pupil is shown to put right. */
export const smallAfterStops = (text: string): readonly string[] =>
  linesOf(text).flatMap((line) =>
    sentencesIn(line)
      .slice(1)
      .flatMap((sentence) => /^["'(]*(?!i\.e|e\.g)(\p{Ll}[\p{L}']*)/u.exec(sentence)?.[1] ?? []),
  );

const seesMarks = (text: string): boolean => {
  const lines = linesOf(text);
  const whole = lines.filter((line) => hasEnd(line) || countWords(line) > shortLine);
  return (
    whole.length > 0 &&
    lines.every((line) => beginsWithCapital(line) && !hasSmallAfterStop(line)) &&
    whole.every(hasEnd) &&
    whole.flatMap(sentencesIn).every((sentence) => countWords(sentence) <= mostWords)
  );
};

/** The words whose every use joins: “after” and “since” may stand before a noun, “so that” may not join. */
const joins = /\b(?:because(?! of\b)|although|unless|whenever|wherever|whereas|even though|if|when|while)\b/gi;
const nounBefore = /\b(?:a|the|long|little|short|worth)\s+$/i;
const seesJoining = (text: string): boolean =>
  allSentences(text)
    .filter((sentence) => countWords(sentence) >= 5)
    .some((sentence) =>
      [...sentence.matchAll(joins)].some(({ 0: word, index }) => {
        const asks = word.toLowerCase() === 'when' && sentence.includes('?');
        return !asks && !(word.toLowerCase() === 'while' && nounBefore.test(sentence.slice(0, index)));
      }),
    );

const places =
  'in|on|at|under|behind|beside|above|below|through|during|before|after|without|inside|outside|near|across|along|beyond|between|since|until|despite';
const manners =
  'suddenly|later|finally|firstly|first|next|meanwhile|luckily|sadly|soon|afterwards|yesterday|today|tomorrow|eventually|silently|gently|slowly|quietly|carefully|quickly|nervously|bravely|later that (?:day|night|morning)|at last|at first|all at once|one (?:day|night|morning|evening|afternoon)|every (?:day|night|morning|evening|year|summer|winter)|last (?:night|week|summer|winter|year)|as quick as a flash|without warning|far away';
const theNoun = "(?:(?:the|a|an|my|our|his|her|their|its|this|that) )?(?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+";
/** Then a sentence goes on with who or what; “On Monday, Tuesday and Friday” does not. */
const fronted = new RegExp(
  `^"?(?:${manners}|(?:${places}) ${theNoun}(?: (?:of|in|to) ${theNoun})?), (?:the|a|an|i|we|he|she|it|they|you|my|our|his|her|their|its|there|this|that|these|those|nobody|everybody|everyone|somebody|someone)\\b`,
  'iu',
);
/** “After the storm the fox, the dog …” is a list. */
const isList = (opening: string): boolean =>
  (opening.match(/\b(?:the|a|an|my|our|his|her|their|its|this|that|and|or)\b/gi) ?? []).length > (/ (?:of|in|to) /.test(opening) ? 2 : 1);
const seesFronted = (text: string): boolean =>
  allSentences(text).some((sentence) => fronted.test(sentence) && !isList(sentence.slice(0, sentence.indexOf(','))));

/** Between the first mark and the second, the third and the fourth: what stands between two speeches is none. */
const seesSpeech = (line: string): boolean => {
  const parts = line.split('"');
  return parts.length % 2 === 1 && parts.some((part, at) => at % 2 === 1 && /\p{L}.*[,.!?]$/u.test(part));
};

const signs = { '?': /\p{L}["')]*\?/u, '!': /\p{L}["')]*!/u, '()': /\([^()]*\p{L}[^()]*\)/u, ':': /\p{L}:/u } as const;

const countListed = (text: string, words: readonly string[]): number => {
  const written = ` ${plain(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d']+/gu, ' ')} `;
  return words.filter((word) =>
    written.includes(
      ` ${plain(word)
        .toLowerCase()
        .replaceAll(/[^\p{L}\d']+/gu, ' ')} `,
    ),
  ).length;
};

/** What stands before a colon in a playscript and is nobody. */
const noSpeaker = /^(?:act|scene|setting|cast|characters|time|place|title|props|curtain)\b/i;
const countSpeakers = (text: string): number =>
  new Set(
    linesOf(text)
      .flatMap((line) => /^(\p{Lu}[\p{L}' -]{0,24}?)\s?(?:\([^)]*\))?:\s*\S/u.exec(line)?.[1]?.toLowerCase() ?? [])
      .filter((name) => !noSpeaker.test(name)),
  ).size;

const beginsWith = (text: string, words: string): boolean => text.startsWith(words) && !/^[\p{L}\d]/u.test(text.slice(words.length));

/** Whether it is there for certain; false says only that this program cannot see it. `words` is the task's list. */
export const seesIn = (seen: SeenInWriting, text: string, words: readonly string[]): boolean => {
  switch (seen.find) {
    case 'sentences':
      return allSentences(text).filter((one) => hasEnd(one) && countWords(one) >= fewestWords).length >= seen.least;
    case 'marks':
      return seesMarks(text);
    case 'words':
      return countListed(text, words) >= seen.least;
    case 'joining':
      return seesJoining(text);
    case 'fronted':
      return seesFronted(text);
    case 'speech':
      return linesOf(text).some(seesSpeech);
    case 'sign':
      return signs[seen.sign].test(plain(text));
    case 'paragraphs':
      return linesOf(text).filter((line) => countWords(line) > shortLine).length >= seen.least;
    case 'lines':
      return linesOf(text).filter((line) => /\p{L}/u.test(line)).length >= seen.least;
    case 'speakers':
      return countSpeakers(text) >= seen.least;
    case 'numbered':
      return new Set(linesOf(text).flatMap((line) => /^(\d{1,2})[.):]\s*\p{L}/u.exec(line)?.[1] ?? [])).size >= seen.least;
    case 'opening':
      return beginsWith(plain(text).trimStart().toLowerCase(), plain(seen.words).toLowerCase());
  }
};
