import { makeGenerator } from '../make-generator.ts';

const caseNames = ['nominative', 'accusative', 'genitive', 'dative', 'ablative'] as const;
const endings: Readonly<Record<string, string>> = {
  '1': 'a am ae ae a|ae as arum is is',
  '2': 'us um i o o|i os orum is is',
  '2n': 'um um i o o|a a orum is is',
  '3': '- em is i e|es es um ibus ibus',
};
/** Name, meaning, stem, declension; the nominative of the third declension is the name itself. */
const nouns = [
  ['puella', 'girl', 'puell', '1'],
  ['ancilla', 'slave girl', 'ancill', '1'],
  ['via', 'road', 'vi', '1'],
  ['servus', 'slave', 'serv', '2'],
  ['dominus', 'master', 'domin', '2'],
  ['amicus', 'friend', 'amic', '2'],
  ['bellum', 'war', 'bell', '2n'],
  ['donum', 'gift', 'don', '2n'],
  ['rex', 'king', 'reg', '3'],
  ['mercator', 'merchant', 'mercator', '3'],
  ['miles', 'soldier', 'milit', '3'],
] as const;
const jobs = {
  nominative: 'the one who does it',
  accusative: 'the one to whom it is done',
  genitive: '“of”',
  dative: '“to” or “for”',
  ablative: '“by”, “with” or “from”',
} as const;
const formOf = ([name, , stem, kind]: (typeof nouns)[number], place: number, plural: boolean): string => {
  const ending = (endings[kind] ?? '').split('|')[plural ? 1 : 0]?.split(' ')[place] ?? '';
  return ending === '-' ? name : stem + ending;
};

export const latinNounEndings = makeGenerator<string>(
  {
    id: 'latin-noun-endings',
    title: 'Latin noun endings',
    subject: 'latin',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['noun endings', 'latin nouns', 'declensions', 'latin cases', 'first and second declension', 'accusative', 'nominative'],
  },
  ({ int, pick, level }) => {
    const noun = pick(level(nouns.slice(0, 6), nouns.slice(0, 8), nouns.slice(3)));
    const place = level(int(0, 1), int(0, 2), int(1, 4));
    const plural = level(pick([true, false]), pick([true, false]), pick([true, false]));
    const key = formOf(noun, place, plural);
    const caseName = caseNames[place] ?? 'nominative';
    const number = plural ? 'plural' : 'singular';
    const others = [1, 0, 2, 3, 4].flatMap((each) =>
      [false, true].map((many) => [formOf(noun, each, many), `This is the ${caseNames[each]} ${many ? 'plural' : 'singular'}.`] as const),
    );
    if (key === noun[0]) return undefined;
    return {
      stem: `${pick(['What is', 'Choose', 'Find'])} the ${caseName} ${number} of *${noun[0]}* (${noun[1]})`
        .replace(/^(What.*)$/, '$1?')
        .replace(/^((?:Choose|Find).*)$/, '$1.'),
      key,
      slips: others,
      show: String,
      why: `The ${caseName} shows ${jobs[caseName]}. In this declension its ${number} ends in *-${(endings[noun[3]] ?? '').split('|')[plural ? 1 : 0]?.split(' ')[place]}*.`,
      steps: [
        `The stem is *${noun[2]}-*.`,
        `The ${caseName} ${number} ending is *-${(endings[noun[3]] ?? '').split('|')[plural ? 1 : 0]?.split(' ')[place]}*.`,
        `*${key}*`,
      ],
      hints: ['Which declension is it: like puella, servus, bellum or rex?', `The ${caseName} shows ${jobs[caseName]}.`],
      drawn: { noun: noun[0], place, plural: plural ? 'yes' : 'no' },
    };
  },
);

const people = [
  ['puella', 'girl'],
  ['ancilla', 'slave girl'],
  ['servus', 'slave'],
  ['dominus', 'master'],
  ['amicus', 'friend'],
] as const;
const deeds = [
  ['laudat', 'laudant', 'praises', 'praise'],
  ['vocat', 'vocant', 'calls', 'call'],
  ['videt', 'vident', 'sees', 'see'],
  ['salutat', 'salutant', 'greets', 'greet'],
] as const;
const sayIn = (word: string, place: 0 | 1, plural: boolean): string =>
  word.replace(/(a|us)$/, (end) => (endings[end === 'a' ? '1' : '2'] ?? '').split('|')[plural ? 1 : 0]?.split(' ')[place] ?? '');
export const latinWhoDoesWhat = makeGenerator<string>(
  {
    id: 'latin-nominative-accusative-sentences',
    title: 'Latin sentences: who does what',
    subject: 'latin',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['translating latin', 'nominative and accusative', 'latin sentences', 'subject and object', 'word order', 'translation'],
  },
  ({ some, pick, level }) => {
    const [one, other] = some(people, 2);
    if (one === undefined || other === undefined) return undefined;
    const [single, many, does, dome] = pick(deeds);
    const pluralOne = level(false, pick([true, false]), pick([true, false]));
    const pluralOther = level(false, false, pick([true, false]));
    const turned = level(false, pick([true, false]), true);
    const [subject, object] = [sayIn(one[0], 0, pluralOne), sayIn(other[0], 1, pluralOther)];
    const verb = pluralOne ? many : single;
    const latin = turned ? `${object} ${subject} ${verb}` : `${subject} ${object} ${verb}`;
    const say = (a: string, aMany: boolean, b: string, bMany: boolean): string =>
      `The ${a}${aMany ? 's' : ''} ${aMany ? dome : does} the ${b}${bMany ? 's' : ''}`;
    return {
      stem: `What does *${latin}* mean?`,
      key: say(one[1], pluralOne, other[1], pluralOther),
      slips: [
        [
          say(other[1], pluralOther, one[1], pluralOne),
          `This has them the wrong way round. *${object}* is accusative: it is done to them.`,
        ],
        [
          say(one[1], !pluralOne, other[1], pluralOther),
          `This has the wrong number of people who do it: look at *${subject}* and *${verb}*.`,
        ],
        [say(one[1], pluralOne, other[1], !pluralOther), `This has the wrong number at the end: look at *${object}*.`],
      ],
      show: String,
      why: `*${subject}* is nominative, so it does the deed; *${object}* is accusative. The order of the words does not matter.`,
      steps: [
        `*${object}* is accusative: it is done to them.`,
        `*${subject}* is nominative: it does the deed.`,
        say(one[1], pluralOne, other[1], pluralOther),
      ],
      hints: ['Look at the endings, not at the order.', '-m in the singular and -s in the plural show the accusative.'],
      drawn: { latin },
    };
  },
);
