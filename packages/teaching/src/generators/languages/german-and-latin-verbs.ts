import { answering, asking } from '../kinds.ts';
import { conjugation, irregular, regular } from './conjugation.ts';
import type { Paradigm } from './conjugation.ts';
import { germanMistakes } from './german-mistakes.ts';
import { latinMistakes } from './latin-mistakes.ts';

const german = ['ich', 'du', 'er', 'wir', 'ihr', 'sie (they)'];
const about = { subject: 'german', persons: german } as const;
/** After t and d an e makes the ending easier to say; after s and ß "du" takes only -t. */
const weak = (entry: string): Paradigm => {
  const [verb = '', meaning = ''] = entry.split('|');
  const stem = verb.slice(0, -2);
  const endings = /[td]$/.test(stem) ? 'e est et en et en' : /[sßz]$/.test(stem) ? 'e t t en t en' : 'e st t en t en';
  return regular(verb, meaning, stem, endings, endings);
};
const germanRule = ({ verb, group }: Paradigm, person: number): readonly string[] =>
  group === 'irregular'
    ? [`*${verb}* is irregular: its forms follow no rule, so say them in order.`]
    : [`Take *-en* off *${verb}*.`, `The ending for “${german[person]}” is *-${group.split(' ')[person]}*.`];
export const germanPresent = conjugation({
  ...about,
  id: 'german-present-regular',
  title: 'German regular verbs in the present tense',
  keyStage: 'KS3',
  years: [7, 8],
  synonyms: ['present tense', 'german present tense', 'german verbs', 'regular verbs', 'verb endings', 'spielen'],
  tense: 'present tense',
  levels: [
    ['spielen|to play', 'wohnen|to live', 'lernen|to learn', 'machen|to do or make', 'kaufen|to buy', 'hören|to hear'].map(weak),
    ['spielen|to play', 'wohnen|to live', 'kochen|to cook', 'schwimmen|to swim', 'trinken|to drink', 'kommen|to come'].map(weak),
    ['arbeiten|to work', 'finden|to find', 'heißen|to be called', 'reden|to talk', 'tanzen|to dance', 'antworten|to answer'].map(weak),
  ],
  rule: germanRule,
  mistakes: germanMistakes.present,
  hint: 'ich -e, du -st, er -t, wir -en, ihr -t, sie -en. After t or d an e comes in between.',
});
/** In these the vowel changes for "du" and "er" only. */
const strong = (entry: string): Paradigm => {
  const [verb = '', meaning = '', du = '', er = ''] = entry.split('|');
  const stem = verb.slice(0, -2);
  return { verb, meaning, group: 'strong', forms: [`${stem}e`, du, er, verb, `${stem}t`, verb] };
};
const strongRule = (paradigm: Paradigm, person: number): readonly string[] =>
  paradigm.group === 'strong'
    ? [`In *${paradigm.verb}* the vowel changes for “du” and “er”, and only there.`, `Is “${german[person]}” one of them?`]
    : germanRule(paradigm, person);
export const germanIrregular = conjugation({
  ...about,
  id: 'german-irregular-present',
  title: 'German irregular and vowel-change verbs',
  keyStage: 'KS3',
  years: [7, 8, 9],
  synonyms: ['irregular verbs', 'german irregular verbs', 'sein and haben', 'vowel change', 'modal verbs', 'present tense'],
  tense: 'present tense',
  levels: [
    [
      irregular('sein', 'to be', 'bin, bist, ist, sind, seid, sind'),
      irregular('haben', 'to have', 'habe, hast, hat, haben, habt, haben'),
      irregular('werden', 'to become', 'werde, wirst, wird, werden, werdet, werden'),
    ],
    [
      'fahren|to go by vehicle|fährst|fährt',
      'lesen|to read|liest|liest',
      'sehen|to see|siehst|sieht',
      'essen|to eat|isst|isst',
      'sprechen|to speak|sprichst|spricht',
      'schlafen|to sleep|schläfst|schläft',
      'geben|to give|gibst|gibt',
    ].map(strong),
    [
      irregular('können', 'can', 'kann, kannst, kann, können, könnt, können'),
      irregular('müssen', 'must', 'muss, musst, muss, müssen, müsst, müssen'),
      irregular('wollen', 'to want', 'will, willst, will, wollen, wollt, wollen'),
      irregular('dürfen', 'to be allowed', 'darf, darfst, darf, dürfen, dürft, dürfen'),
      irregular('wissen', 'to know', 'weiß, weißt, weiß, wissen, wisst, wissen'),
    ],
  ],
  rule: strongRule,
  mistakes: germanMistakes.irregular,
  hint: '“ich” and “er” of the modal verbs are the same and have no ending.',
});
const participle = (verb: string): string => `ge${verb.slice(0, -2)}${/[td]en$/.test(verb) ? 'et' : 't'}`;
const withAuxiliary = (entry: string): Paradigm => {
  const [verb = '', meaning = '', past = participle(verb), auxiliary = 'haben'] = entry.split('|');
  const forms = auxiliary === 'sein' ? 'bin bist ist sind seid sind' : 'habe hast hat haben habt haben';
  return { verb, meaning, group: `${auxiliary} ${past}`, forms: forms.split(' ').map((form) => `${form} … ${past}`) };
};
export const germanPerfect = conjugation({
  ...about,
  id: 'german-perfect-tense',
  title: 'The German perfect tense',
  keyStage: 'KS3',
  years: [8, 9, 10],
  synonyms: ['perfect tense', 'german past tense', 'past participle', 'haben or sein', 'past tense'],
  kinds: [answering(/\bsein\b/, /^(?:bin|bist|ist|sind|seid)\b/), answering(/\bhaben\b/, /^(?:habe|hast|hat|haben|habt)\b/)],
  tense: 'perfect tense',
  levels: [
    ['spielen|to play', 'machen|to do or make', 'kaufen|to buy', 'hören|to hear', 'lernen|to learn', 'arbeiten|to work'].map(withAuxiliary),
    [
      'lesen|to read|gelesen',
      'essen|to eat|gegessen',
      'trinken|to drink|getrunken',
      'sehen|to see|gesehen',
      'schreiben|to write|geschrieben',
      'finden|to find|gefunden',
    ].map(withAuxiliary),
    [
      'gehen|to go|gegangen|sein',
      'fahren|to go by vehicle|gefahren|sein',
      'kommen|to come|gekommen|sein',
      'schwimmen|to swim|geschwommen|sein',
      'bleiben|to stay|geblieben|sein',
    ].map(withAuxiliary),
  ],
  rule: ({ verb, group }, person) => [
    `*${verb}* takes *${group.split(' ')[0]}*; the form for “${german[person]}” comes second in the sentence.`,
    `The past participle *${group.split(' ')[1]}* goes to the end.`,
  ],
  mistakes: germanMistakes.perfect,
  hint: 'A form of haben or sein comes second; the past participle comes at the end.',
});

const latin = ['I', 'you (one person)', 'he or she', 'we', 'you (more than one)', 'they'];
const roman = { subject: 'latin', persons: latin } as const;
const latinEndings = '-o or -m, -s, -t, -mus, -tis, -nt';
const latinRule = ({ verb }: Paradigm, person: number): readonly string[] => [
  `The ending tells who does it: ${latinEndings}.`,
  `For “${latin[person]}” *${verb}* needs ${latinEndings.split(', ')[person]}.`,
];
/** Dictionary form, meaning, and the first two principal parts make the present stem. */
type Verb = readonly [verb: string, meaning: string, stem: string, conjugation: 1 | 2 | 3 | 4];
const first: readonly Verb[] = [
  ['amo', 'I love', 'am', 1],
  ['porto', 'I carry', 'port', 1],
  ['laboro', 'I work', 'labor', 1],
  ['voco', 'I call', 'voc', 1],
  ['habito', 'I live', 'habit', 1],
];
const second: readonly Verb[] = [
  ['habeo', 'I have', 'hab', 2],
  ['video', 'I see', 'vid', 2],
  ['moneo', 'I warn', 'mon', 2],
  ['sedeo', 'I sit', 'sed', 2],
];
const third: readonly Verb[] = [
  ['mitto', 'I send', 'mitt', 3],
  ['duco', 'I lead', 'duc', 3],
  ['scribo', 'I write', 'scrib', 3],
  ['audio', 'I hear', 'aud', 4],
  ['venio', 'I come', 'ven', 4],
];
const presentEndings = {
  1: 'o as at amus atis ant',
  2: 'eo es et emus etis ent',
  3: 'o is it imus itis unt',
  4: 'io is it imus itis iunt',
} as const;
const imperfectVowel = { 1: 'a', 2: 'e', 3: 'e', 4: 'ie' } as const;
const inPresent = ([verb, meaning, stem, kind]: Verb): Paradigm => regular(verb, meaning, stem, presentEndings[kind], `${kind}`);
const inImperfect = ([verb, meaning, stem, kind]: Verb): Paradigm =>
  regular(verb, meaning, `${stem}${imperfectVowel[kind]}ba`, 'm s t mus tis nt', `${kind}`);
/** "First conjugation", "3rd conjugation verbs". */
const latinConjugations = (['1st|first', '2nd|second', '3rd|third', '4th|fourth'] as const).map((ordinal, at) =>
  asking(
    new RegExp(String.raw`\b(?:${ordinal})(?: (?:and|or|&) \w+)? conjugations?\b`),
    new RegExp(
      [...first, ...second, ...third]
        .filter(([, , , kind]) => kind === at + 1)
        .map(([verb]) => String.raw`\*${verb}\*`)
        .join('|'),
    ),
  ),
);
export const latinPresent = conjugation({
  ...roman,
  id: 'latin-present-tense',
  title: 'The Latin present tense',
  keyStage: 'KS3',
  years: [7, 8, 9],
  synonyms: ['present tense', 'latin present tense', 'latin verbs', 'verb endings', 'amo amas amat', 'conjugations'],
  kinds: [...latinConjugations],
  tense: 'present tense',
  levels: [first.map(inPresent), [...first, ...second].map(inPresent), [...second, ...third].map(inPresent)],
  rule: latinRule,
  mistakes: latinMistakes.present,
  hint: `The endings are ${latinEndings}.`,
});
export const latinImperfect = conjugation({
  ...roman,
  id: 'latin-imperfect-tense',
  title: 'The Latin imperfect tense',
  keyStage: 'KS3',
  years: [8, 9],
  synonyms: ['imperfect tense', 'latin imperfect', 'was doing', 'amabam', 'past tense'],
  kinds: [...latinConjugations],
  tense: 'imperfect tense, “was doing”',
  levels: [first.map(inImperfect), [...first, ...second].map(inImperfect), [...second, ...third].map(inImperfect)],
  rule: latinRule,
  mistakes: latinMistakes.imperfect,
  hint: 'Look for -ba-, then for the ending: -m, -s, -t, -mus, -tis, -nt.',
});
const perfect = (entry: string): Paradigm => {
  const [verb = '', meaning = '', stem = ''] = entry.split('|');
  return regular(verb, meaning, stem, 'i isti it imus istis erunt', stem);
};
export const latinPerfect = conjugation({
  ...roman,
  id: 'latin-perfect-tense',
  title: 'The Latin perfect tense',
  keyStage: 'KS4',
  years: [9, 10, 11],
  synonyms: ['perfect tense', 'latin perfect', 'have done', 'amavi', 'past tense', 'principal parts'],
  tense: 'perfect tense',
  levels: [
    ['amo|I love|amav', 'porto|I carry|portav', 'voco|I call|vocav', 'habito|I live|habitav'].map(perfect),
    ['habeo|I have|habu', 'moneo|I warn|monu', 'audio|I hear|audiv', 'laboro|I work|laborav'].map(perfect),
    ['video|I see|vid', 'mitto|I send|mis', 'duco|I lead|dux', 'scribo|I write|scrips', 'venio|I come|ven'].map(perfect),
  ],
  rule: ({ verb, group }, person) => [
    `The perfect stem of *${verb}* is *${group}-*.`,
    `The ending for “${latin[person]}” is *-${'i isti it imus istis erunt'.split(' ')[person]}*.`,
  ],
  mistakes: latinMistakes.perfect,
  hint: 'Endings: -i, -isti, -it, -imus, -istis, -erunt.',
});
export const latinIrregular = conjugation({
  ...roman,
  id: 'latin-irregular-verbs',
  title: 'Latin irregular verbs: sum, possum, eo, volo',
  keyStage: 'KS3',
  years: [7, 8, 9, 10],
  synonyms: ['sum', 'esse', 'possum', 'irregular verbs', 'latin irregular verbs', 'to be in latin'],
  tense: 'present tense',
  levels: [
    [irregular('sum', 'I am', 'sum, es, est, sumus, estis, sunt'), irregular('do', 'I give', 'do, das, dat, damus, datis, dant')],
    [
      irregular('sum', 'I am', 'sum, es, est, sumus, estis, sunt'),
      irregular('possum', 'I can', 'possum, potes, potest, possumus, potestis, possunt'),
      irregular('eo', 'I go', 'eo, is, it, imus, itis, eunt'),
    ],
    [
      irregular('possum', 'I can', 'possum, potes, potest, possumus, potestis, possunt'),
      irregular('volo', 'I want', 'volo, vis, vult, volumus, vultis, volunt'),
      irregular('nolo', 'I do not want', 'nolo, non vis, non vult, nolumus, non vultis, nolunt'),
      irregular('fero', 'I carry or bring', 'fero, fers, fert, ferimus, fertis, ferunt'),
    ],
  ],
  rule: latinRule,
  mistakes: latinMistakes.irregular,
  hint: 'Say the forms in order: I, you, he or she, we, you, they.',
});
