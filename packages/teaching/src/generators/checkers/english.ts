import { num, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';

/** Right spellings, one word after the other, written apart from the rules. */
const rightWords = (list: string): Checker => {
  const right = new Set(list.trim().split(/\s+/));
  return (option) => right.has(option);
};
const classes: Readonly<Record<string, string>> = {
  noun: 'dog knight clock sister fox teacher boy wind horse',
  verb: 'barked rode ticks sings crept smiled waited blew walked',
  adjective: 'small brave old happy hungry new tall cold tired',
  adverb: 'loudly quickly slowly sweetly quietly kindly patiently fiercely stiffly',
};
const kindOf = (text: string): string | undefined => Object.keys(classes).find((kind) => classes[kind]?.split(' ').includes(text));
const ate: Readonly<Record<string, string>> = {
  walk: 'walks walked walking walked',
  play: 'plays played playing played',
  eat: 'eats ate eating eaten',
  write: 'writes wrote writing written',
  swim: 'swims swam swimming swum',
  sing: 'sings sang singing sung',
  run: 'runs ran running run',
  draw: 'draws drew drawing drawn',
  bake: 'bakes baked baking baked',
};
const sentencesRight = [
  'There is a fox in the garden.',
  'The girls put on their coats.',
  'Look, they’re coming home now.',
  'We walk to school.',
  'I have two hands.',
  'The soup is too hot.',
  'Is this your bag?',
  'I think you’re very kind.',
  'The tale is from days of yore.',
  'Can you hear the birds?',
  'Come and sit here.',
  'She brushed her hair.',
  'I can see a boat.',
  'Fish live in the sea.',
  'We planted a seed.',
  'Where is my shoe?',
  'You should wear a coat.',
  'We were at home.',
  'The dog wagged its tail.',
  'I think it’s going to rain.',
  'The sun is warm.',
  'We will buy some bread.',
  'She sat by the window.',
  'Wave and say bye to Gran.',
  'I do not know whether it is true.',
  'The weather is wet today.',
  'Without water plants wither.',
  'Please accept this gift.',
  'All came except Sam.',
  'I expect a letter today.',
  'The rain will affect the match.',
  'The medicine had a good effect.',
  'She made a great effort.',
];
const missing: Readonly<Record<string, string>> = { don: 'do not', can: 'cannot', isn: 'is not' };
const short: Readonly<Record<string, string>> = {
  'n’t': ' not',
  '’m': ' am',
  '’re': ' are',
  '’ve': ' have',
  '’ll': ' will',
  '’s': ' is',
  '’d': ' would',
};
/** Writes the short form out again. */
const longForm = (text: string): string => {
  if (text === 'won’t') return 'will not';
  if (text === 'can’t') return 'cannot';
  const ending = Object.keys(short).find((each) => text.endsWith(each));
  return ending === undefined ? (missing[text] ?? text) : text.slice(0, -ending.length) + (short[ending] ?? '');
};
const agrees: Readonly<Record<string, string>> = {
  I: 'was am have',
  you: 'were are have',
  he: 'was is has',
  she: 'was is has',
  we: 'were are have',
  they: 'were are have',
  'the dogs': 'were are have',
  'my sister': 'was is has',
  'the children': 'were are have',
  'Sam and Zoe': 'were are have',
  'the team of runners': 'was is has',
  'one of the boys': 'was is has',
};
const clauses = [
  'who lives next door',
  'who helped us',
  'which is on the table',
  'which left at noon',
  'whose bike is red',
  'whose dog barked',
  'where we play',
  'where I was born',
  'when it snowed',
  'when we swim',
  'who is a doctor',
  'which was huge',
  'whose books I love',
  'where we swim',
];

export const englishCheckers: Checkers = {
  'english-plurals': rightWords(
    'cats dogs hats boxes foxes dishes buses benches books wishes dresses trees pens brushes babies parties cities ladies boys days keys toys matches stories pennies berries monkeys leaves knives wolves shelves halves loaves calves lives thieves wives scarves donkeys cherries',
  ),
  'english-ing-ed-endings': rightWords(
    'jumping jumped helping helped looking looked walking walked playing played raining rained cooking cooked starting started hopping hopped clapping clapped wiping wiped baking baked liking liked smiling smiled planning planned skipping skipped stopping stopped hugging hugged carrying carried copying copied trying tried crying cried hurrying hurried tidying tidied shopping shopped humming hummed caring cared dancing danced',
  ),
  'english-er-est-endings': rightWords(
    'taller tallest smaller smallest faster fastest longer longest shorter shortest kinder kindest bigger biggest hotter hottest wetter wettest thinner thinnest nicer nicest later latest larger largest fitter fittest happier happiest funnier funniest easier easiest busier busiest sunnier sunniest heavier heaviest sadder saddest braver bravest',
  ),
  'english-suffixes-ly-ness-ful-less-ment': rightWords(
    'kindly sadly slowly darkness helpful careless payment hopeful sadness quickly happily easily laziness busily happiness silliness noisily hungrily sleepiness plentiful beautiful angrily gently simply possibly merriment basically frantically terribly magically horribly sensibly humbly tidiness',
  ),
  'english-prefixes': rightWords(
    'unhappy unkind unlucky unfair untidy disagree dislike disappear dishonest misspell mislead misbehave misunderstand rewrite rebuild reheat replay impossible impolite impatient immature illegal illogical illegible irregular irresponsible incorrect invisible incomplete inactive',
  ),
  'english-homophones': (option, question) => {
    const said = word(question, 'sentence').replace('___', option);
    return sentencesRight.includes(said.charAt(0).toUpperCase() + said.slice(1));
  },
  'english-word-classes': (option, question) => {
    return question.stem.startsWith('What kind') ? option === kindOf(word(question, 'word')) : kindOf(option) === word(question, 'wanted');
  },
  'english-verb-tenses': (option, question) => {
    const [s = '', past = '', ing = '', done = ''] = (ate[word(question, 'base')] ?? '').split(' ');
    return (
      option ===
      {
        'simple past': past,
        'simple present': s,
        'present progressive': `is ${ing}`,
        'past progressive': `was ${ing}`,
        'present perfect': `has ${done}`,
        'past perfect': `had ${done}`,
      }[word(question, 'wanted')]
    );
  },
  'english-contractions': (option, question) => option.includes('’') && longForm(option) === word(question, 'long'),
  'english-possessive-apostrophes': (option, question) => {
    const [, owner = '', tail = '', thing = ''] = /^the (\w+)(’s?)? (\S+)$/.exec(option) ?? [];
    // "the girls' coat" is the coat of the girls: turn it round and see.
    return (
      owner === word(question, 'owner') &&
      tail === (owner.endsWith('s') ? '’' : '’s') &&
      `the ${thing} of the ${owner}` === `the ${word(question, 'thing')} of the ${word(question, 'owner')}`
    );
  },
  'english-active-and-passive': (option, question) => {
    const passive = / (?:was|were|has been) (\w+) by /.exec(option);
    if ((passive !== null) !== (word(question, 'asks') === 'passive')) return false;
    const lower = option.toLowerCase();
    const [who, what] = [word(question, 'who').toLowerCase(), word(question, 'what').toLowerCase()];
    return passive === null
      ? lower.startsWith(`${who} ${word(question, 'past')} ${what}`)
      : passive[1] === word(question, 'done') && lower.startsWith(what) && lower.includes(`by ${who}`);
  },
  'english-modal-verbs': (option, question) => {
    const [modal = ''] = /\b(?:must|might|can|should|will|could|may)\b/.exec(option) ?? [];
    const kind = word(question, 'kind');
    if (kind === 'modal') return option === modal && question.stem.includes(` ${modal} `);
    return { certain: /will/, possible: /might|may|could/, advice: /should/ }[kind]?.test(modal) ?? false;
  },
  'english-relative-clauses': (option, question) => {
    if (word(question, 'kind') === 'clause') return clauses.includes(option) && word(question, 'whole').includes(option);
    const blank = /\*(.*)\*/.exec(question.stem)?.[1] ?? '';
    return clauses.some((clause) => clause.startsWith(`${option} `) && blank.replace('___', option).includes(clause));
  },
  'english-subject-verb-agreement': (option, question) =>
    (agrees[word(question, 'subject')] ?? '').split(' ')[num(question, 'kind')] === option,
};
