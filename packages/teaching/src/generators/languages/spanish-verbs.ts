import { asking } from '../kinds.ts';
import { conjugation, irregular, regular } from './conjugation.ts';
import type { Paradigm } from './conjugation.ts';
import { spanishMistakes } from './spanish-mistakes.ts';

const persons = ['yo', 'tú', 'él', 'nosotros', 'vosotros', 'ellos'];
const about = { subject: 'spanish', persons } as const;
type Endings = Readonly<Record<string, string>>;
const make =
  (endings: Endings) =>
  (entry: string): Paradigm => {
    const [verb = '', meaning = ''] = entry.split('|');
    const group = verb.slice(-2);
    return regular(verb, meaning, verb.slice(0, -2), endings[group] ?? '', group);
  };
const rule =
  (endings: Endings) =>
  ({ verb, group }: Paradigm, person: number): readonly string[] =>
    group === 'irregular'
      ? [`*${verb}* is irregular: its forms follow no rule, so say them in order.`]
      : [
          `*${verb}* is an *-${group}* verb: take the *-${group}* off.`,
          `The ending for “${persons[person]}” is *-${endings[group]?.split(' ')[person]}*.`,
        ];

const ars = ['hablar|to speak', 'cantar|to sing', 'estudiar|to study', 'trabajar|to work', 'escuchar|to listen', 'bailar|to dance'];
const ers = ['comer|to eat', 'beber|to drink', 'leer|to read', 'aprender|to learn', 'correr|to run'];
const irs = ['vivir|to live', 'escribir|to write', 'abrir|to open', 'subir|to go up'];

const present: Endings = { ar: 'o as a amos áis an', er: 'o es e emos éis en', ir: 'o es e imos ís en' };
export const spanishPresent = conjugation({
  ...about,
  id: 'spanish-present-regular',
  title: 'Spanish regular verbs in the present tense',
  keyStage: 'KS3',
  years: [7, 8],
  synonyms: ['present tense', 'spanish present tense', 'ar verbs', 'er verbs', 'ir verbs', 'regular verbs', 'hablar'],
  tense: 'present tense',
  levels: [ars.map(make(present)), [...ars.slice(0, 4), ...ers, ...irs].map(make(present)), [...ers, ...irs].map(make(present))],
  rule: rule(present),
  mistakes: spanishMistakes.present,
  hint: '-ar: -o, -as, -a, -amos, -áis, -an. The others have e or i in place of a.',
});

const common = [
  irregular('ser', 'to be', 'soy, eres, es, somos, sois, son'),
  irregular('estar', 'to be, for places and feelings', 'estoy, estás, está, estamos, estáis, están'),
  irregular('ir', 'to go', 'voy, vas, va, vamos, vais, van'),
  irregular('tener', 'to have', 'tengo, tienes, tiene, tenemos, tenéis, tienen'),
];
const rarer = [
  irregular('hacer', 'to do or make', 'hago, haces, hace, hacemos, hacéis, hacen'),
  irregular('poder', 'can', 'puedo, puedes, puede, podemos, podéis, pueden'),
  irregular('querer', 'to want', 'quiero, quieres, quiere, queremos, queréis, quieren'),
  irregular('venir', 'to come', 'vengo, vienes, viene, venimos, venís, vienen'),
];
const changing = [
  irregular('jugar', 'to play', 'juego, juegas, juega, jugamos, jugáis, juegan'),
  irregular('dormir', 'to sleep', 'duermo, duermes, duerme, dormimos, dormís, duermen'),
  irregular('pedir', 'to ask for', 'pido, pides, pide, pedimos, pedís, piden'),
  irregular('pensar', 'to think', 'pienso, piensas, piensa, pensamos, pensáis, piensan'),
];
export const spanishIrregular = conjugation({
  ...about,
  id: 'spanish-irregular-present',
  title: 'Spanish irregular and stem-changing verbs',
  keyStage: 'KS3',
  years: [7, 8, 9],
  synonyms: [
    'irregular verbs',
    'spanish irregular verbs',
    'ser and estar',
    'ser estar ir tener',
    'stem changing verbs',
    'radical changing verbs',
    'present tense',
  ],
  tense: 'present tense',
  levels: [common, [...common, ...rarer], [...rarer, ...changing]],
  rule: rule(present),
  mistakes: spanishMistakes.irregular,
  hint: 'This verb changes. In many of them “nosotros” and “vosotros” keep the stem.',
});

const preterite: Endings = { ar: 'é aste ó amos asteis aron', er: 'í iste ió imos isteis ieron', ir: 'í iste ió imos isteis ieron' };
export const spanishPreterite = conjugation({
  ...about,
  id: 'spanish-preterite',
  title: 'The Spanish preterite',
  keyStage: 'KS3',
  years: [8, 9, 10],
  synonyms: ['preterite', 'preterite tense', 'spanish past tense', 'past tense', 'simple past'],
  kinds: [
    asking(/\birregular/, /\*(?:ir|hacer|tener|estar)\*/),
    asking(/\bregular/, /\*(?!(?:hacer|tener|estar)\b)\p{L}{2,}(?:ar|er|ir)\*/u),
  ],
  tense: 'preterite',
  levels: [
    ars.map(make(preterite)),
    [...ars, ...irs, 'comer|to eat', 'beber|to drink', 'correr|to run'].map(make(preterite)),
    [
      irregular('ir', 'to go', 'fui, fuiste, fue, fuimos, fuisteis, fueron'),
      irregular('hacer', 'to do or make', 'hice, hiciste, hizo, hicimos, hicisteis, hicieron'),
      irregular('tener', 'to have', 'tuve, tuviste, tuvo, tuvimos, tuvisteis, tuvieron'),
      irregular('estar', 'to be, for places', 'estuve, estuviste, estuvo, estuvimos, estuvisteis, estuvieron'),
    ],
  ],
  rule: rule(preterite),
  mistakes: spanishMistakes.preterite,
  hint: '-ar: -é, -aste, -ó, -amos, -asteis, -aron. -er and -ir: -í, -iste, -ió, -imos, -isteis, -ieron.',
});

const imperfect: Endings = { ar: 'aba abas aba ábamos abais aban', er: 'ía ías ía íamos íais ían', ir: 'ía ías ía íamos íais ían' };
export const spanishImperfect = conjugation({
  ...about,
  id: 'spanish-imperfect',
  title: 'The Spanish imperfect tense',
  keyStage: 'KS4',
  years: [9, 10, 11],
  synonyms: ['imperfect tense', 'spanish imperfect', 'used to', 'past tense', 'imperfecto'],
  kinds: [asking(/\birregular/, /\*(?:ser|ir|ver)\*/)],
  tense: 'imperfect tense',
  levels: [
    ars.map(make(imperfect)),
    [...ers, ...irs].map(make(imperfect)),
    [
      irregular('ser', 'to be', 'era, eras, era, éramos, erais, eran'),
      irregular('ir', 'to go', 'iba, ibas, iba, íbamos, ibais, iban'),
      irregular('ver', 'to see', 'veía, veías, veía, veíamos, veíais, veían'),
      ...['vivir|to live', 'hacer|to do or make', 'jugar|to play'].map(make(imperfect)),
    ],
  ],
  rule: rule(imperfect),
  mistakes: spanishMistakes.imperfect,
  hint: '-ar has -aba; -er and -ir have -ía.',
});

const futureEndings = 'é ás á emos éis án';
const future = (entry: string): Paradigm => {
  const [verb = '', meaning = '', stem = verb] = entry.split('|');
  return regular(verb, meaning, stem, futureEndings, stem);
};
export const spanishFuture = conjugation({
  ...about,
  id: 'spanish-future',
  title: 'The Spanish future tense',
  keyStage: 'KS4',
  years: [9, 10, 11],
  synonyms: ['future tense', 'spanish future', 'simple future', 'will', 'futuro'],
  kinds: [
    asking(/\birregular/, /\*(?:tener|hacer|poder|salir|decir|venir)\*/),
    asking(/\bregular/, /\*(?!(?:tener|hacer|poder|salir|decir|venir)\b)\p{L}+[aei]r\*/u),
  ],
  tense: 'future tense',
  levels: [
    ars.map(future),
    [...ers, ...irs].map(future),
    [
      'tener|to have|tendr',
      'hacer|to do or make|har',
      'poder|can|podr',
      'salir|to go out|saldr',
      'decir|to say|dir',
      'venir|to come|vendr',
    ].map(future),
  ],
  rule: ({ verb, group }, person) => [
    group === verb ? `Keep the whole infinitive *${verb}*.` : `The stem of *${verb}* is *${group}-*.`,
    `The ending for “${persons[person]}” is *-${futureEndings.split(' ')[person]}*.`,
  ],
  mistakes: spanishMistakes.future,
  hint: 'The endings are the same for all verbs: -é, -ás, -á, -emos, -éis, -án.',
});
