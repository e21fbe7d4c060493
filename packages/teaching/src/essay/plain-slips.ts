import { isFunctionWord } from './word-forms.ts';

/** What is wrong wherever it stands outside speech: found only where nothing else can be meant. */
const seenForSaw = /(?<!\b(?:have|has|had|having|be|been|got)\s)(?<!['’]ve\s)\b(I|he|she|we|they) (seen|done)\b/i;
/** “A unit”, “a one-way street” begin with another sound than their letter. */
const soundsOther = /^(?:uni(?!m|n)|us(?:e|ual|ing|able|ur)|eu|ewe|one|once|ufo|ukul|ut(?:e|op|il)|ouija|ubi|uran|urin|uvu)/i;
const aBeforeVowel = /(?<![\p{L}'’.-])a (?=([aeiou]\p{Ll}{2,}))/gu;
const anBeforeConsonant = /(?<![\p{L}'’.-])an (?=([bcdfgjklmnpqrstvwz]\p{Ll}{2,}))/gu;

const past = { seen: 'saw', done: 'did' } as const;

/** What somebody says may be as people say it. */
const outsideSpeech = (text: string): string => text.replaceAll(/[“"][^”"]*[”"]/g, ' … ');
/** “She seen”, “a old”: at most one note for each kind, in words that show the right form. */
export const plainSlips = (answer: string): readonly string[] => {
  const text = outsideSpeech(answer);
  const [, who, form] = seenForSaw.exec(text) ?? [];
  const done = form === undefined ? undefined : past[form.toLowerCase() === 'seen' ? 'seen' : 'done'];
  const [vowel, consonant] = [aBeforeVowel, anBeforeConsonant].map((pattern) =>
    [...text.matchAll(pattern)]
      .map(({ 1: word = '' }) => word)
      .find((word) => !isFunctionWord(word) && !soundsOther.test(word) && word !== 'nth'),
  );
  const has = who !== undefined && /^(?:I|we|they)$/i.test(who) ? 'have' : 'has';
  return [
    ...(done === undefined ? [] : [`Write “${who} ${done}” or “${who} ${has} ${form}”, not “${who} ${form}”.`]),
    ...(vowel === undefined ? [] : [`Write “an ${vowel}”: it begins with a vowel sound.`]),
    ...(consonant === undefined ? [] : [`Write “a ${consonant}”, not “an ${consonant}”.`]),
  ];
};
