import type { Generator } from '../generator.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draw } from '../random.ts';

/** A noun as a dictionary has it; `plural` where there is one to ask for. */
type Noun = readonly [noun: string, meaning: string, gender: 'm' | 'f' | 'n', plural: string];
const nouns = (list: string): readonly Noun[] =>
  list
    .split(/,\s*/)
    .map((entry) => entry.split('|'))
    .map(([noun = '', meaning = '', gender = 'm', plural = '']) => [noun, meaning, gender as Noun[2], plural]);
const genders = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;

const french = nouns(
  'livre|book|m|livres, chat|cat|m|chats, chien|dog|m|chiens, stylo|pen|m|stylos, père|father|m|pères, frère|brother|m|frères, jardin|garden|m|jardins, vélo|bike|m|vélos, table|table|f|tables, maison|house|f|maisons, voiture|car|f|voitures, fille|girl|f|filles, mère|mother|f|mères, sœur|sister|f|sœurs, pomme|apple|f|pommes, gomme|rubber|f|gommes, ami|friend (boy)|m|amis, école|school|f|écoles, orange|orange|f|oranges, arbre|tree|m|arbres, oiseau|bird|m|oiseaux, église|church|f|églises',
);
const spanish = nouns(
  'libro|book|m|libros, gato|cat|m|gatos, perro|dog|m|perros, lápiz|pencil|m|lápices, padre|father|m|padres, hermano|brother|m|hermanos, jardín|garden|m|jardines, coche|car|m|coches, mesa|table|f|mesas, casa|house|f|casas, silla|chair|f|sillas, chica|girl|f|chicas, madre|mother|f|madres, manzana|apple|f|manzanas, ciudad|city|f|ciudades, mano|hand|f|manos, día|day|m|días, problema|problem|m|problemas, clase|class|f|clases, flor|flower|f|flores',
);
const german = nouns(
  'Hund|dog|m|Hunde, Tisch|table|m|Tische, Vater|father|m|Väter, Bruder|brother|m|Brüder, Baum|tree|m|Bäume, Ball|ball|m|Bälle, Katze|cat|f|Katzen, Schule|school|f|Schulen, Mutter|mother|f|Mütter, Lampe|lamp|f|Lampen, Stadt|town|f|Städte, Blume|flower|f|Blumen, Haus|house|n|Häuser, Buch|book|n|Bücher, Kind|child|n|Kinder, Auto|car|n|Autos, Fenster|window|n|Fenster, Mädchen|girl|n|Mädchen',
);

type Asked = {
  readonly noun: string;
  readonly meaning: string;
  readonly key: string;
  readonly options: readonly (readonly [string, string])[];
  readonly rule: string;
  readonly english: string;
  readonly form: string;
  readonly gap?: string;
};
const article = (about: Omit<Generator, 'generate'>, hints: readonly string[], ask: (draw: Draw) => Asked | undefined): Generator =>
  makeGenerator<string>(about, (draw) => {
    const asked = ask(draw);
    if (asked === undefined) return undefined;
    const { noun, meaning, key, options, rule, english, form, gap } = asked;
    return {
      stem:
        gap ??
        draw.pick([`Which word is “${english}” with *${noun}* (${meaning})?`, `Complete with “${english}”: ___ *${noun}* (${meaning}).`]),
      key,
      slips: options,
      show: String,
      why: `${rule} So it is *${key}${key.endsWith("'") ? '' : ' '}${noun}*.`,
      steps: [rule, `*${key}${key.endsWith("'") ? '' : ' '}${noun}*`],
      hints,
      drawn: { noun, form },
    };
  });

const vowel = (noun: string): boolean => /^[aeiouéèêh]/.test(noun);
export const frenchArticles = article(
  {
    id: 'french-articles',
    title: 'French articles: le, la, les, un, une, des',
    subject: 'french',
    keyStage: 'KS2',
    years: [3, 4, 5, 6, 7],
    synonyms: ['french articles', 'articles', 'le la les', 'un une des', 'masculine and feminine', 'gender of nouns', 'nouns'],
    kinds: [asking(/\bdefinite\b|\bl[ae]\b|\bles\b/, /“the”/), asking(/\bindefinite\b|\bune?\b|\bdes\b/, /“(?:a|some)”/)],
  },
  ['Is the noun masculine or feminine? Is it one or many?', 'Look at the first letter too: before a vowel “the” is shortened.'],
  ({ pick, level }) => {
    const [one, meaning, gender, many] = pick(french);
    const form = level(pick(['the', 'a'] as const), pick(['the', 'a', 'the many'] as const), pick(['the', 'the many', 'some'] as const));
    const plural = form === 'the many' || form === 'some';
    const noun = plural ? many : one;
    const elided = form === 'the' && vowel(noun);
    const key =
      form === 'a'
        ? gender === 'm'
          ? 'un'
          : 'une'
        : form === 'some'
          ? 'des'
          : plural
            ? 'les'
            : elided
              ? "l'"
              : gender === 'm'
                ? 'le'
                : 'la';
    const options = [
      [
        'le',
        plural
          ? 'This is for one thing.'
          : elided
            ? 'This loses its vowel before a vowel.'
            : form === 'the'
              ? 'This is for masculine nouns.'
              : 'This means “the”.',
      ],
      [
        'la',
        plural
          ? 'This is for one thing.'
          : elided
            ? 'This loses its vowel before a vowel.'
            : form === 'the'
              ? 'This is for feminine nouns.'
              : 'This means “the”.',
      ],
      ["l'", plural ? 'This is for one thing.' : 'This is used only before a vowel or a silent h, and means “the”.'],
      ['les', form === 'some' ? 'This means “the”.' : 'This is for more than one.'],
      ['un', plural ? 'This is for one thing.' : form === 'a' ? 'This is for masculine nouns.' : 'This means “a”.'],
      ['une', plural ? 'This is for one thing.' : form === 'a' ? 'This is for feminine nouns.' : 'This means “a”.'],
      ['des', form === 'the many' ? 'This means “some”.' : 'This is for more than one.'],
    ] as const;
    const order =
      form === 'a'
        ? ['un', 'une', 'le', 'la']
        : form === 'some'
          ? ['les', 'un', 'une', 'des']
          : plural
            ? ['le', 'la', 'des', 'les']
            : ['le', 'la', "l'", 'les'];
    return {
      noun,
      meaning: plural ? `${meaning}, more than one` : meaning,
      key,
      options: order.filter((each) => each !== key).flatMap((each) => options.filter(([word]) => word === each)),
      rule: plural ? 'The noun is in the plural.' : elided ? `*${noun}* begins with a vowel sound.` : `*${noun}* is ${genders[gender]}.`,
      english: form === 'some' ? 'some' : form === 'a' ? 'a' : 'the',
      form,
    };
  },
);
export const spanishArticles = article(
  {
    id: 'spanish-articles',
    title: 'Spanish articles: el, la, los, las, un, una',
    subject: 'spanish',
    keyStage: 'KS2',
    years: [3, 4, 5, 6, 7],
    synonyms: ['spanish articles', 'articles', 'el la los las', 'un una', 'masculine and feminine', 'gender of nouns', 'nouns'],
    kinds: [asking(/\bdefinite\b|\bel\b|\bl[ao]s?\b/, /“the”/), asking(/\bindefinite\b|\bun[ao]?s?\b/, /“(?:a|some)”/)],
  },
  ['Is the noun masculine or feminine, one or many?', 'Most nouns in -o are masculine and most in -a feminine, but not all.'],
  ({ pick, level }) => {
    const [one, meaning, gender, many] = pick(level(spanish.slice(0, 13), spanish, spanish.slice(8)));
    const plural = level(pick([true, false]), pick([true, false]), pick([true, false]));
    const indefinite = level(false, pick([true, false]), pick([true, false]));
    const [noun, set] = [plural ? many : one, indefinite ? ['un', 'una', 'unos', 'unas'] : ['el', 'la', 'los', 'las']];
    const [ms, fs, mp, fp] = set;
    const key = (plural ? (gender === 'm' ? mp : fp) : gender === 'm' ? ms : fs) ?? '';
    const why = (word: string): string =>
      `This is for ${word === ms || word === mp ? 'masculine' : 'feminine'} nouns in the ${word === ms || word === fs ? 'singular' : 'plural'}.`;
    return {
      noun,
      meaning: plural ? `${meaning}, more than one` : meaning,
      key,
      options: set.filter((each) => each !== key).map((each) => [each, why(each)] as const),
      rule: `*${noun}* is ${genders[gender]} ${plural ? 'plural' : 'singular'}.`,
      english: indefinite ? (plural ? 'some' : 'a') : 'the',
      form: `${indefinite ? 'a' : 'the'} ${plural ? 'many' : 'one'}`,
    };
  },
);
export const germanArticles = article(
  {
    id: 'german-articles',
    title: 'German articles: der, die, das',
    subject: 'german',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['german articles', 'articles', 'der die das', 'ein eine', 'gender of nouns', 'masculine feminine neuter', 'nouns'],
    kinds: [
      asking(/\bdefinite\b|\bder\b|\bdie\b|\bdas\b/, /“the”|\bd(?:er|ie|as)\b|masculine|neuter/i),
      asking(/\bkeine?\b|\bnegative\b/, /“no”/),
    ],
  },
  ['Is the noun masculine, feminine or neuter, one or many?', 'Learn each noun with its word for “the”.'],
  ({ pick, level }) => {
    const [one, meaning, gender, many] = pick(german);
    const plural = level(false, pick([true, false, false, false]), false);
    const negative = level(false, false, pick([true, false]));
    const noun = plural ? many : one;
    const key = negative ? { m: 'kein', f: 'keine', n: 'kein' }[gender] : plural ? 'die' : { m: 'der', f: 'die', n: 'das' }[gender];
    if (plural && many === one) return undefined;
    const why = {
      der: 'This is for masculine nouns.',
      die: plural ? '' : 'This is for feminine nouns and the plural.',
      das: 'This is for neuter nouns.',
      den: 'This is the accusative of der.',
      dem: 'This is the dative.',
      kein: 'This is for masculine and neuter nouns.',
      keine: 'This is for feminine nouns and the plural.',
      keinen: 'This is the accusative of kein.',
      keinem: 'This is the dative.',
    } as const;
    const set = negative ? (['kein', 'keine', 'keinen', 'keinem'] as const) : (['der', 'die', 'das', 'den'] as const);
    return {
      noun,
      meaning: plural ? `${meaning}, more than one` : meaning,
      key,
      options: set
        .filter((each) => each !== key)
        .map(
          (each) =>
            [each, plural && each !== 'den' ? 'This is for one thing. The plural has one word for all genders.' : why[each]] as const,
        ),
      rule: plural ? 'In the plural all genders have the same word.' : `*${noun}* is ${genders[gender]}.`,
      english: negative ? 'no' : 'the',
      form: negative ? 'no' : plural ? 'many' : 'the',
    };
  },
);

const cases = {
  accusative: {
    verbs: ['Ich sehe', 'Wir kaufen', 'Er hat', 'Sie sucht'],
    der: { m: 'den', f: 'die', n: 'das' },
    ein: { m: 'einen', f: 'eine', n: 'ein' },
  },
  dative: {
    verbs: ['Ich komme mit', 'Er spricht von', 'Sie geht zu', 'Wir stehen bei'],
    der: { m: 'dem', f: 'der', n: 'dem' },
    ein: { m: 'einem', f: 'einer', n: 'einem' },
  },
} as const;

/** Nobody buys a father or comes with a window. */
const family = /^(?:Vater|Bruder|Mutter|Kind|Mädchen)$/;
const companion = /^(?:Vater|Bruder|Mutter|Kind|Mädchen|Hund|Katze|Ball|Buch|Auto|Blume|Lampe)$/;
const makesSense = (start: string, noun: string): boolean =>
  start === 'Ich komme mit' ? companion.test(noun) : !(/^(?:Wir kaufen|Er hat)$/.test(start) && family.test(noun));

/** What a German article is, for whoever took it for another. */
const germanForms: Readonly<Record<string, string>> = {
  der: 'This is the masculine nominative.',
  die: 'This goes with feminine nouns in the nominative and accusative.',
  das: 'This goes with neuter nouns in the nominative and accusative.',
  den: 'This is the masculine accusative.',
  dem: 'This is the dative of masculine and neuter nouns.',
  ein: 'This is the nominative of masculine nouns. Neuter nouns have it in the accusative too.',
  eine: 'This goes with feminine nouns in the nominative and accusative.',
  einen: 'This is the masculine accusative.',
  einem: 'This is the dative of masculine and neuter nouns.',
  einer: 'This is the feminine dative.',
};

const inCase = (kind: keyof typeof cases, about: Omit<Generator, 'generate'>): Generator =>
  article(
    about,
    [
      'What gender is the noun?',
      kind === 'accusative' ? 'In the accusative only the masculine changes.' : 'After mit, von, zu and bei comes the dative: -m, -r, -m.',
    ],
    ({ pick, level }) => {
      const [noun, meaning, gender] = pick(german);
      const indefinite = level(false, pick([true, false]), true);
      const { verbs, der, ein } = cases[kind];
      const start = pick(verbs);
      if (!makesSense(start, noun)) return undefined;
      const nominative = (indefinite ? { m: 'ein', f: 'eine', n: 'ein' } : { m: 'der', f: 'die', n: 'das' })[gender];
      const key = indefinite ? ein[gender] : der[gender];
      const set = indefinite ? ['ein', 'eine', 'einen', 'einem', 'einer'] : ['der', 'die', 'das', 'den', 'dem'];
      return {
        noun,
        meaning,
        key,
        options: set
          .filter((each) => each !== key)
          .map(
            (each) => [each, each === nominative ? 'This is the nominative, for the one who does it.' : (germanForms[each] ?? '')] as const,
          ),
        rule: `${kind === 'accusative' ? `“${start}” needs the accusative: the noun is what it happens to.` : `“${start.split(' ').at(-1)}” needs the dative.`} *${noun}* is ${genders[gender]}.`,
        english: indefinite ? 'a' : 'the',
        form: `${kind} ${indefinite ? 'a' : 'the'}`,
        gap: `Complete: *${start} ___ ${noun}.* (${indefinite ? 'a' : 'the'} ${meaning}, ${genders[gender]})`,
      };
    },
  );
export const germanAccusative = inCase('accusative', {
  id: 'german-accusative',
  title: 'The German accusative',
  subject: 'german',
  keyStage: 'KS3',
  years: [7, 8, 9],
  synonyms: ['accusative', 'german accusative', 'german cases', 'den einen', 'direct object', 'accusative case'],
  kinds: [asking(/\bdefinite\b|\bd(?:en|er|ie|as)\b/, /\(the /), asking(/\bindefinite\b|\bein(?:e|en)?\b/, /\(an? /)],
});
export const germanDative = inCase('dative', {
  id: 'german-dative',
  title: 'The German dative',
  subject: 'german',
  keyStage: 'KS4',
  years: [8, 9, 10],
  synonyms: ['dative', 'german dative', 'german cases', 'dem der', 'dative prepositions', 'dative case'],
  kinds: [asking(/\bdefinite\b|\bde[mr]\b/, /\(the /), asking(/\bindefinite\b|\beine[mr]\b/, /\(an? /)],
});
