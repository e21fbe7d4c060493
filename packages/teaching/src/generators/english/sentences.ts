import { answering, asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';

const about = { subject: 'english' } as const;
const group = (text: string): readonly (readonly string[])[] => text.split('/').map((entry) => entry.trim().split('|'));

const owners = group(
  'girl|girls/boy|boys/dog|dogs/teacher|teachers/farmer|farmers/cat|cats/child|children/man|men/woman|women/mouse|mice/fox|foxes/baby|babies',
);
const owned = ['coat', 'garden', 'lunch', 'house', 'bag', 'food', 'toys'];
export const possessives = makeGenerator<string>(
  {
    ...about,
    id: 'english-possessive-apostrophes',
    title: 'Apostrophes for belonging',
    keyStage: 'KS2',
    years: [2, 3, 4, 5],
    synonyms: ['apostrophes', 'possessive apostrophes', 'apostrophe for possession', 'belonging', 'plural possession', 'punctuation'],
  },
  ({ pick, level }) => {
    const [one = '', many = ''] = pick(level(owners.slice(0, 6), owners.slice(0, 6).concat(owners.slice(10)), owners.slice(6)));
    const plural = level(false, pick([true, false]), true);
    const thing = pick(owned);
    const owner = plural ? many : one;
    const key = owner.endsWith('s') ? `${owner}’` : `${owner}’s`;
    return {
      stem: `Which shows a ${thing} that belongs to ${plural ? 'more than one' : 'one'} ${one}?`
        .replace('a toys', 'toys')
        .replace('a food', 'food')
        .replace('toys that belongs', 'toys that belong'),
      key: `the ${key} ${thing}`,
      slips: [
        [
          `the ${plural ? `${one}’s` : many.endsWith('s') ? `${many}’` : `${many}’s`} ${thing}`,
          plural ? `This belongs to only one ${one}.` : `This belongs to more than one ${one}.`,
        ],
        [`the ${owner.endsWith('s') ? owner : `${owner}s`} ${thing}`, 'This has no apostrophe, so nothing shows belonging.'],
        [`the ${owner.endsWith('s') ? `${owner}’s` : `${owner}s’`} ${thing}`, 'This has the apostrophe in the wrong place for this word.'],
        [`the ${owner} ${thing}’s`, 'This puts the apostrophe on the thing. It goes on the owner.'],
      ],
      show: String,
      why: `Write the owner first: ${owner}. ${owner.endsWith('s') ? 'It ends in s already, so only add an apostrophe.' : 'It has no s at the end, so add an apostrophe and s.'}`,
      steps: [
        `Who owns it? The ${owner}.`,
        owner.endsWith('s') ? 'The word ends in s: add only an apostrophe.' : 'The word has no s at the end: add an apostrophe and s.',
        `*the ${key} ${thing}*`,
      ],
      hints: ['Write the owner or owners first. Then put the apostrophe after it.', 'Is there one owner, or are there more?'],
      drawn: { owner, thing },
    };
  },
);

const actives = group(
  'chased|chased|The dog|the cat/wrote|written|The girl|the letter/baked|baked|My uncle|the cake/broke|broken|The ball|the window/caught|caught|The keeper|the ball/painted|painted|The artist|the wall/ate|eaten|The fox|the bread/sang|sung|The choir|the song/built|built|The workers|the bridge/drew|drawn|The boy|the map',
);
export const activePassive = makeGenerator<string>(
  {
    ...about,
    id: 'english-active-and-passive',
    title: 'Active and passive',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['active and passive', 'passive voice', 'active voice', 'passive', 'passive sentences', 'grammar'],
    kinds: [asking(/\b(?:in)?to (?:the )?passive\b/, /in the passive/), asking(/\b(?:in)?to (?:the )?active\b/, /in the active/)],
  },
  ({ pick, level }) => {
    const [past = '', done = '', who = '', what = ''] = pick(actives);
    const toPassive = level(true, pick([true, false]), pick([true, false]));
    const extra = level(pick(['', ' today', ' at last']), pick(['', ' yesterday']), pick([' last week', ' yesterday', ' in the end']));
    const subject = what.charAt(0).toUpperCase() + what.slice(1);
    const agent = who.charAt(0).toLowerCase() + who.slice(1);
    const active = `${who} ${past} ${what}${extra}`;
    const passive = `${subject} was ${done} by ${agent}${extra}`;
    return {
      stem: toPassive
        ? `“${active}.” Which sentence says the same in the passive?`
        : `“${passive}.” Which sentence says the same in the active?`,
      key: toPassive ? passive : active,
      slips: toPassive
        ? [
            [`${who} ${agent.endsWith('s') ? 'were' : 'was'} ${done} by ${what}${extra}`, 'This has the wrong one doing it.'],
            [`${subject} ${past} ${agent}${extra}`, 'This is active, and the wrong one does it.'],
            [`${who} had ${done} ${what}${extra}`, 'This is active: the doer still comes first.'],
          ]
        : [
            [`${subject} ${past} ${agent}${extra}`, 'This has the wrong one doing it.'],
            [`${who} ${agent.endsWith('s') ? 'were' : 'was'} ${done} by ${what}${extra}`, 'This is passive, and the wrong one does it.'],
            [`${subject} has been ${done} by ${agent}${extra}`, 'This is still passive: the doer comes after “by”.'],
          ],
      show: String,
      why: toPassive
        ? `In the passive the thing that it is done to comes first, with a form of be and the past participle: *was ${done}*. The doer follows “by”.`
        : `In the active the doer comes first: *${agent}*.`,
      steps: [
        `Who does it? ${who}.`,
        `To whom or what? ${subject}.`,
        toPassive ? `Begin with ${what}, then *was ${done} by*.` : `Begin with the doer: *${who} ${past}*.`,
      ],
      hints: ['Who does it, and to what is it done?', 'The passive has a form of “be” and often “by”.'],
      drawn: { past, done, who, what, asks: toPassive ? 'passive' : 'active' },
    };
  },
);

const means = (each: string): string =>
  each === 'will' ? 'is certain' : each === 'must' ? 'tells of a duty' : each === 'should' ? 'gives advice' : 'is only possible';
export const modalVerbs = makeGenerator<string>(
  {
    ...about,
    id: 'english-modal-verbs',
    title: 'Modal verbs',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['modal verbs', 'modals', 'might could should must', 'possibility', 'degrees of possibility', 'grammar'],
    kinds: [asking(/\bpossib|\bcertain|\bdegrees?\b/, /possible|certain|sure|likely/)],
  },
  ({ pick, level }) => {
    const modals = ['must', 'might', 'can', 'should', 'will', 'could', 'may'];
    const modal = pick(modals);
    const verb = pick(['swim', 'play', 'visit', 'sing', 'leave', 'arrive', 'help']);
    const name = pick(names);
    const time = pick(['today', 'tomorrow', 'soon', 'later']);
    const strength = { certain: ['will'], possible: ['might', 'may', 'could'], advice: ['should'] } as const;
    const kind = level('modal' as const, pick(['certain', 'possible'] as const), pick(['certain', 'possible', 'advice'] as const));
    const sentence = (each: string): string => `${name} ${each} ${verb} ${time}`;
    if (kind === 'modal') {
      return {
        stem: `Which word is the modal verb in “${sentence(modal)}”?`,
        key: modal,
        slips: [
          [verb, 'This is the main verb. The modal verb helps it.'],
          [time, 'This tells when.'],
          [name, 'This is a name.'],
        ],
        show: String,
        why: `A modal verb comes before another verb and says how sure, able or allowed someone is. Modal verbs are ${modals.join(', ')} and some others.`,
        steps: ['Find the main verb: what is done?', `The word before it, *${modal}*, says how sure, able or allowed.`],
        hints: ['It comes before the main verb.', 'It says how sure, able or allowed someone is.'],
        drawn: { kind, modal },
        keyStandsInStem: true,
      };
    }
    const key = pick(strength[kind]);
    // "He must leave later" tells of a duty, and may be said of what is certain as well: it stands beside neither.
    const unclear = ['can', ...(kind === 'certain' ? ['must'] : [])];
    const others = modals.filter((each) => !(strength[kind] as readonly string[]).includes(each) && !unclear.includes(each));
    const asks = { certain: 'shows that it is certain', possible: 'shows that it is only possible', advice: 'gives advice' }[kind];
    return {
      stem: `Which sentence ${asks}?`,
      key: sentence(key),
      slips: others.map((each) => [sentence(each), `This ${means(each)}: look at *${each}*.`] as const),
      show: String,
      why: `*${key}* ${means(key)}. The modal verb alone makes the difference.`,
      steps: ['Find the modal verb in each sentence.', `*${key}* ${means(key)}.`],
      hints: ['Which word differs from sentence to sentence?', 'How sure does the speaker sound?'],
      drawn: { kind, modal: key },
    };
  },
);

const relatives = group(
  'who|The boy ___ lives next door is my friend.|a person/who|The nurse ___ helped us was kind.|a person/which|The book ___ is on the table is mine.|a thing/which|The train ___ left at noon was full.|a thing/whose|The girl ___ bike is red won the race.|belonging/whose|The man ___ dog barked said sorry.|belonging/where|The park ___ we play is near here.|a place/where|The town ___ I was born is small.|a place/when|I remember the day ___ it snowed.|a time/when|Summer is the time ___ we swim.|a time/who|My aunt, ___ is a doctor, works at night.|a person/which|The cake, ___ was huge, fell down.|a thing/whose|The author ___ books I love is here.|belonging/where|The beach ___ we swim is sandy.|a place',
);
const uses: Readonly<Record<string, string>> = { who: 'people', which: 'things', whose: 'belonging', where: 'places', when: 'times' };
export const relativeClauses = makeGenerator<string>(
  {
    ...about,
    id: 'english-relative-clauses',
    title: 'Relative clauses',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['relative clauses', 'relative pronouns', 'who which whose where when', 'subordinate clauses', 'grammar'],
    kinds: [
      asking(/\brelative pronouns?\b/, /___/),
      asking(/\b(?:identify|spot|underlin)\w*|\bfind(?:ing)? (?:the |an? )?relative clauses?\b/, /relative clause/),
      // Three words that are listed are those that are wanted, and no clause with "where" or "when".
      asking(/\bwho,? (?:and |or )?which,? (?:and |or )?that\b/, /\b(?:who|which|that)\b/),
    ],
  },
  ({ pick, level }) => {
    const [key = '', sentence = '', about_ = ''] = pick(level(relatives.slice(0, 10), relatives.slice(0, 10), relatives.slice(4)));
    const asksClause = level(false, pick([true, false]), pick([true, false]));
    const others = Object.keys(uses).filter((each) => each !== key);
    const clause = /___[^,.]*?(?= (?:is my|was kind|is mine|was full|won|said|is near|is small|works|fell|is here|is sandy)|,|\.)/
      .exec(sentence)?.[0]
      .replace('___', key)
      .trim();
    const whole = sentence.replace('___', key);
    if (asksClause && clause !== undefined) {
      const [before = '', after = ''] = whole.split(clause);
      return {
        stem: `Which words are the relative clause in “${whole}”?`,
        key: clause,
        slips: [
          [before.replace(/[ ,]+$/, ''), 'This is what the clause tells us about.'],
          [after.replace(/^[ ,]+|[.]$/g, ''), 'This belongs to the main clause.'],
          [clause.split(' ').slice(0, -1).join(' '), 'This stops too early.'],
          [`${before.trim().replace(/,$/, '')} ${clause}`, 'This begins too early: the clause begins with the relative word.'],
        ].filter((each): each is [string, string] => (each[0] ?? '').length > 2),
        show: String,
        why: `A relative clause tells more about a noun and begins with a word such as who, which or where. Here it begins with *${key}*.`,
        steps: [`Find the relative word: *${key}*.`, 'Read on to the end of what it tells about the noun.', `*${clause}*`],
        hints: ['Which word links the extra information to the noun?', 'Take the clause out: the rest must still be a sentence.'],
        drawn: { kind: 'clause', whole, key },
        keyStandsInStem: true,
      };
    }
    return {
      stem: `${pick(['Complete', 'Fill the gap'])}: *${sentence}*`,
      key,
      slips: others.map((each) => [each, `This is for ${uses[each]}.`] as const),
      show: String,
      why: `The clause tells more about ${about_ === 'belonging' ? 'whose something is' : about_}, so it begins with *${key}*.`,
      steps: ['What does the clause tell us about?', `*${key}* is for ${uses[key]}.`, `*${whole}*`],
      hints: ['Is it about a person, a thing, a place, a time, or belonging?', 'Read the sentence with each word.'],
      drawn: { kind: 'word', whole, key },
    };
  },
);

const subjects = group(
  'I|was|am|have/you|were|are|have/he|was|is|has/she|was|is|has/we|were|are|have/they|were|are|have/the dogs|were|are|have/my sister|was|is|has/the children|were|are|have/Sam and Zoe|were|are|have/the team of runners|was|is|has/one of the boys|was|is|has',
);
export const agreement = makeGenerator<string>(
  {
    ...about,
    id: 'english-subject-verb-agreement',
    title: 'Subject and verb agreement',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['subject verb agreement', 'was or were', 'is or are', 'standard english', 'I was we were', 'grammar'],
    kinds: [
      answering(/\bwas\b.*\bwere\b|\bwere\b.*\bwas\b/, /^(?:was|were)$/),
      answering(/\bhas\b.*\bhave\b|\bhave\b.*\bhas\b/, /^(?:has|have)$/),
      answering(/\bis\b.*\bare\b/, /^(?:is|are)$/),
    ],
  },
  ({ pick, level }) => {
    const [subject = '', ...forms] = pick(level(subjects.slice(0, 7), subjects.slice(2, 10), subjects.slice(6)));
    const kind = pick([0, 1, 2] as const);
    const key = forms[kind] ?? '';
    const sets = [
      ['was', 'were', 'is been', 'be'],
      ['am', 'is', 'are', 'be'],
      ['has', 'have', 'having', 'haves'],
    ] as const;
    const end =
      [
        ['late for school', 'in the garden'],
        ['very happy', 'at home now'],
        ['eaten lunch', 'seen the film'],
      ][kind] ?? [];
    const when = pick(end);
    return {
      stem: `Which word fits? *${subject.charAt(0).toUpperCase() + subject.slice(1)} ___ ${when}${kind === 0 ? ' yesterday' : ''}.*`,
      key,
      slips: (sets[kind] ?? [])
        .filter((each) => each !== key)
        .map(
          (each) =>
            [
              each,
              ['is been', 'be', 'having', 'haves'].includes(each)
                ? 'This is not standard English here.'
                : `This does not go with “${subject}”.`,
            ] as const,
        ),
      show: String,
      why: `The verb agrees with its subject: “${subject} ${key}”.`,
      steps: [`Find the subject: “${subject}”.`, 'Is it one or more than one? Is it I, you or someone else?', `“${subject} ${key}”`],
      hints: ['Who or what is the sentence about?', 'One of something, or a team, counts as one.'],
      drawn: { subject, kind },
    };
  },
);
