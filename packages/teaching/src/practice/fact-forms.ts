import type { FactForm, TypedQuestion } from '@hedgerow/curriculum/question';
import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { headed } from '../derive/order-questions.ts';
import { pairInWords } from '../derive/pair-wording.ts';
import { meaningIn, meaningOf, quoted, sameText, sentence, supportFor, withinSentence } from '../derive/wording.ts';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { mixedPlaces, places } from './mixed-places.ts';

type Pair = Extract<Fact, { kind: 'pair' }>;
type Word = Pick<Topic['vocabulary'][number], 'term' | 'definition' | 'siblings'>;
type Form = FactForm | TypedQuestion;
/** Whether an objective is one of those that are practised. */
type IsOn = (objective: string) => boolean;

const sharedOf = (topic: Topic, source: string, question: string, explanation: string, objective: string | null) => ({
  id: `q-${hashText(`${topic.id}/${source}/${question}`).toString(36)}`,
  question,
  explanation,
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'intermediate' as const,
  topicId: topic.id,
  objective,
  provenance: 'derived' as const,
  sourceId: `${topic.id}/${source}`,
});

/** As many pairs as a pupil of the stage holds before the eyes. */
const pairsFor = (keyStage: KeyStage): number => (keyStage === 'KS2' ? 3 : 4);

const matchOf = (
  pairs: readonly { readonly left: string; readonly right: string }[],
  chance: () => number,
): Pick<Extract<FactForm, { type: 'match' }>, 'type' | 'left' | 'right' | 'partners'> => {
  const shown = mixedPlaces(pairs.length, chance);
  return {
    type: 'match',
    left: pairs.map(({ left }) => left),
    right: shown.map((at) => pairs[at]?.right ?? ''),
    partners: places(pairs.length).map((place) => shown.indexOf(place)),
  };
};

const wordForms = (topic: Topic, keyStage: KeyStage, chance: () => number, isOn: IsOn): Form[] => {
  const words = shuffled(
    topic.vocabulary.filter(({ objective }) => isOn(objective)),
    chance,
  ).slice(0, pairsFor(keyStage));
  if (words.length < 3) return [];
  const told = words.map(({ term, definition }) => `**${term}**: ${definition}`).join(' ');
  return [
    {
      ...sharedOf(topic, 'words', 'Match each word to its meaning.', told, null),
      ...matchOf(
        words.map(({ term, definition }) => ({ left: term, right: definition })),
        chance,
      ),
    },
  ];
};

/** "capital of", "French for": words that can stand before "it". */
const endsOpen = /\b(?:of|for|in|by|with|from|at|to)$/;

/** "capital of", "role in history of": what a thing or a person has. "formula for the area of" is too long to be had. */
const had = /^(?:the )?(?:name of the )?((?:[\w'’-]+ ){1,6})of$/;
/** Words that lead to another thing than the one that is spoken of: "charge of the ion formed by". */
const leadsAway = /\b(?:for|by|with|from|that|after|about|of)\b/;
const ownOf = (relation: string): string | undefined => {
  const own = had.exec(relation.replaceAll(/,[^,]*,/g, ''))?.[1]?.trim();
  return own === undefined || leadsAway.test(own) ? undefined : own;
};

/** "piece of apparatus used to" stands before a verb. */
const forEach = (relation: string): string => relation.replace(/^the /, '').replace(/ used to$/, ' for');

/** "It" would be wrong of people, and "its" too. */
const matchAsked = (relation: string): string => {
  const own = ownOf(relation);
  return own === undefined ? `Match the pairs: the ${forEach(relation)} each one.` : `Match each one with the right ${own}.`;
};
const everyAsked = (relation: string, answer: string): string => {
  const own = ownOf(relation);
  return own === undefined
    ? `Choose every one where the ${forEach(relation)} it is ${answer}.`
    : `Choose every one whose ${own} is ${answer}.`;
};

const relationsOf = (topic: Topic, isOn: IsOn): readonly (readonly Pair[])[] => {
  const byRelation = new Map<string, Pair[]>();
  for (const fact of topic.facts)
    if (fact.kind === 'pair' && isOn(fact.objective) && endsOpen.test(fact.relation))
      byRelation.set(fact.relation, [...(byRelation.get(fact.relation) ?? []), fact]);
  return [...byRelation.values()];
};

const differ = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    (pair, at) =>
      pairs.findIndex((other) => sameText(other.right, pair.right)) === at &&
      pairs.findIndex((other) => sameText(other.left, pair.left)) === at,
  );

/** What stands in italics stays as it is: a third star would be seen. */
const strong = (text: string): string => (text.includes('*') ? text : `**${text}**`);

const pairForms = (topic: Topic, keyStage: KeyStage, chance: () => number, isOn: IsOn): Form[] =>
  relationsOf(topic, isOn).flatMap((kin) => {
    const pairs = shuffled(differ(kin), chance).slice(0, pairsFor(keyStage));
    const [first] = pairs;
    if (first === undefined || pairs.length < 3) return [];
    const told = sentence(pairs.map(({ left, right }) => `${strong(left)}: ${right.replace(/[.]$/, '')}`).join('; '));
    const asked = matchAsked(first.relation);
    return [
      { ...sharedOf(topic, `pairs-${hashText(first.relation).toString(36)}`, asked, told, first.objective), ...matchOf(pairs, chance) },
    ];
  });

/** Several things that share a partner are a group: they can be sorted, and chosen together. */
const groupForms = (topic: Topic, chance: () => number, isOn: IsOn): Form[] =>
  relationsOf(topic, isOn).flatMap((kin): Form[] => {
    const rights = [...new Set(kin.map(({ right }) => right))];
    const groups = rights.filter((right) => kin.filter((pair) => pair.right === right).length >= 2).slice(0, 3);
    const [first, ...rest] = groups;
    const [pair] = kin;
    if (first === undefined || rest.length === 0 || pair === undefined) return [];
    const members = shuffled(
      kin.filter(({ right }) => groups.includes(right)),
      chance,
    ).slice(0, 6);
    const told = members.map(pairInWords).join(' ');
    const source = `groups-${hashText(pair.relation).toString(36)}`;
    const right = members.flatMap((member, at) => (member.right === first ? [at] : []));
    const sort: Form = {
      ...sharedOf(
        topic,
        source,
        `Sort these by the ${ownOf(pair.relation) ?? `${forEach(pair.relation)} each one`}.`,
        told,
        pair.objective,
      ),
      type: 'sort',
      items: members.map(({ left }) => left),
      groups: [...groups],
      places: members.map((member) => groups.indexOf(member.right)),
    };
    const several: Form = {
      ...sharedOf(topic, `${source}-all`, everyAsked(pair.relation, quoted(first)), told, pair.objective),
      type: 'several',
      options: members.map(({ left }) => left),
      correctAnswers: right,
      optionNotes: members.map(pairInWords),
    };
    return right.length > 0 && right.length < members.length ? [sort, several] : [sort];
  });

const longestOrder = 5;

const orderForms = (topic: Topic, chance: () => number, isOn: IsOn): Form[] =>
  topic.facts.flatMap((fact, at): Form[] => {
    if (fact.kind !== 'order' || !isOn(fact.objective)) return [];
    const steps = fact.steps.slice(0, longestOrder);
    const shown = mixedPlaces(steps.length, chance);
    return [
      {
        ...sharedOf(
          topic,
          `order-${at}`,
          `${headed(fact.title)}: put these in order.`,
          `The order is: ${steps.map(quoted).join(', then ')}.`,
          fact.objective,
        ),
        type: 'order',
        items: shown.map((place) => steps[place] ?? ''),
        rightOrder: steps.map((_, place) => shown.indexOf(place)),
      },
    ];
  });

/** A word of another language is asked for in it. */
const languages: ReadonlyMap<SubjectId, string> = new Map([
  ['french', 'French'],
  ['spanish', 'Spanish'],
  ['german', 'German'],
]);

/** "The beach" and "we are, for who we are" translate a word of the language; longer ones tell what a word of grammar means. */
const isTranslation = (definition: string): boolean =>
  definition.split(' ').length <= 4 || /^(?:I|we|they|it|he|she|you) /i.test(definition);

const startsOf = (term: string): string => {
  const letters = term.split(' ').map((word) => `“${word.charAt(0)}”`);
  return letters.length === 1 ? `It begins with ${letters.join('')}.` : `The first letters are ${letters.join(' and ')}.`;
};

/** Its first letter stands in the question: there is seldom only one word for a meaning. */
const askedFor = (topic: Topic, term: string, definition: string): string => {
  const meaning = withinSentence(topic, definition).replace(/[.]$/, '');
  const language = isTranslation(definition) ? languages.get(topic.subject) : undefined;
  if (language !== undefined) return `Write in ${language}: “${meaning}”. ${startsOf(term)}`;
  return `Which ${term.includes(' ') ? 'two words mean' : 'word means'} “${meaning}”? ${startsOf(term)}`;
};

/** What the word means, and what more the lesson says of it. */
const toldOf = (topic: Topic, { term, definition }: Word): string =>
  [meaningIn(topic, { term, definition }), supportFor(topic, term, `${term}: ${definition}`)].join(' ').trim();

/** A wrong word is told what it means, or the right one is explained: there is something to learn from being wrong, so it comes first. */
const fewestKnown = 2;
const teaches = (topic: Topic, word: Word): boolean =>
  supportFor(topic, word.term, `${word.term}: ${word.definition}`) !== '' ||
  word.siblings.filter((one) => meaningOf(topic, one) !== undefined).length >= fewestKnown;

const pluralOf = (term: string): string => {
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(term) ? `${term}es` : `${term}s`;
};

/** "patterns" beside "pattern": a meaning does not say whether one is asked for or many. A foreign word has its own endings. */
const manyOrFew = ({ subject }: Topic, { term, siblings }: Word): readonly string[] => {
  if (languages.has(subject) || subject === 'latin' || subject === 'mandarin') return [];
  const other = /(?:[^su]s)$/.test(term) && !term.endsWith('is') ? term.slice(0, -1) : pluralOf(term);
  return siblings.some((one) => one.toLowerCase() === other.toLowerCase()) ? [] : [other];
};

/** A word of the topic that is written for its meaning. */
const typedWords = (topic: Topic, chance: () => number, isOn: IsOn): Form[] =>
  shuffled(
    topic.vocabulary.map((word, at) => ({ ...word, at })),
    chance,
  )
    .filter(({ term, objective }) => isOn(objective) && /^[\p{L} -]{3,24}$/u.test(term) && term.split(' ').length <= 2)
    .toSorted((a, b) => Number(teaches(topic, b)) - Number(teaches(topic, a)))
    .map(({ term, definition, siblings, objective, at }): Form => ({
      ...sharedOf(
        topic,
        // The same source as the choices that ask for this word: a practice asks for it once.
        `word-${at}`,
        askedFor(topic, term, definition),
        toldOf(topic, { term, definition, siblings }),
        objective,
      ),
      type: 'typed',
      expected: { kind: 'words', answers: [term, ...manyOrFew(topic, { term, definition, siblings })], others: [...siblings] },
      answer: term,
      slips: siblings.map((text) => ({
        text,
        note: meaningOf(topic, text) ?? '',
        misconception: null,
        expected: { kind: 'words' as const, answers: [text] },
      })),
      keys: 'words',
    }));

/**
 * What a topic's facts and words give besides choosing: matching, putting in order, sorting, choosing several, writing a word. Of some of
 * its objectives only what is on those.
 */
export const factForms = (topic: Topic, keyStage: KeyStage, seed: number, isOn: IsOn = () => true): readonly Form[] => {
  const chance = seeded(seed);
  const lists = shuffled(
    [
      ...orderForms(topic, chance, isOn),
      ...pairForms(topic, keyStage, chance, isOn),
      ...groupForms(topic, chance, isOn),
      ...wordForms(topic, keyStage, chance, isOn),
    ],
    chance,
  );
  return [...lists, ...typedWords(topic, chance, isOn)];
};
