import type { Mistake, Paradigm } from './conjugation.ts';

type Mistakes = (paradigm: Paradigm, person: number) => readonly Mistake[];

const endings = 'm s t mus tis nt'.split(' ');
/** What stands before the endings of the imperfect, and the forms of the present. */
const verbs: Readonly<Record<string, readonly [imperfect: string, present: string]>> = {
  amo: ['ama', 'amo amas amat amamus amatis amant'],
  porto: ['porta', 'porto portas portat portamus portatis portant'],
  laboro: ['labora', 'laboro laboras laborat laboramus laboratis laborant'],
  voco: ['voca', 'voco vocas vocat vocamus vocatis vocant'],
  habito: ['habita', 'habito habitas habitat habitamus habitatis habitant'],
  habeo: ['habe', 'habeo habes habet habemus habetis habent'],
  video: ['vide', 'video vides videt videmus videtis vident'],
  moneo: ['mone', 'moneo mones monet monemus monetis monent'],
  sedeo: ['sede', 'sedeo sedes sedet sedemus sedetis sedent'],
  mitto: ['mitte', 'mitto mittis mittit mittimus mittitis mittunt'],
  duco: ['duce', 'duco ducis ducit ducimus ducitis ducunt'],
  scribo: ['scribe', 'scribo scribis scribit scribimus scribitis scribunt'],
  audio: ['audie', 'audio audis audit audimus auditis audiunt'],
  venio: ['venie', 'venio venis venit venimus venitis veniunt'],
  do: ['da', ''],
  eo: ['i', ''],
  volo: ['vole', ''],
  nolo: ['nole', ''],
  fero: ['fere', ''],
};
/** The two whose imperfect has no -ba-. */
const withoutBa = new Map([
  ['sum', 'eram eras erat eramus eratis erant'],
  ['possum', 'poteram poteras poterat poteramus poteratis poterant'],
]);

const imperfectOf = (verb: string, person: number): string =>
  withoutBa.get(verb)?.split(' ')[person] ?? `${verbs[verb]?.[0] ?? ''}ba${endings[person]}`;
const presentOf = (verb: string, person: number): string => verbs[verb]?.[1].split(' ')[person] ?? '';

const doing: Mistakes = ({ verb }, person) => [[imperfectOf(verb, person), 'This is the imperfect: what somebody was doing.']];

const imperfect: Mistakes = ({ verb }, person) => [
  [presentOf(verb, person), 'This is the present tense: what somebody does.'],
  [`${verbs[verb]?.[0] ?? ''}${endings[person]}`, 'This leaves out -ba-, the sign of the imperfect.'],
];

const perfect: Mistakes = ({ verb }, person) => [
  [presentOf(verb, person), 'This is the present tense: what somebody does.'],
  [imperfectOf(verb, person), 'This is the imperfect: what somebody was doing.'],
];

/** What pupils of Latin write instead, tense by tense. */
export const latinMistakes = { present: doing, imperfect, perfect, irregular: doing };
