import type { Generator } from '../generator.ts';
import { makeGenerator } from '../make-generator.ts';

const vowels = 'aeiou';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);
/** Short words such as "hop" and "run": one vowel, one consonant at the end. */
const doubles = (word: string): boolean => /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word);

type Spelling = {
  /** Ways to ask; one is drawn. */
  readonly stems: readonly string[];
  readonly key: string;
  readonly slips: readonly (readonly [string, string])[];
  readonly rule: string;
  readonly word: string;
  readonly kind: string;
};
type Rule = Omit<Generator, 'generate' | 'subject' | 'kinds'> & {
  readonly levels: readonly [string, string, string];
  readonly hints: readonly string[];
  readonly spell: (word: string, kind: string) => Spelling;
  readonly kinds?: readonly string[];
};

const spelling = ({ levels, hints, spell, kinds = ['one'], ...about }: Rule): Generator =>
  makeGenerator<string>({ subject: 'english', ...about }, ({ pick, level }) => {
    const { stems, key, slips, rule, word, kind } = spell(pick(level(...levels).split(' ')), pick(kinds));
    return {
      stem: pick(stems),
      key,
      slips,
      show: String,
      why: `${rule} So it is spelt *${key}*.`,
      steps: [`Start from *${word}*.`, rule, `*${key}*`],
      hints,
      drawn: { word, kind },
    };
  });

const asking = (word: string, ending: string): readonly string[] => [
  `Add -${ending} to *${word}*. Which spelling is right?`,
  `How do you write *${word}* with -${ending} at the end?`,
];

const pluralOf = (word: string): readonly [string, string] => {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`, 'After s, x, z, ch and sh we add -es: you can hear it.'];
  if (word.endsWith('y') && !isVowel(word.at(-2))) return [`${word.slice(0, -1)}ies`, 'After a consonant, y becomes i before -es.'];
  if (word.endsWith('f')) return [`${word.slice(0, -1)}ves`, 'In this word f becomes v before -es.'];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`, 'In this word f becomes v before -es.'];
  return [`${word}s`, word.endsWith('y') ? 'After a vowel, y stays and we add -s.' : 'Most nouns just add -s.'];
};
export const plurals = spelling({
  id: 'english-plurals',
  title: 'Plurals: -s, -es, -ies and -ves',
  keyStage: 'KS1',
  years: [1, 2, 3],
  synonyms: ['plurals', 'plural nouns', 'adding s and es', 'singular and plural', 'spelling', 'more than one'],
  levels: [
    'cat dog hat box fox dish bus bench book wish dress tree pen brush',
    'baby party city lady boy day key toy fox match story penny berry monkey',
    'leaf knife wolf shelf half loaf calf life thief wife scarf donkey cherry',
  ],
  hints: ['Say the word aloud: can you hear an extra beat at the end?', 'Look at the last letters: do they change?'],
  spell: (word) => {
    const [key, rule] = pluralOf(word);
    return {
      stems: [`One ${word}, two ___. Which spelling is right?`, `What do we write for more than one ${word}?`],
      key,
      slips: [
        [`${word}s`, 'This only adds -s. Listen to the end, or look at the last letter.'],
        [`${word}'s`, 'This has an apostrophe. A plural needs none.'],
        [`${word}es`, 'This adds -es where it is not needed.'],
        [`${word.replace(/[yf]e?$/, '')}ies`, 'This ending is for words that end in a consonant and y.'],
      ],
      rule,
      word,
      kind: 'one',
    };
  },
});

const add = (word: string, ending: string): readonly [string, string] => {
  const begins = isVowel(ending[0]);
  if (begins && word.endsWith('e') && !word.endsWith('ee')) return [word.slice(0, -1) + ending, `Drop the last e before -${ending}.`];
  if (word.endsWith('y') && !isVowel(word.at(-2)) && ending !== 'ing')
    return [`${word.slice(0, -1)}i${ending}`, `After a consonant, y becomes i before -${ending}.`];
  if (begins && doubles(word)) return [word + (word.at(-1) ?? '') + ending, 'After one short vowel the last consonant is doubled.'];
  return [word + ending, `Just add -${ending}.`];
};
const wrongAdds = (word: string, ending: string, key: string): readonly (readonly [string, string])[] => [
  [word + ending, 'This just adds the ending. Look at the last letters of the word.'],
  // Nobody doubles a vowel or y: "smileeed" would be no mistake of a pupil's.
  ...(/[^aeiouwxy]$/.test(word) ? [[word + (word.at(-1) ?? '') + ending, 'This doubles a letter that is not doubled here.'] as const] : []),
  [`${word.replace(/[ey]$/, '')}${ending}`, 'This drops the last letter.'],
  [key.replace(/(.)\1/, '$1'), 'This has one letter too few.'],
  [`${word}e${ending}`, 'This has one e too many.'],
];
export const verbEndings = spelling({
  id: 'english-ing-ed-endings',
  title: 'Adding -ing and -ed',
  keyStage: 'KS1',
  years: [1, 2],
  synonyms: ['adding ing', 'adding ed', 'ing and ed', 'suffixes', 'doubling letters', 'spelling', 'verb endings'],
  levels: [
    'jump help look walk play rain cook start',
    'hop clap wipe bake like smile plan skip stop hug',
    'carry copy try cry hurry tidy shop hum care dance',
  ],
  kinds: ['ing', 'ed'],
  hints: ['Is the vowel short? Does the word end in e or y?', 'hop becomes hopping, hope becomes hoping.'],
  spell: (word, kind) => {
    const [key, rule] = add(word, kind);
    return { stems: asking(word, kind), key, slips: wrongAdds(word, kind, key), rule, word, kind };
  },
});
export const comparatives = spelling({
  id: 'english-er-est-endings',
  title: 'Adding -er and -est',
  keyStage: 'KS1',
  years: [1, 2],
  synonyms: ['adding er and est', 'comparatives', 'superlatives', 'bigger and biggest', 'comparing words', 'suffixes', 'spelling'],
  levels: ['tall small fast long short kind', 'big hot wet thin nice late large fit', 'happy funny easy busy sunny heavy sad brave'],
  kinds: ['er', 'est'],
  hints: ['Is the vowel short? Does the word end in e or y?', 'big becomes bigger, nice becomes nicer.'],
  spell: (word, kind) => {
    const [key, rule] = add(word, kind);
    return {
      stems: asking(word, kind),
      key,
      slips: [...wrongAdds(word, kind, key), [`more ${word}${kind}`, 'This says it twice. One ending is enough.']],
      rule,
      word,
      kind,
    };
  },
});
export const ly = spelling({
  id: 'english-suffixes-ly-ness-ful-less-ment',
  title: 'Suffixes: -ly, -ness, -ful, -less and -ment',
  keyStage: 'KS2',
  years: [2, 3, 4],
  synonyms: ['suffixes', 'suffix ly', 'ness ful less ment', 'adverb endings', 'word endings', 'spelling'],
  levels: [
    'kind|ly sad|ly slow|ly dark|ness help|ful care|less pay|ment hope|ful sad|ness quick|ly',
    'happy|ly easy|ly lazy|ness busy|ly happy|ness silly|ness noisy|ly hungry|ly sleepy|ness plenty|ful beauty|ful angry|ly',
    'gentle|ly simple|ly possible|ly merry|ment basic|ly frantic|ly terrible|ly magic|ly horrible|ly sensible|ly humble|ly tidy|ness',
  ],
  hints: [
    'Does the word end in a consonant and y, in -le or in -ic?',
    'happy becomes happily, gentle becomes gently, basic becomes basically.',
  ],
  spell: (entry) => {
    const [word = '', ending = ''] = entry.split('|');
    const special =
      ending === 'ly' && word.endsWith('le')
        ? ([`${word.slice(0, -1)}y`, 'After -le we only change e to y.'] as const)
        : ending === 'ly' && word.endsWith('ic')
          ? ([`${word}ally`, 'After -ic we add -ally.'] as const)
          : add(word, ending);
    const [key, rule] = special;
    const beginning = key.slice(0, -ending.length);
    return {
      stems: asking(word, ending),
      key,
      slips: [
        [word + ending, 'This just adds the ending. Look at the last letters.'],
        [`${word.replace(/y$/, '')}${ending}`, 'This leaves a letter out.'],
        // Built from the right word, so that what the note says puts it right.
        [key + (ending.at(-1) ?? ''), 'This has one letter too many at the end.'],
        [`${beginning}e${ending}`, 'This has one e too many.'],
        [`${beginning}i${ending}`, 'This has an i that does not belong.'],
      ],
      rule,
      word,
      kind: ending,
    };
  },
});
const prefixes = [
  ['un', 'happy kind lucky fair tidy', 'not'],
  ['dis', 'agree like appear honest', 'not'],
  ['mis', 'spell lead behave understand', 'wrongly'],
  ['re', 'write build heat play', 'again'],
  ['im', 'possible polite patient mature', 'not'],
  ['il', 'legal logical legible', 'not'],
  ['ir', 'regular responsible', 'not'],
  ['in', 'correct visible complete active', 'not'],
] as const;
export const prefixWords = makeGenerator<string>(
  {
    id: 'english-prefixes',
    title: 'Prefixes: un-, dis-, mis-, re-, in-, im-, il-, ir-',
    subject: 'english',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['prefixes', 'prefix un', 'dis mis re', 'im il ir in', 'opposites', 'word beginnings', 'spelling'],
  },
  ({ pick, level }) => {
    const [prefix, list, meaning] = pick(level(prefixes.slice(0, 4), prefixes.slice(0, 5), prefixes.slice(2)));
    const word = pick(list.split(' '));
    const others = prefixes.filter(([each]) => each !== prefix);
    return {
      stem: meaning === 'not' ? `Which word is the opposite of *${word}*?` : `Which word means “to ${word} ${meaning}”?`,
      key: prefix + word,
      slips: ['un', 'dis', 'in', 'mis', 're', 'im']
        .filter((each) => others.some(([other]) => other === each))
        .map(
          (each) =>
            [
              each + word,
              each === 're' || each === 'mis'
                ? `This begins with *${each}-*, which means ${each === 're' ? 'again' : 'wrongly'}.`
                : `This begins with *${each}-*, which means not, but it does not go with *${word}*.`,
            ] as const,
        ),
      show: String,
      why: `${prefix}- means ${meaning}, so *${prefix}${word}* means ${meaning === 'not' ? `not ${word}` : `to ${word} ${meaning}`}. ${{ im: 'It comes before m and p.', il: 'It comes before l.', ir: 'It comes before r.' }[prefix as string] ?? ''}`.trim(),
      steps: [`${prefix}- means ${meaning}.`, `*${prefix}* + *${word}* = *${prefix}${word}*`],
      hints: ['Say each word aloud. Which have you heard?', 'in- becomes im- before m and p, il- before l, ir- before r.'],
      drawn: { word },
    };
  },
);
