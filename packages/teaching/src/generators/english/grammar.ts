import { capital } from '../../derive/wording.ts';
import { asking, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';

const about = { subject: 'english' } as const;
const group = (text: string): readonly (readonly string[])[] => text.split('/').map((entry) => entry.trim().split('|'));

const homophoneSets = group(
  'there|their|they’re|___ is a fox in the garden.|The girls put on ___ coats.|Look, ___ coming home now./to|two|too|We walk ___ school.|I have ___ hands.|The soup is ___ hot./your|you’re|yore|Is this ___ bag?|I think ___ very kind.|The tale is from days of ___./hear|here|hair|Can you ___ the birds?|Come and sit ___.|She brushed her ___./see|sea|seed|I can ___ a boat.|Fish live in the ___.|We planted a ___./where|wear|were|___ is my shoe?|You should ___ a coat.|We ___ at home./its|it’s|is|The dog wagged ___ tail.|I think ___ going to rain.|The sun ___ warm./buy|by|bye|We will ___ some bread.|She sat ___ the window.|Wave and say ___ to Gran./whether|weather|wither|I do not know ___ it is true.|The ___ is wet today.|Without water plants ___./accept|except|expect|Please ___ this gift.|All came ___ Sam.|I ___ a letter today./affect|effect|effort|The rain will ___ the match.|The medicine had a good ___.|She made a great ___.',
);
/** What each word of a set means, in the order of the sets. */
const homophoneMeanings = group(
  'in that place, or the word before *is* and *are*|belonging to them|they are/towards|the number 2|more than is wanted, or also/belonging to you|you are|long ago/notice a sound|in this place|what grows on a head/notice with the eyes|the salt water round the land|what a plant grows from/in what place|have on as clothes|the past of *are*/belonging to it|it is|a form of the verb *be*/get for money|beside, or near|goodbye/if|sun, rain and wind|dry up and die/take what is offered|but not|think that it will come/change|a result|hard work',
);
const meaningOfHomophone = (set: readonly string[], at: number): string => homophoneMeanings[homophoneSets.indexOf(set)]?.[at] ?? '';
/** A fourth spelling for each set, one that pupils really write; it fits none of the three sentences. */
const alsoWritten = ['thier', 'twoo', 'your’e', 'heer', 'sae', 'whear', 'its’', 'biy', 'wether', 'exept', 'efect'];
export const homophones = makeGenerator<string>(
  {
    ...about,
    id: 'english-homophones',
    title: 'Homophones',
    keyStage: 'KS2',
    years: [2, 3, 4, 5, 6],
    synonyms: [
      'homophones',
      'there their they’re',
      'to too two',
      'words that sound the same',
      'its and it’s',
      'your and you’re',
      'spelling',
    ],
  },
  ({ int, pick, level }) => {
    const set = pick(level(homophoneSets.slice(0, 6), homophoneSets.slice(2, 9), homophoneSets.slice(5)));
    const at = int(0, 2);
    const [key = '', sentence = ''] = [set[at], set[3 + at]];
    const others = [0, 1, 2].filter((each) => each !== at);
    return {
      stem: `Which word fits? *${sentence}*`,
      key,
      slips: [
        ...others.map(
          (each) =>
            [
              set[each] ?? '',
              `This means “${meaningOfHomophone(set, each)}”, as in “${capital((set[3 + each] ?? '').replace('___', set[each] ?? ''))}”`,
            ] as const,
        ),
        [alsoWritten[homophoneSets.indexOf(set)] ?? '', 'This is a spelling mistake. It fits no sentence here.'],
      ],
      show: String,
      why: `The words sound alike, or nearly. *${key}* means “${meaningOfHomophone(set, at)}”, and that is what the sentence needs.`,
      steps: [
        'Read the whole sentence.',
        `Think what each word means: ${[0, 1, 2].map((each) => `*${set[each] ?? ''}* (${meaningOfHomophone(set, each)})`).join(', ')}.`,
        `*${capital(sentence.replace('___', key))}*`,
      ],
      hints: [
        'Say the sentence in other words. What should the missing word mean?',
        set.slice(0, 3).some((word) => word.includes('’'))
          ? 'An apostrophe shows that letters are left out: say the long form and see if it fits.'
          : 'Put each word in the gap in turn and ask what it means there.',
      ],
      drawn: { sentence },
      keyStandsInStem: true,
    };
  },
);

const sentencesByClass = group(
  'The|small:adjective|dog:noun|barked:verb|loudly:adverb/A|brave:adjective|knight:noun|rode:verb|quickly:adverb/My|old:adjective|clock:noun|ticks:verb|slowly:adverb/Her|happy:adjective|sister:noun|sings:verb|sweetly:adverb/The|hungry:adjective|fox:noun|crept:verb|quietly:adverb/Our|new:adjective|teacher:noun|smiled:verb|kindly:adverb/That|tall:adjective|boy:noun|waited:verb|patiently:adverb/The|cold:adjective|wind:noun|blew:verb|fiercely:adverb/His|tired:adjective|horse:noun|walked:verb|stiffly:adverb',
);
const classMeans = {
  noun: 'names a person, an animal, a place or a thing',
  verb: 'says what somebody or something does or is',
  adjective: 'describes a noun',
  adverb: 'tells how something is done',
} as const;
type WordClass = keyof typeof classMeans;
export const wordClasses = makeGenerator<string>(
  {
    ...about,
    id: 'english-word-classes',
    title: 'Word classes: nouns, verbs, adjectives and adverbs',
    keyStage: 'KS2',
    years: [2, 3, 4, 5, 6],
    synonyms: [
      'word classes',
      'nouns verbs adjectives adverbs',
      'parts of speech',
      'find the noun',
      'find the verb',
      'adjectives',
      'adverbs',
    ],
    kinds: ['noun', 'verb', 'adjective', 'adverb'].map((name) =>
      saying(new RegExp(String.raw`\b${name}s?\b`), new RegExp(String.raw`\b${name}\b`)),
    ),
  },
  ({ pick, level }) => {
    const [start = '', ...parts] = pick(sentencesByClass);
    const words = parts.map((entry) => entry.split(':'));
    const wanted = pick(level<readonly WordClass[]>(['noun', 'verb'], ['adjective', 'verb', 'noun'], ['adverb', 'adjective', 'verb']));
    const sentence = `${start} ${words.map(([word]) => word).join(' ')}.`;
    const key = words.find(([, kind]) => kind === wanted)?.[0] ?? '';
    const asksName = level(false, false, pick([true, false]));
    const article = /^[aeiou]/.test(wanted) ? 'an' : 'a';
    if (asksName)
      return {
        stem: `What kind of word is **${key}** in “${sentence}”?`,
        key: wanted,
        slips: (Object.keys(classMeans) as WordClass[])
          .filter((kind) => kind !== wanted)
          .map((kind) => [kind, `This kind of word ${classMeans[kind]}.`] as const),
        show: String,
        why: `In this sentence *${key}* ${classMeans[wanted]}, so it is ${article} ${wanted}.`,
        steps: [`What does *${key}* do in the sentence?`, `It ${classMeans[wanted]}.`],
        hints: ['What job does the word do?', 'Does it name, do, describe a thing, or tell how?'],
        drawn: { sentence, wanted, word: key },
      };
    return {
      stem: `Which word is ${article} ${wanted} in “${sentence}”?`,
      key,
      slips: words
        .filter(([word]) => word !== key)
        .map(
          ([word = '', kind = 'noun']) =>
            [word, `This is ${kind.startsWith('a') ? 'an' : 'a'} ${kind}: it ${classMeans[kind as WordClass]}.`] as const,
        ),
      show: String,
      why: `${article === 'an' ? 'An' : 'A'} ${wanted} ${classMeans[wanted]}, and here *${key}* is the word that does so.`,
      steps: [`${article === 'an' ? 'An' : 'A'} ${wanted} ${classMeans[wanted]}.`, `Here that is *${key}*.`],
      hints: [`What does ${article} ${wanted} do in a sentence?`, 'Try each word in turn.'],
      drawn: { sentence, wanted, word: key },
      keyStandsInStem: true,
    };
  },
);

const verbs = group(
  'walk|walks|walked|walking/play|plays|played|playing/eat|eats|ate|eating/write|writes|wrote|writing/swim|swims|swam|swimming/sing|sings|sang|singing/run|runs|ran|running/draw|draws|drew|drawing/read|reads|read|reading/bake|bakes|baked|baking',
).filter(([base]) => base !== 'read');
const participles: Readonly<Record<string, string>> = {
  walk: 'walked',
  play: 'played',
  eat: 'eaten',
  write: 'written',
  swim: 'swum',
  sing: 'sung',
  run: 'run',
  draw: 'drawn',
  bake: 'baked',
};
export const tenses = makeGenerator<string>(
  {
    ...about,
    id: 'english-verb-tenses',
    title: 'Verb tenses: past, present, progressive and perfect',
    keyStage: 'KS2',
    years: [2, 3, 4, 5, 6],
    synonyms: ['tenses', 'verb tenses', 'past tense', 'present progressive', 'present perfect', 'past progressive', 'verbs'],
    kinds: [
      ...(['perfect', 'progressive'] as const).flatMap((aspect) => {
        const name = aspect === 'perfect' ? 'perfect' : '(?:progressive|continuous)';
        return [
          ...['present', 'past'].map((time) =>
            asking(new RegExp(String.raw`\b${time} ${name}\b`), new RegExp(String.raw`\b${time} ${name}`)),
          ),
          asking(new RegExp(String.raw`(?<!\b(?:past|present) )\b${name}\b`), new RegExp(name)),
        ];
      }),
      ...['present', 'past'].map((time) =>
        asking(
          new RegExp(String.raw`\b${time}\b(?! (?:perfect|progressive|continuous|and past|and present))|\bsimple ${time}\b`),
          new RegExp(String.raw`\b${time}\b`),
        ),
      ),
    ],
  },
  ({ pick, level }) => {
    const [base = '', s = '', past = '', ing = ''] = pick(verbs);
    const done = participles[base] ?? '';
    const name = pick(names);
    const forms = {
      'simple past': past,
      'simple present': s,
      'present progressive': `is ${ing}`,
      'past progressive': `was ${ing}`,
      'present perfect': `has ${done}`,
      'past perfect': `had ${done}`,
    } as const;
    type Tense = keyof typeof forms;
    const all = Object.keys(forms) as Tense[];
    const wanted = pick(
      level<readonly Tense[]>(
        ['simple past', 'simple present'],
        ['present progressive', 'past progressive', 'simple past'],
        ['present perfect', 'past perfect', 'past progressive'],
      ),
    );
    const means = {
      'simple past': 'it happened and is over',
      'simple present': 'it happens often',
      'present progressive': 'it is going on now',
      'past progressive': 'it was going on then',
      'present perfect': 'it happened before now and still matters: has or have and the past participle',
      'past perfect': 'it had happened before something else: had and the past participle',
    } as const;
    const pool = level(all.slice(0, 4), all.slice(0, 5), all.slice(2));
    return {
      stem: `Complete the sentence in the ${wanted}: *${name} ___ every day.*`.replace(
        'every day',
        pick(['in the hall', 'at school', 'with a friend', 'after lunch', 'at home']),
      ),
      key: forms[wanted],
      slips: [
        ...pool
          .filter((tense) => tense !== wanted)
          .map((tense) => [forms[tense], `This is the ${tense}: ${means[tense].split(':')[0]}.`] as const),
        [`${base}ed`, 'This is not how this verb makes its past.'] as const,
      ].filter(([text]) => text !== forms[wanted]),
      show: String,
      why: `The ${wanted} says that ${means[wanted]}, so it is *${name} ${forms[wanted]}*.`,
      steps: [
        `The ${wanted}: ${means[wanted].split(':')[0]}.`,
        {
          'simple past': `Most verbs take -ed, but some change. Say it: “Yesterday ${name} …”`,
          'simple present': `With one name the verb takes -s or -es. Say it: “Every day ${name} …”`,
          'present progressive': `Take *is* and the verb with -ing: *${base}* becomes *${ing}*.`,
          'past progressive': `Take *was* and the verb with -ing: *${base}* becomes *${ing}*.`,
          'present perfect': 'Take *has* and the past participle, which follows words such as “have”.',
          'past perfect': 'Take *had* and the past participle, which follows words such as “have”.',
        }[wanted],
        `*${name} ${forms[wanted]}*`,
      ],
      hints: [
        'Is it over, going on, or done before something else?',
        wanted.includes('progressive')
          ? 'A progressive form has -ing.'
          : wanted.includes('perfect')
            ? 'A perfect form begins with has, have or had.'
            : 'A simple form is one word.',
      ],
      drawn: { base, wanted },
    };
  },
);

const contractions = group(
  'do not|don’t/cannot|can’t/is not|isn’t/I am|I’m/we are|we’re/they have|they’ve/she will|she’ll/it is|it’s/you are|you’re/will not|won’t/should have|should’ve/would not|wouldn’t/have not|haven’t/he would|he’d/were not|weren’t',
);
export const contractionWords = makeGenerator<string>(
  {
    ...about,
    id: 'english-contractions',
    title: 'Apostrophes for missing letters',
    keyStage: 'KS1',
    years: [2, 3],
    synonyms: ['contractions', 'apostrophes', 'missing letters', 'apostrophe for contraction', 'don’t can’t', 'short forms', 'punctuation'],
    kinds: [
      asking(/\b(?:with|of|using|for|from) (?:the word )?not\b|\bn'?t\b/, / not\*/),
      asking(/\b(?:with|of|using|for|from) (?:the word )?will\b/, / will\*|\bwill not/),
      asking(/\b(?:with|of|using|for|from) (?:the word )?ha(?:ve|s)\b/, / ha(?:ve|s)\*|\bhave not/),
    ],
  },
  ({ pick, level }) => {
    const [long = '', short = ''] = pick(level(contractions.slice(0, 8), contractions.slice(2, 11), contractions.slice(5)));
    const bare = short.replace('’', '');
    const at = short.indexOf('’');
    return {
      stem: `What is the short form of *${long}*?`,
      key: short,
      slips: [
        [bare, 'This has no apostrophe. It shows where letters are missing.'],
        [
          `${bare.slice(0, Math.max(1, at - 1))}’${bare.slice(Math.max(1, at - 1))}`,
          'This has the apostrophe in the wrong place. It goes where letters are missing.',
        ],
        [`${bare}’`, 'This has the apostrophe at the end.'],
      ],
      show: String,
      sameAs: (text) => text,
      why: `The apostrophe goes where letters are left out of *${long}*.`,
      steps: [`Write *${long}* as one word.`, `Put the apostrophe where letters are left out: *${short}*`],
      hints: ['Which letters are left out?', 'The apostrophe takes the place of the missing letters.'],
      drawn: { long },
    };
  },
);
