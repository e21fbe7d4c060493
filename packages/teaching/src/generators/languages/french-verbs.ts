import { answering, asking } from '../kinds.ts';
import { conjugation, irregular, regular } from './conjugation.ts';
import type { Paradigm } from './conjugation.ts';
import { frenchMistakes } from './french-mistakes.ts';

const persons = ['je', 'tu', 'il', 'nous', 'vous', 'elles'];
const about = { subject: 'french', persons } as const;
const endingRule =
  (endings: readonly string[]) =>
  ({ verb }: Paradigm, person: number): readonly string[] => [
    `Take the stem of *${verb}*.`,
    endings[person] === '' ? `“${persons[person]}” takes no ending.` : `The ending for “${persons[person]}” is *-${endings[person]}*.`,
  ];

/** Before o the c of -cer verbs becomes ç, and -ger verbs keep an e. */
const er = (verb: string, meaning: string): Paradigm => {
  const stem = verb.slice(0, -2);
  const made = regular(verb, meaning, stem, 'e es e ons ez ent', 'er');
  const soft = stem.endsWith('c') ? `${stem.slice(0, -1)}çons` : stem.endsWith('g') ? `${stem}eons` : `${stem}ons`;
  return { ...made, forms: made.forms.map((form, person) => (person === 3 ? soft : form)) };
};
const ir = (verb: string, meaning: string): Paradigm => regular(verb, meaning, verb.slice(0, -1), 's s t ssons ssez ssent', 'ir');
const re = (verb: string, meaning: string): Paradigm => regular(verb, meaning, verb.slice(0, -2), 's s - ons ez ent', 're');

const easyEr = [
  er('parler', 'to speak'),
  er('jouer', 'to play'),
  er('danser', 'to dance'),
  er('travailler', 'to work'),
  er('regarder', 'to watch'),
  er('chanter', 'to sing'),
];
const vowelEr = [
  er('aimer', 'to like'),
  er('habiter', 'to live'),
  er('écouter', 'to listen'),
  er('étudier', 'to study'),
  er('adorer', 'to love'),
];
const softEr = [
  er('manger', 'to eat'),
  er('commencer', 'to begin'),
  er('nager', 'to swim'),
  er('voyager', 'to travel'),
  er('lancer', 'to throw'),
];

export const frenchPresentEr = conjugation({
  ...about,
  id: 'french-present-er-verbs',
  title: 'French -er verbs in the present tense',
  keyStage: 'KS3',
  years: [7, 8],
  synonyms: ['er verbs', 'french er verbs', 'present tense', 'french present tense', 'regular verbs', 'parler'],
  tense: 'present tense',
  levels: [easyEr, [...easyEr, ...vowelEr], softEr],
  rule: endingRule(['e', 'es', 'e', 'ons', 'ez', 'ent']),
  mistakes: frenchMistakes.presentEr,
  hint: 'The endings are -e, -es, -e, -ons, -ez, -ent. Before o, c becomes ç and g is followed by e.',
});

const irs = [
  ir('finir', 'to finish'),
  ir('choisir', 'to choose'),
  ir('remplir', 'to fill'),
  ir('grandir', 'to grow'),
  ir('réussir', 'to succeed'),
];
const res = [
  re('vendre', 'to sell'),
  re('attendre', 'to wait'),
  re('perdre', 'to lose'),
  re('répondre', 'to answer'),
  re('entendre', 'to hear'),
];
export const frenchPresentIrRe = conjugation({
  ...about,
  id: 'french-present-ir-re-verbs',
  title: 'French -ir and -re verbs in the present tense',
  keyStage: 'KS3',
  years: [7, 8, 9],
  synonyms: ['ir verbs', 're verbs', 'french ir verbs', 'french re verbs', 'finir', 'vendre', 'present tense'],
  tense: 'present tense',
  levels: [irs, res, [...irs, ...res]],
  rule: (paradigm, person) =>
    endingRule(paradigm.group === 'ir' ? ['is', 'is', 'it', 'issons', 'issez', 'issent'] : ['s', 's', '', 'ons', 'ez', 'ent'])(
      paradigm,
      person,
    ),
  mistakes: frenchMistakes.presentIrRe,
  hint: '-ir: -is, -is, -it, -issons, -issez, -issent. -re: -s, -s, nothing, -ons, -ez, -ent.',
});

const firstFour = [
  irregular('être', 'to be', 'suis, es, est, sommes, êtes, sont'),
  irregular('avoir', 'to have', 'ai, as, a, avons, avez, ont'),
  irregular('aller', 'to go', 'vais, vas, va, allons, allez, vont'),
  irregular('faire', 'to do or make', 'fais, fais, fait, faisons, faites, font'),
];
const nextFour = [
  irregular('pouvoir', 'can', 'peux, peux, peut, pouvons, pouvez, peuvent'),
  irregular('vouloir', 'to want', 'veux, veux, veut, voulons, voulez, veulent'),
  irregular('devoir', 'must', 'dois, dois, doit, devons, devez, doivent'),
  irregular('prendre', 'to take', 'prends, prends, prend, prenons, prenez, prennent'),
];
const lastFour = [
  irregular('venir', 'to come', 'viens, viens, vient, venons, venez, viennent'),
  irregular('savoir', 'to know', 'sais, sais, sait, savons, savez, savent'),
  irregular('dire', 'to say', 'dis, dis, dit, disons, dites, disent'),
  irregular('boire', 'to drink', 'bois, bois, boit, buvons, buvez, boivent'),
];
export const frenchIrregular = conjugation({
  ...about,
  id: 'french-irregular-present',
  title: 'French irregular verbs in the present tense',
  keyStage: 'KS3',
  years: [7, 8, 9],
  synonyms: ['irregular verbs', 'french irregular verbs', 'etre and avoir', 'aller and faire', 'present tense', 'pouvoir vouloir devoir'],
  tense: 'present tense',
  levels: [firstFour, [...firstFour, ...nextFour], [...nextFour, ...lastFour]],
  rule: ({ verb }) => [`*${verb}* is irregular: its forms follow no rule, so say them in order.`],
  mistakes: frenchMistakes.irregular,
  hint: 'This verb does not follow the rule. Say its forms in order: je, tu, il, nous, vous, elles.',
});

const have = 'ai as a avons avez ont'.split(' ');
const am = 'suis es est sommes êtes sont'.split(' ');
const participle = (verb: string): string =>
  verb.endsWith('er') ? `${verb.slice(0, -2)}é` : verb.endsWith('ir') ? verb.slice(0, -1) : `${verb.slice(0, -2)}u`;
const withAvoir = (verb: string, meaning: string, past = participle(verb)): Paradigm => ({
  verb,
  meaning,
  group: 'avoir',
  forms: have.map((form) => `${form} ${past}`),
});
/** With être the participle agrees; "je" and "tu" stand for a boy, "nous" and "vous" for a mixed group. */
const withEtre = (verb: string, meaning: string, past = participle(verb)): Paradigm => ({
  verb,
  meaning,
  group: 'être',
  forms: am.map((form, person) => `${form} ${past}${['', '', '', 's', 's', 'es'][person] ?? ''}`),
});
const easyPerfect = [
  'parler|to speak',
  'jouer|to play',
  'manger|to eat',
  'finir|to finish',
  'choisir|to choose',
  'vendre|to sell',
  'perdre|to lose',
  'regarder|to watch',
].map((entry) => withAvoir(entry.split('|')[0] ?? '', entry.split('|')[1] ?? ''));
const oddPerfect = [
  withAvoir('faire', 'to do or make', 'fait'),
  withAvoir('voir', 'to see', 'vu'),
  withAvoir('lire', 'to read', 'lu'),
  withAvoir('prendre', 'to take', 'pris'),
  withAvoir('boire', 'to drink', 'bu'),
  withAvoir('écrire', 'to write', 'écrit'),
];
const etrePerfect = [
  withEtre('aller', 'to go'),
  withEtre('arriver', 'to arrive'),
  withEtre('partir', 'to leave'),
  withEtre('rester', 'to stay'),
  withEtre('venir', 'to come', 'venu'),
  withEtre('sortir', 'to go out'),
  withEtre('descendre', 'to go down'),
];
export const frenchPerfect = conjugation({
  ...about,
  id: 'french-perfect-tense',
  title: 'The French perfect tense',
  keyStage: 'KS3',
  years: [8, 9, 10],
  synonyms: ['perfect tense', 'passe compose', 'french past tense', 'past participle', 'perfect tense with etre', 'past tense'],
  kinds: [
    answering(/\b[eê]tre\b|(?<!\p{L})être\b|\bvandert?ramp|\bmrs\b/u, /^(?:suis|es|est|sommes|êtes|sont) /),
    answering(/\bavoir\b/, /^(?:ai|as|a|avons|avez|ont) /),
  ],
  tense: 'perfect tense',
  levels: [easyPerfect, oddPerfect, etrePerfect],
  rule: ({ verb, group }, person) => [
    `*${verb}* takes *${group}*: first the form of ${group} for “${persons[person]}”, then the past participle.`,
    ...(group === 'être' ? ['With être the participle agrees with who does it: -s for a mixed group, -es for girls.'] : []),
  ],
  mistakes: frenchMistakes.perfect,
  hint: 'Two words: a form of avoir or être, and the past participle.',
});

const imperfectEndings = 'ais ais ait ions iez aient';
const imperfect = (verb: string, meaning: string, stem: string): Paradigm => {
  const soft = stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem.endsWith('g') ? `${stem}e` : stem;
  return {
    verb,
    meaning,
    group: stem,
    forms: imperfectEndings.split(' ').map((ending) => (ending.startsWith('a') ? soft : stem) + ending),
  };
};
export const frenchImperfect = conjugation({
  ...about,
  id: 'french-imperfect-tense',
  title: 'The French imperfect tense',
  keyStage: 'KS4',
  years: [9, 10, 11],
  synonyms: ['imperfect tense', 'french imperfect', 'imparfait', 'used to', 'past tense'],
  tense: 'imperfect tense',
  levels: [
    [
      imperfect('jouer', 'to play', 'jou'),
      imperfect('parler', 'to speak', 'parl'),
      imperfect('habiter', 'to live', 'habit'),
      imperfect('regarder', 'to watch', 'regard'),
    ],
    [
      imperfect('finir', 'to finish', 'finiss'),
      imperfect('vendre', 'to sell', 'vend'),
      imperfect('avoir', 'to have', 'av'),
      imperfect('faire', 'to do or make', 'fais'),
      imperfect('aller', 'to go', 'all'),
    ],
    [
      imperfect('être', 'to be', 'ét'),
      imperfect('manger', 'to eat', 'mang'),
      imperfect('commencer', 'to begin', 'commenc'),
      imperfect('prendre', 'to take', 'pren'),
      imperfect('boire', 'to drink', 'buv'),
    ],
  ],
  rule: ({ verb }, person) => [
    verb === 'être' ? 'The stem of être is *ét-*.' : `Take the “nous” form of the present tense of *${verb}* without *-ons*.`,
    `The ending for “${persons[person]}” is *-${imperfectEndings.split(' ')[person]}*.`,
  ],
  mistakes: frenchMistakes.imperfect,
  hint: 'Endings: -ais, -ais, -ait, -ions, -iez, -aient.',
});

const futureEndings = 'ai as a ons ez ont';
const future = (verb: string, meaning: string, stem = verb.replace(/e$/, '')): Paradigm =>
  regular(verb, meaning, stem, futureEndings, stem);
export const frenchFuture = conjugation({
  ...about,
  id: 'french-future-tense',
  title: 'The French future tense',
  keyStage: 'KS4',
  years: [9, 10, 11],
  synonyms: ['future tense', 'french future', 'simple future', 'futur simple', 'will'],
  kinds: [
    asking(/\birregular/, /\*(?:être|avoir|aller|faire|pouvoir|voir)\*/),
    asking(/\bregular/, /\*(?:jouer|parler|finir|habiter|vendre|prendre|choisir|attendre)\*/),
  ],
  tense: 'future tense',
  levels: [
    [future('jouer', 'to play'), future('parler', 'to speak'), future('finir', 'to finish'), future('habiter', 'to live')],
    [future('vendre', 'to sell'), future('prendre', 'to take'), future('choisir', 'to choose'), future('attendre', 'to wait')],
    [
      future('être', 'to be', 'ser'),
      future('avoir', 'to have', 'aur'),
      future('aller', 'to go', 'ir'),
      future('faire', 'to do or make', 'fer'),
      future('pouvoir', 'can', 'pourr'),
      future('voir', 'to see', 'verr'),
    ],
  ],
  rule: ({ verb, group }, person) => [
    verb.replace(/e$/, '') === group
      ? `Start from the infinitive *${verb}*${verb.endsWith('e') ? ' without its last e' : ''}.`
      : `The stem of *${verb}* is *${group}-*.`,
    `The ending for “${persons[person]}” is *-${futureEndings.split(' ')[person]}*.`,
  ],
  mistakes: frenchMistakes.future,
  hint: 'Endings: -ai, -as, -a, -ons, -ez, -ont, like the forms of avoir.',
});
