import type { Mistake, Paradigm } from './conjugation.ts';

type Mistakes = (paradigm: Paradigm, person: number) => readonly Mistake[];
type Group = 'ar' | 'er' | 'ir';

const split = (endings: string): readonly string[] => endings.split(' ');
const present = { ar: split('o as a amos áis an'), er: split('o es e emos éis en'), ir: split('o es e imos ís en') };
const preterite = {
  ar: split('é aste ó amos asteis aron'),
  er: split('í iste ió imos isteis ieron'),
  ir: split('í iste ió imos isteis ieron'),
};
const imperfect = {
  ar: split('aba abas aba ábamos abais aban'),
  er: split('ía ías ía íamos íais ían'),
  ir: split('ía ías ía íamos íais ían'),
};
const future = split('é ás á emos éis án');

const wayOf = (verb: string): Group => (verb.endsWith('ar') ? 'ar' : verb.endsWith('er') ? 'er' : 'ir');
const otherWay: Readonly<Record<Group, Group>> = { ar: 'er', er: 'ar', ir: 'ar' };
const made = (verb: string, endings: Readonly<Record<Group, readonly string[]>>, person: number, way = wayOf(verb)): string =>
  `${verb.slice(0, -2)}${endings[way][person]}`;
const otherGroup = (verb: string, endings: Readonly<Record<Group, readonly string[]>>, person: number): Mistake => [
  made(verb, endings, person, otherWay[wayOf(verb)]),
  `This has the ending of an *-${otherWay[wayOf(verb)]}* verb.`,
];

/** Verbs whose stem is another one in the tense that stands behind the name. */
const oddPresent = new Map([
  ['ser', split('soy eres es somos sois son')],
  ['estar', split('estoy estás está estamos estáis están')],
  ['ir', split('voy vas va vamos vais van')],
  ['hacer', split('hago haces hace hacemos hacéis hacen')],
  ['tener', split('tengo tienes tiene tenemos tenéis tienen')],
  ['ver', split('veo ves ve vemos veis ven')],
  ['jugar', split('juego juegas juega jugamos jugáis juegan')],
]);
const oddImperfect = new Map([
  ['ser', split('era eras era éramos erais eran')],
  ['ir', split('iba ibas iba íbamos ibais iban')],
]);
const presentOf = (verb: string, person: number): string => oddPresent.get(verb)?.[person] ?? made(verb, present, person);
const imperfectOf = (verb: string, person: number): string => oddImperfect.get(verb)?.[person] ?? made(verb, imperfect, person);

const ofPresent: Mistakes = ({ verb }, person) => [
  otherGroup(verb, present, person),
  [made(verb, preterite, person), 'This is the preterite: what somebody did.'],
  [made(verb, imperfect, person), 'This is the imperfect: what somebody used to do.'],
];

const takenFor = new Map([
  ['ser', 'estar'],
  ['estar', 'ser'],
  ['ir', 'ser'],
]);
const ofIrregular: Mistakes = ({ verb }, person) => {
  const other = takenFor.get(verb);
  return [
    other === undefined
      ? [made(verb, present, person), `This treats *${verb}* as a regular verb.`]
      : [presentOf(other, person), `This is a form of *${other}*.`],
    [imperfectOf(verb, person), 'This is the imperfect: what somebody used to do.'],
  ];
};

const ofPreterite: Mistakes = ({ verb, group }, person) => [
  group === 'irregular' && ['hacer', 'tener'].includes(verb)
    ? [made(verb, preterite, person), `This treats *${verb}* as a regular verb.`]
    : [presentOf(verb, person), 'This is the present tense: what somebody does.'],
  [imperfectOf(verb, person), 'This is the imperfect: what somebody used to do.'],
];

const ofImperfect: Mistakes = ({ verb, group }, person) => [
  group === 'irregular' ? [presentOf(verb, person), 'This is the present tense: what somebody does.'] : otherGroup(verb, imperfect, person),
  group === 'irregular' || ['hacer', 'jugar'].includes(verb)
    ? [presentOf(verb, person), 'This is the present tense: what somebody does.']
    : [made(verb, preterite, person), 'This is the preterite: what somebody did once.'],
];

const ofFuture: Mistakes = ({ verb, group: stem }, person) => [
  stem === verb
    ? [made(verb, present, person), 'This is the present tense: what somebody does.']
    : [`${verb}${future[person]}`, `This keeps the whole infinitive. *${verb}* has its own stem.`],
  [`${stem}${imperfect.er[person]}`, 'This is the conditional: what somebody would do.'],
];

/** What pupils of Spanish write instead, tense by tense. */
export const spanishMistakes = {
  present: ofPresent,
  irregular: ofIrregular,
  preterite: ofPreterite,
  imperfect: ofImperfect,
  future: ofFuture,
};
