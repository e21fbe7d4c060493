import { areKnown } from './language.ts';

/** Shorter words are too near to one another. */
const shortest = 7;
const longest = 20;
const mostLookedAt = 40;
/** A page with more unknown words than this is of another language, or of a science of its own. */
const mostUnknown = 0.06;
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** British and American spelling, and endings, are no slips: "organise", "colour", "centre", "haemoglobin", "travelling". */
const inOneSpelling = (word: string): string =>
  word
    .replaceAll('z', 's')
    .replaceAll('our', 'or')
    .replaceAll(/[ao]e/g, 'e')
    .replace(/re(s?)$/, 'er$1')
    .replaceAll('ogue', 'og')
    .replaceAll(/([lpmt])\1/g, '$1');
const isOtherSpelling = (one: string, other: string): boolean => inOneSpelling(one) === inOneSpelling(other);

/** Every word that one slip of a pen makes of this one, inside the word: its beginning and its ending stay. */
const slipsOf = (word: string): readonly string[] => {
  const made = new Set<string>();
  for (let at = 1; at < word.length - 1; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    made.add(`${before}${after.slice(1)}`);
    if (at < word.length - 2) made.add(`${before}${after[1] ?? ''}${after[0] ?? ''}${after.slice(2)}`);
    for (const letter of letters) made.add(`${before}${letter}${after}`).add(`${before}${letter}${after.slice(1)}`);
  }
  made.delete(word);
  return [...made].filter((other) => other.length >= shortest - 1 && !isOtherSpelling(word, other));
};

/** The list has few of the forms of a word: "trembled" is known by "tremble". */
const rootsOf = (word: string): readonly string[] => [
  // "Craftsmen" are more than one craftsman.
  ...(word.endsWith('men') ? [word.replace(/men$/, 'man')] : []),
  ...['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'ers', 'est', 'ness']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .flatMap((root) => [root, `${root}e`, `${root.slice(0, -1)}y`, root.replace(/(.)\1$/, '$1')]),
];

/** The words that a pupil misspelt: unknown ones, one slip away from a word that is known. */
export const misspeltIn = (text: string): ReadonlySet<string> => {
  const words = text.match(/(?<![\p{L}'’-])\p{L}+(?![\p{L}'’-])/gu) ?? [];
  const small = [...new Set(words.filter((word) => word.length <= longest && /^[a-z]+$/.test(word)))].slice(0, 2000);
  const known = areKnown(small);
  const unknown = small.filter((word) => !known.has(word));
  if (unknown.length > small.length * mostUnknown) return new Set();
  return new Set(
    unknown
      .filter((word) => word.length >= shortest)
      .slice(0, mostLookedAt)
      .filter((word) => areKnown(rootsOf(word)).size === 0 && areKnown(slipsOf(word)).size > 0),
  );
};

/** "Becos it is scerd": an answer in a child's own spelling is no model for anybody. What the page says twice it means. */
export const ownSpellingIn = (page: string): ((answer: string) => boolean) => {
  const times = new Map<string, number>();
  for (const word of page.toLowerCase().match(/\p{L}+/gu) ?? []) times.set(word, (times.get(word) ?? 0) + 1);
  return (answer) =>
    (answer.match(/(?<![\p{L}'’-])[a-z]{4,20}(?![\p{L}'’-])/gu) ?? []).some(
      (word) => (times.get(word) ?? 0) < 2 && areKnown([word, ...rootsOf(word)]).size === 0,
    );
};

const vowels = 'aeiou'.split('');
const longEnough = 8;
/** The slips that pens make: two letters in the wrong order, a vowel for another or left out, a letter once instead of twice, a silent h left out. */
const likelySlips = (word: string): readonly string[] => {
  const made = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
    if (after !== '') made.add(`${before}${after[0] ?? ''}${letter}${after.slice(1)}`);
    made.add(`${before}${letter}${letter}${after}`).add(`${before}h${letter}${after}`);
    if (letter === word[at - 1]) made.add(`${before}${after}`);
    for (const vowel of vowels) {
      made.add(`${before}${vowel}${letter}${after}`);
      // "Langar" is no "langur": a short word may be one of its own.
      if (vowels.includes(letter) && word.length >= longEnough) made.add(`${before}${vowel}${after}`);
    }
  }
  made.delete(word);
  return [...made].filter((other) => !isOtherSpelling(word, other));
};
const shortestMended = 5;
const shortestLooked = 4;
/** So many words of any length that stand in no list are of another language. */
const mostUnlisted = 0.12;
const mostStrange = 200;
/** "saftey", "rythm", "cholestrol": what can only be one word, with a slip of the pen in it, is that word. */
const shortestPart = 4;
/** "Hairdressing": two words that are known make a third. */
const isOfTwo = (word: string): boolean => {
  // "Powerfull" has an l too many, and is no "power" with a "full".
  if (word.endsWith('full')) return false;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1)
    if (areKnown([word.slice(0, at), word.slice(at)]).size === 2) return true;
  return false;
};
/** "A boat called a coble", "“coble”", "cobles" elsewhere: a word that the page itself tells is no slip. */
const toldIn = (text: string): ((word: string) => boolean) => {
  const named = new Set<string>();
  const all = new Set((text.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  const small = new Set(text.match(/\p{L}+/gu) ?? []);
  const naming =
    /\b(?:called|known as|named|termed|nicknamed)\s+(?:a |an |the )?["“‘']?((?:\p{Ll}+[- ]){0,2}\p{Ll}+)|["“‘]((?:\p{Ll}+ ){0,2}\p{Ll}+)["”’]/gu;
  for (const [, one = '', other = ''] of text.matchAll(naming)) for (const word of `${one} ${other}`.split(/[- ]/)) named.add(word);
  return (word) =>
    named.has(word) ||
    small.has(`${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`) ||
    [`${word}s`, `${word}es`, word.replace(/s$/, '')].some((form) => form !== word && all.has(form));
};
/** What pupils write again and again, and can be only one word; an ending goes with it. */
const everyday =
  'concious conscious, unconcious unconscious, excercise exercise, diffrent different, diffrence difference, enviroment environment, goverment government, ' +
  'parliment parliament, definately definitely, definatly definitely, seperate separate, seperation separation, recieve receive, beleive believe, beleif belief, acheive achieve, ' +
  'occured occurred, occuring occurring, untill until, neccessary necessary, necesary necessary, arguement argument, independant independent, dependant dependent, ' +
  'begining beginning, tempreture temperature, temperture temperature, tempature temperature, partical particle, artical article, chemicaly chemically, physicaly physically, ' +
  'becuase because, becouse because, beacuse because, becasue because, experment experiment, experiement experiment, lenght length, strenght strength, hieght height, wieght weight, ' +
  'resistence resistance, existance existence, appearence appearance, occurence occurrence, knowlege knowledge, responsable responsible, succesful successful, ' +
  'tommorow tomorrow, tommorrow tomorrow, buisness business, religous religious, soilders soldiers, soilder soldier, agressive aggressive, aggresive aggressive, commited committed, ' +
  'equiptment equipment, medecine medicine, peice piece, thier their, wich which, posative positive, negitive negative, sucess success, photosythesis photosynthesis, ' +
  'photosynthisis photosynthesis, respriation respiration, resperation respiration, evaperate evaporate, evaperation evaporation, condence condense, disolve dissolve, soluable soluble, ' +
  'oxegen oxygen, hydrogren hydrogen, mussle muscle, muscels muscles, vertabrate vertebrate, invertabrate invertebrate, brocken broken, writting writing, writen written, ' +
  'charactor character, metaphore metaphor, similie simile, alliterration alliteration, tradgedy tragedy, propoganda propaganda, minuite minute, rythm rhythm, rhythym rhythm';
const ofEveryday: ReadonlyMap<string, string> = new Map(everyday.split(', ').map((pair) => pair.split(' ') as [string, string]));
const mendedEveryday = (word: string): string => {
  const small = word.toLowerCase();
  const ending = ofEveryday.has(small) ? '' : (/(?:s|d|ly)$/.exec(small)?.[0] ?? '');
  const right = ofEveryday.get(ending === '' ? small : small.slice(0, -ending.length));
  if (right === undefined) return word;
  return `${word[0] === small[0] ? '' : (right[0]?.toUpperCase() ?? '')}${right.slice(word[0] === small[0] ? 0 : 1)}${ending}`;
};
/** "concious", "when your a child", "for there sins". */
export const withEverydaySlips = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}'’-])\p{L}?\p{Ll}{3,18}(?![\p{L}'’-])/gu, mendedEveryday)
    .replaceAll(/\b([Yy])our(?= (?:an?|not|going|being|born) )/g, "$1ou're")
    .replaceAll(/\b(for|of|with) there(?= (?!is\b|was\b|has\b)\p{Ll}{3,}s\b)/gu, '$1 their')
    .replaceAll(/\b(los(?:t|e|es|ing)) there(?= \p{Ll}{3})/gu, '$1 their');

export const withSlipsMended = (written: string): string => {
  const text = withEverydaySlips(written);
  const words = text.match(/(?<![\p{L}'’-])\p{L}+(?![\p{L}'’-])/gu) ?? [];
  const small = [
    ...new Set(words.filter((word) => word.length >= shortestLooked && word.length <= longest && /^[a-z]+$/.test(word))),
  ].slice(0, 2000);
  const known = areKnown(small);
  const strange = small.filter((word) => !known.has(word));
  if (strange.length > small.length * mostUnlisted * 3) return text;
  const unknown = strange.slice(0, mostStrange).filter((word) => areKnown(rootsOf(word)).size === 0);
  if (unknown.length > small.length * mostUnlisted) return text;
  const times = new Map<string, number>();
  for (const word of words) times.set(word.toLowerCase(), (times.get(word.toLowerCase()) ?? 0) + 1);
  const told = toldIn(text);
  const mended = new Map(
    unknown
      // What a page says twice it means.
      .filter((word) => word.length >= shortestMended && times.get(word) === 1 && !isOfTwo(word) && !told(word))
      .slice(0, mostLookedAt)
      .flatMap((word): readonly (readonly [string, string])[] => {
        const [one, ...others] = areKnown(likelySlips(word));
        return one === undefined || others.length > 0 ? [] : [[word, one]];
      }),
  );
  return mended.size === 0 ? text : text.replaceAll(/(?<![\p{L}'’-])[a-z]{5,20}(?![\p{L}'’-])/gu, (word) => mended.get(word) ?? word);
};

const correction = /(?:^|[\s(])Sp(?:ellings?)?\s*:\s*(\p{L}+(?:,\s*\p{L}+)*)/gu;
/** How many letters differ, with two in the wrong order as one; more than `most` is not counted further. */
const distance = (one: string, other: string): number => {
  let [last, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isTurned = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + Number(!isSame),
          isTurned ? (last[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [last, row] = [row, next];
  }
  return row.at(-1) ?? 0;
};
const farthest = 2;
const mostCorrected = 30;

/** "Sp: particles, their": what the teacher corrected below the work is corrected in it. */
export const withCorrections = (text: string): string => {
  const right = [...text.matchAll(correction)].flatMap(([, words = '']) => words.toLowerCase().split(/,\s*/)).slice(0, mostCorrected);
  if (right.length === 0) return text;
  const own = [...new Set((text.match(/\b[a-z]{4,}\b/gi) ?? []).map((word) => word.toLowerCase()))].slice(0, 2000);
  const known = areKnown(own);
  const wrong = new Map(
    own
      .filter((word) => !known.has(word) && word.length <= longest)
      .flatMap((word): readonly (readonly [string, string])[] => {
        const found = right.find((one) => one[0] === word[0] && distance(one, word) <= Math.min(farthest, word.length / 4));
        return found === undefined ? [] : [[word, found]];
      }),
  );
  const told = text.replaceAll(/\b[a-z]{4,}\b/g, (word) => wrong.get(word) ?? word);
  return right.includes('their')
    ? told.replaceAll(/\b(keeps?|los(?:e|es|ing)|ha(?:s|ve)|change|take|use|with|in|of|for|from) there(?= \p{Ll})/gu, '$1 their')
    : told;
};
