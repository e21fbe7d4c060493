import type { Generator } from '../generator.ts';
import { makeGenerator } from '../make-generator.ts';

const kinds = ['masculine singular', 'feminine singular', 'masculine plural', 'feminine plural'] as const;
type Forms = readonly [string, string, string, string];
/** What the adjective stands with: a phrase and which of the four kinds it is. */
type Phrase = readonly [phrase: string, kind: 0 | 1 | 2 | 3];

/** A table is never talkative, nor a house happy. */
const ofPeople = /^(?:intelligent|actif|sportif|heureux|sérieux|paresseux|alto|simpático|hablador|trabajador)$/;
/** Nor is a sister green, or a brother new. */
const ofThings = /^(?:vert|noir|bleu|blanc|nouveau|rojo|negro|blanco|nuevo|bonito)$/;
const nationality = /(?:ien|és)$/;
const people = /frère|sœur|garçons|filles|hermano|hermana|chicos|chicas/;

const agreement = (
  about: Omit<Generator, 'generate'>,
  phrases: readonly Phrase[],
  levels: readonly [readonly string[], readonly string[], readonly string[]],
  formsOf: (adjective: string) => Forms,
  rules: Readonly<Record<0 | 1 | 2 | 3, string>>,
): Generator =>
  makeGenerator<string>(about, ({ pick, level }) => {
    const [adjective = '', meaning = ''] = pick(level(...levels)).split('|');
    const [phrase, kind] = pick(phrases);
    if ((ofPeople.test(adjective) || nationality.test(adjective)) && !people.test(phrase)) return undefined;
    if (ofThings.test(adjective) && people.test(phrase)) return undefined;
    const forms = formsOf(adjective);
    const key = forms[kind];
    return {
      stem: `${pick(['Complete', 'Fill the gap'])}: *${phrase} ___* (${meaning}).`,
      key,
      slips: [
        ...forms.flatMap((form, index) => (form === key ? [] : [[form, `This is the ${kinds[index] ?? ''} form.`] as const])),
        [`${forms[0]}es`, 'This form does not exist.'],
        [`${forms[1]}e`, 'This has one ending too many.'],
        [`${forms[2]}s`, 'This has one s too many.'],
      ],
      show: String,
      why: `“${phrase.split(' ').slice(0, 2).join(' ')}” is ${kinds[kind]}, so the adjective must be too. ${rules[kind]} The four forms: ${[...new Set(forms)].map((form) => `*${form}*`).join(', ')}.`,
      steps: [`The noun is ${kinds[kind]}.`, rules[kind], `*${phrase} ${key}*`],
      hints: ['Is the noun masculine or feminine, one or many?', 'The adjective takes the same gender and number as the noun.'],
      drawn: { adjective, kind },
    };
  });

const frenchForms = (adjective: string): Forms => {
  const odd: Readonly<Record<string, Forms>> = {
    blanc: ['blanc', 'blanche', 'blancs', 'blanches'],
    vieux: ['vieux', 'vieille', 'vieux', 'vieilles'],
    beau: ['beau', 'belle', 'beaux', 'belles'],
    nouveau: ['nouveau', 'nouvelle', 'nouveaux', 'nouvelles'],
  };
  const known = odd[adjective];
  if (known) return known;
  const feminine = adjective.endsWith('eux')
    ? `${adjective.slice(0, -1)}se`
    : adjective.endsWith('f')
      ? `${adjective.slice(0, -1)}ve`
      : adjective.endsWith('en') || adjective.endsWith('on')
        ? `${adjective}ne`
        : adjective.endsWith('e')
          ? adjective
          : `${adjective}e`;
  return [adjective, feminine, /[sx]$/.test(adjective) ? adjective : `${adjective}s`, `${feminine}s`];
};
export const frenchAdjectives = agreement(
  {
    id: 'french-adjective-agreement',
    title: 'French adjective agreement',
    subject: 'french',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['adjective agreement', 'french adjectives', 'adjectives', 'agreement', 'colours in french', 'describing words'],
  },
  [
    ['le livre est', 0],
    ['mon frère est', 0],
    ['la maison est', 1],
    ['ma sœur est', 1],
    ['les garçons sont', 2],
    ['les chats sont', 2],
    ['les voitures sont', 3],
    ['les filles sont', 3],
  ],
  [
    ['vert|green', 'petit|small', 'grand|big or tall', 'noir|black', 'bleu|blue', 'intelligent|clever'],
    ['actif|active', 'sportif|sporty', 'heureux|happy', 'sérieux|serious', 'bon|good', 'italien|Italian'],
    ['blanc|white', 'beau|beautiful', 'nouveau|new', 'vieux|old', 'paresseux|lazy', 'canadien|Canadian'],
  ],
  frenchForms,
  {
    0: 'The masculine singular has no ending added.',
    1: 'The feminine mostly adds -e; -eux becomes -euse and -f becomes -ve.',
    2: 'The masculine plural mostly adds -s; after x nothing changes.',
    3: 'The feminine plural is the feminine with -s.',
  },
);
const spanishForms = (adjective: string): Forms => {
  if (adjective.endsWith('o')) return [adjective, `${adjective.slice(0, -1)}a`, `${adjective}s`, `${adjective.slice(0, -1)}as`];
  if (adjective.endsWith('or')) return [adjective, `${adjective}a`, `${adjective}es`, `${adjective}as`];
  if (adjective.endsWith('és'))
    return [adjective, `${adjective.slice(0, -2)}esa`, `${adjective.slice(0, -2)}eses`, `${adjective.slice(0, -2)}esas`];
  const plural = /[aeiou]$/.test(adjective) ? `${adjective}s` : `${adjective}es`;
  return [adjective, adjective, plural, plural];
};
export const spanishAdjectives = agreement(
  {
    id: 'spanish-adjective-agreement',
    title: 'Spanish adjective agreement',
    subject: 'spanish',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['adjective agreement', 'spanish adjectives', 'adjectives', 'agreement', 'colours in spanish', 'describing words'],
  },
  [
    ['el libro es', 0],
    ['mi hermano es', 0],
    ['la casa es', 1],
    ['mi hermana es', 1],
    ['los chicos son', 2],
    ['los coches son', 2],
    ['las mesas son', 3],
    ['las chicas son', 3],
  ],
  [
    ['rojo|red', 'pequeño|small', 'alto|tall', 'negro|black', 'bonito|pretty', 'nuevo|new'],
    ['simpático|friendly', 'hablador|talkative', 'trabajador|hard-working', 'blanco|white', 'viejo|old'],
    ['inglés|English', 'francés|French', 'hablador|talkative', 'irlandés|Irish', 'galés|Welsh', 'escocés|Scottish'],
  ],
  spanishForms,
  {
    0: 'The masculine singular is the form in the dictionary.',
    1: 'The feminine ends in -a.',
    2: 'The masculine plural ends in -s, or in -es after a consonant.',
    3: 'The feminine plural ends in -as.',
  },
);

const owners = [
  ['my', 'mon', 'ma', 'mes'],
  ['your (tu)', 'ton', 'ta', 'tes'],
  ['his or her', 'son', 'sa', 'ses'],
  ['our', 'notre', 'notre', 'nos'],
  ['your (vous)', 'votre', 'votre', 'vos'],
  ['their', 'leur', 'leur', 'leurs'],
] as const;
const things = [
  ['frère', 'brother', 1],
  ['livre', 'book', 1],
  ['chien', 'dog', 1],
  ['maison', 'house', 2],
  ['sœur', 'sister', 2],
  ['voiture', 'car', 2],
  ['parents', 'parents', 3],
  ['amis', 'friends', 3],
  ['chaussures', 'shoes', 3],
  ['amie', 'friend (girl)', 1],
  ['école', 'school', 1],
] as const;
export const frenchPossessives = makeGenerator<string>(
  {
    id: 'french-possessives',
    title: 'French possessives: mon, ma, mes',
    subject: 'french',
    keyStage: 'KS3',
    years: [6, 7, 8],
    synonyms: ['possessive adjectives', 'mon ma mes', 'french possessives', 'possessives', 'my in french', 'my your his her'],
  },
  ({ pick, level }) => {
    const owner = pick(level(owners.slice(0, 1), owners.slice(0, 3), owners.slice()));
    const [noun, meaning, kind] = pick(level(things.slice(0, 9), things.slice(0, 9), things.slice()));
    const key = owner[kind];
    const beforeVowel = /^[aé]/.test(noun) && kind === 1;
    const others = owners.flatMap(([name, ...words]) =>
      words.map(
        (each) =>
          [each, name === owner[0] ? `This does not fit *${noun}*. Look at its gender and number.` : `This means “${name}”.`] as const,
      ),
    );
    return {
      stem: `${pick(['Complete', 'Fill the gap'])}: ___ *${noun}* (${owner[0]} ${meaning}).`,
      key,
      slips: [
        ...others.filter(([each, why]) => each !== key && why.startsWith('This does')),
        ...others.filter(([, why]) => why.startsWith('This means')),
      ],
      show: String,
      why: `The word goes with what is owned: *${noun}* is ${beforeVowel ? 'feminine but begins with a vowel, so it takes the masculine form' : { 1: 'masculine', 2: 'feminine', 3: 'plural' }[kind]}.`,
      steps: [
        `Who owns it? “${owner[0]}”.`,
        `*${noun}* is ${kind === 3 ? 'plural' : beforeVowel ? 'feminine, with a vowel at the start' : kind === 1 ? 'masculine' : 'feminine'}.`,
        `*${key} ${noun}*`,
      ],
      hints: ['Who owns it?', 'The word agrees with the thing that is owned, not with the owner.'],
      drawn: { noun, owner: owner[0] },
    };
  },
);
