import { num, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Nouns by gender, written out apart from the generator's list. */
const frenchFeminine = words('école église fille gomme maison mère orange pomme sœur table voiture');
const frenchVowel = words('ami école orange arbre oiseau église');
const spanishFeminine = words(
  'mesa mesas casa casas silla sillas chica chicas madre madres manzana manzanas ciudad ciudades mano manos clase clases flor flores',
);
const germanGenders: Readonly<Record<string, ReadonlySet<string>>> = {
  m: words('Ball Baum Bruder Hund Tisch Vater'),
  f: words('Blume Katze Lampe Mutter Schule Stadt'),
  n: words('Auto Buch Fenster Haus Kind Mädchen'),
};
const germanGender = (noun: string): string => Object.keys(germanGenders).find((gender) => germanGenders[gender]?.has(noun)) ?? '';
const germanCases: Readonly<Record<string, string>> = {
  'accusative the': 'm:den f:die n:das',
  'accusative a': 'm:einen f:eine n:ein',
  'dative the': 'm:dem f:der n:dem',
  'dative a': 'm:einem f:einer n:einem',
  the: 'm:der f:die n:das',
  no: 'm:kein f:keine n:kein',
};
const german: Checker = (option, question) => {
  const form = word(question, 'form');
  return form === 'many'
    ? option === 'die'
    : (germanCases[form] ?? '').split(' ').includes(`${germanGender(word(question, 'noun'))}:${option}`);
};
const adjectives: Readonly<Record<string, string>> = Object.fromEntries(
  `vert verte verts vertes/petit petite petits petites/grand grande grands grandes/noir noire noirs noires/bleu bleue bleus bleues/intelligent intelligente intelligents intelligentes/actif active actifs actives/
sportif sportive sportifs sportives/heureux heureuse heureux heureuses/sérieux sérieuse sérieux sérieuses/bon bonne bons bonnes/italien italienne italiens italiennes/blanc blanche blancs blanches/beau belle beaux belles/
nouveau nouvelle nouveaux nouvelles/vieux vieille vieux vieilles/paresseux paresseuse paresseux paresseuses/canadien canadienne canadiens canadiennes/rojo roja rojos rojas/pequeño pequeña pequeños pequeñas/alto alta altos altas/
negro negra negros negras/bonito bonita bonitos bonitas/nuevo nueva nuevos nuevas/simpático simpática simpáticos simpáticas/hablador habladora habladores habladoras/trabajador trabajadora trabajadores trabajadoras/
blanco blanca blancos blancas/viejo vieja viejos viejas/inglés inglesa ingleses inglesas/francés francesa franceses francesas/irlandés irlandesa irlandeses irlandesas/galés galesa galeses galesas/escocés escocesa escoceses escocesas`
    .split('/')
    .map((row) => [row.trim().split(' ')[0] ?? '', row.trim()]),
);
const adjective: Checker = (option, question) => adjectives[word(question, 'adjective')]?.split(' ')[num(question, 'kind')] === option;

const possessives: Readonly<Record<string, string>> = {
  my: 'mon ma mes',
  'your (tu)': 'ton ta tes',
  'his or her': 'son sa ses',
  our: 'notre notre nos',
  'your (vous)': 'votre votre vos',
  their: 'leur leur leurs',
};
const ownedPlaces: readonly ReadonlySet<string>[] = [
  words('frère livre chien amie école'),
  words('maison sœur voiture'),
  words('parents amis chaussures'),
];

const days: Readonly<Record<string, string>> = {
  French: 'lun mar mer jeu ven sam dim',
  Spanish: 'lun mar mié jue vie sáb dom',
  German: 'Mo Di Mi Do Fr Sa So',
  Chinese: '星期一 星期二 星期三 星期四 星期五 星期六 星期天',
};
const months: Readonly<Record<string, string>> = {
  French: 'janv févr mars avr mai juin juil août sept oct nov déc',
  Spanish: 'en feb mar abr may jun jul ago sep oct nov dic',
  German: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  Chinese: '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
};
const ordinals: Readonly<Record<string, string>> = {
  French:
    'premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente-et-un',
  Spanish:
    'primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta',
  German:
    'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste dreiundzwanzigste vierundzwanzigste fünfundzwanzigste sechsundzwanzigste siebenundzwanzigste achtundzwanzigste neunundzwanzigste dreißigste',
  Chinese:
    '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十 二十一 二十二 二十三 二十四 二十五 二十六 二十七 二十八 二十九 三十',
};
const calendar =
  (language: string): Checker =>
  (option, question) => {
    const kind = word(question, 'kind');
    const names = ((kind.endsWith('day') ? days : months)[language] ?? '').split(' ');
    const at = (num(question, 'at') + (kind.startsWith('next') ? 1 : 0)) % names.length;
    const isName = (text: string): boolean => (language === 'Chinese' ? text === names[at] : text.startsWith(names[at] ?? '?'));
    if (kind !== 'date') return isName(option);
    const number = (ordinals[language] ?? '').split(' ')[num(question, 'day') - 1] ?? '';
    const parts =
      language === 'Chinese'
        ? [option.slice(0, option.indexOf('月') + 1), option.slice(option.indexOf('月') + 1).replace('日', '')]
        : [
            option.split(' ').at(-1) ?? '',
            option
              .replace(/^(?:le|el|der) /, '')
              .replace(/(?: de)? \S+$/, '')
              .replaceAll(' ', '-'),
          ];
    return isName(parts[0] ?? '') && parts[1] === number;
  };

export const languageGrammarCheckers: Checkers = {
  'french-articles': (option, question) => {
    const [noun, form] = [word(question, 'noun'), word(question, 'form')];
    if (form === 'the many' || form === 'some') return option === (form === 'some' ? 'des' : 'les');
    if (form === 'a') return (option === 'une') === frenchFeminine.has(noun) && /^une?$/.test(option);
    if (frenchVowel.has(noun)) return option === "l'";
    return option === (frenchFeminine.has(noun) ? 'la' : 'le');
  },
  'spanish-articles': (option, question) => {
    const [indefinite, plural] = [word(question, 'form').startsWith('a '), word(question, 'form').endsWith('many')];
    const feminine = spanishFeminine.has(word(question, 'noun'));
    const ending = `${feminine ? 'a' : plural ? 'o' : ''}${plural ? 's' : ''}`;
    return indefinite ? option === `un${ending}` : option === (ending === '' ? 'el' : `l${ending}`);
  },
  'german-articles': german,
  'german-accusative': german,
  'german-dative': german,
  'french-adjective-agreement': adjective,
  'spanish-adjective-agreement': adjective,
  'french-possessives': (option, question) =>
    possessives[word(question, 'owner')]?.split(' ')[ownedPlaces.findIndex((set) => set.has(word(question, 'noun')))] === option,
  'french-days-months-dates': calendar('French'),
  'spanish-days-months-dates': calendar('Spanish'),
  'german-days-months-dates': calendar('German'),
  'mandarin-days-months-dates': calendar('Chinese'),
};
