import { contentWordsOf } from '@hedgerow/curriculum/words';
import type { FoundTopics } from './find-topics.ts';
import { isOfStage } from '@hedgerow/curriculum/subject-families';
import type { Topic } from '@hedgerow/curriculum/topic';
import { keyStages } from '@hedgerow/domain/key-stages';
import type { KeyStage } from '@hedgerow/domain/key-stages';

/** "Rivers" and "river", "equation" and "equations" are one word here. */
const rootOf = (word: string): string =>
  // "Granthi" is no other form of "Granth".
  word.length === 7 && /[iou]$/.test(word) ? word : word.length > 6 ? word.slice(0, 6) : word.replace(/(?<=\p{L}{3})s$/u, '');
const rootsOf = (text: string): ReadonlySet<string> => new Set(contentWordsOf(text).map(rootOf));

/** How many words of something the notes use too. */
const sharedWith = (notes: string): ((text: string) => number) => {
  const known = rootsOf(notes);
  return (text) => [...rootsOf(text)].filter((root) => known.has(root)).length;
};

/** So many words must be shared for a card or a question of ours to be on what the notes are on. */
const fewestShared = 2;
/** Notes of fewer words than this do not say what else belongs to them. */
const fewestOfNotes = 40;

/** A word of so many of the texts is what all of them are about: "river" tells no two lessons on rivers apart. */
const mostTexts = 0.2;

/** Whether something of ours, one of many texts on its topic, speaks of what the notes speak of. */
export const nearTo = (notes: string, ofTopic: readonly string[]): ((text: string) => boolean) => {
  const known = rootsOf(notes);
  if (known.size < fewestOfNotes) return () => true;
  const texts = new Map<string, number>();
  for (const text of ofTopic) for (const root of rootsOf(text)) texts.set(root, (texts.get(root) ?? 0) + 1);
  const most = Math.max(fewestShared, ofTopic.length * mostTexts);
  return (text) => {
    const shared = [...rootsOf(text)].filter((root) => known.has(root));
    return shared.length >= fewestShared && shared.some((root) => (texts.get(root) ?? 0) <= most);
  };
};

/** Such a share of the words of a question, and of a longer answer to it, stand in the notes too. */
const shareOfLong = 0.5;
const shareOfAsked = 0.5;
const longestShort = 4;
/** Of what a question asks so much stands in the notes, and of its long answer more than half, or it is asked in their words. */
const shareOfQuestion = 0.4;
const inTheirWords = 0.75;
/** What asks, and says nothing of what is asked. */
const ofAsking = new Set(
  [
    ...contentWordsOf(
      'which example mean happen year often word kind type name called match put order fill gap wrong choose true letter stands nearest complete ' +
        'sentence describe explain reason fact picture shown show several everything thing many people person part sort group give said say best statement',
    ),
  ].map(rootOf),
);
const years = /\b(?:1[0-9]|20)\d{2}\b/g;
/** Notes of fewer words than this leave room for the rest of their topic. */
const fewestOfPage = 24;

const partsOf = (text: string): readonly string[] => text.split(/[^\p{L}\d'’-]+/u).filter((part) => part !== '');
/** Names, and words that are spoken of as words: "*-ness*", "at Boscastle". */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\*+([^*]+)\*+|(?<=[\p{Ll},;] )(\p{Lu}\p{Ll}+)/gu)].map(([, spoken, name]) => (spoken ?? name ?? '').toLowerCase());

/**
 * Whether a question of ours asks what the notes say: its short answer, or the word that it explains, stands in them.
 * "Drainage basin" is on rivers as well, and on another page than a pupil's on waterfalls.
 */
export const saidIn = (notes: string): ((question: string, answer: string) => boolean) => {
  const known = rootsOf(notes);
  if (known.size < fewestOfPage) return () => true;
  const written = new Set(partsOf(notes.toLowerCase()));
  return (question, answer) => {
    if (!namedIn(`${question} ${answer}`).every((name) => partsOf(name).every((part) => written.has(part) || known.has(rootOf(part)))))
      return false;
    // A year that the notes do not tell.
    if ([...`${question} ${answer}`.matchAll(years)].some(([year]) => !notes.includes(year)) && /\b(?:1[0-9]|20)\d{2}\b/.test(answer))
      return false;
    // Nor a share: "by about 9%".
    if (/^[\d.,]+ ?%$/.test(answer.trim()) && !notes.includes(answer.trim().replace(/ ?%$/, ''))) return false;
    const explained = /^What does “([^”]+)” mean/.exec(question)?.[1];
    const key = explained ?? answer;
    const roots = [...rootsOf(key)];
    const isBelief = question.startsWith('What is wrong here?');
    if (!isBelief && key.split(' ').length <= longestShort && roots.length > 0 && /\p{L}{3}/u.test(key)) {
      // "The pacemaker cells are in the right atrium": what it is about must be spoken of as well.
      const asked = explained === undefined ? [...rootsOf(question)].filter((root) => !ofAsking.has(root)) : [];
      return roots.every((root) => known.has(root)) && asked.filter((root) => known.has(root)).length >= asked.length * shareOfAsked;
    }
    const ofQuestion = [...rootsOf(question)].filter((root) => !ofAsking.has(root));
    const asked = ofQuestion.filter((root) => known.has(root)).length;
    const told = roots.filter((root) => known.has(root)).length;
    if (!isBelief && explained === undefined && ofQuestion.length > 1 && asked < ofQuestion.length * shareOfQuestion) return false;
    if (!isBelief && explained === undefined && roots.length > 1 && told * 2 <= roots.length && asked < ofQuestion.length * inTheirWords)
      return false;
    const all = [...rootsOf(`${question} ${answer}`)].filter((root) => !ofAsking.has(root));
    return all.filter((root) => known.has(root)).length >= all.length * shareOfLong;
  };
};

/** Longer names are descriptions. */
const longestTerm = 3;
type Told = { readonly question: string; readonly answer: string; readonly objective?: string | null; readonly hasPicture?: boolean };

/**
 * Whether something of a topic speaks of what a page does not: of a word that the topic explains or a thing that it names and the page
 * does not have ("sea wall" beside longshore drift), or of a lesson of which the page says no word.
 */
export const leavesPage = (notes: string, topic: Topic): ((told: Told) => boolean) => {
  const known = rootsOf(notes);
  if (known.size < fewestOfPage) return () => false;
  const isSaid = (name: string): boolean => [...rootsOf(name)].every((root) => known.has(root));
  const partsOfTopic = topic.facts.flatMap((fact) =>
    fact.kind === 'part'
      ? [{ name: fact.part, objective: fact.objective }]
      : fact.kind === 'pair'
        ? [{ name: fact.left, objective: fact.objective }]
        : [],
  );
  const terms = [
    ...topic.vocabulary.map(({ term, objective }) => ({ name: term, objective })),
    ...partsOfTopic,
    ...topic.objectives.flatMap(({ id, names }) => names.map((name) => ({ name, objective: id }))),
  ].filter(({ name }) => name.split(' ').length <= longestTerm + 1 && rootsOf(name).size > 0);
  const unsaid = [...new Set(terms.filter(({ name }) => !isSaid(name)).map(({ name }) => [...rootsOf(name)].join(' ')))].map((roots) =>
    roots.split(' '),
  );
  const onPage = new Set(terms.filter(({ name }) => isSaid(name)).map(({ objective }) => objective));
  const said = [...new Set(terms.filter(({ name }) => isSaid(name)).map(({ name }) => [...rootsOf(name)].join(' ')))].map((roots) =>
    roots.split(' '),
  );
  return ({ question, answer, objective, hasPicture }) => {
    if (objective !== undefined && objective !== null && topic.objectives.length > 1 && !onPage.has(objective)) return true;
    // What a word means is told in other words.
    const roots = rootsOf(/^What does “[^”]+” mean/.test(question) ? question : `${question} ${answer}`);
    const names = (all: readonly (readonly string[])[]): boolean => all.some((term) => term.every((root) => roots.has(root)));
    // "In which order do these landforms develop?": only its picture says what it is on.
    return names(unsaid) || (hasPicture === true && !names(said));
  };
};

/** What a sheet of sums may be without: decimals, fractions, times. Where it has none of these, none is practised. */
const ofSums: readonly (readonly [onSheet: RegExp, asked: RegExp])[] = [
  [/\d\.\d|decimal/i, /\bdecimals?\b|\btenths?\b|\d\.\d/i],
  [/\d\s?[/⁄]\s?\d|fraction/i, /\bfractions?\b|\\frac/i],
  [/\d\s*[×x*]|\btimes\b|multipl/i, /\\times|×|\btimes as (?:many|much|long|far)\b/i],
];
export const isOfSheet = (sheet: string, asked: string): boolean =>
  !/\d\s*[-+−–×÷]\s*\d|\n\s*[-+−–×]\s*\d/u.test(sheet) || ofSums.every(([onSheet, of]) => onSheet.test(sheet) || !of.test(asked));

/** A topic of another stage must speak of the same things in so many of its words. */
const fewestWords = 4;

/** Whether a topic of ours is on what the pupil brought, and of about the pupil's age: else it is left out. */
export const fitsNotes = (topic: Topic, keyStage: KeyStage, notes: string, fewest = 1): boolean => {
  const apart = Math.abs(keyStages.indexOf(topic.keyStage) - keyStages.indexOf(keyStage));
  const shared = sharedWith(notes)([topic.title, ...topic.vocabulary.map(({ term }) => term)].join(' '));
  return isOfStage(topic, keyStage) ? shared >= fewest : apart === 1 && shared >= fewestWords;
};

/** What was found, without the topics that are on something else than the notes. */
export const onlyFitting = (found: FoundTopics, keyStage: KeyStage, notes: string): FoundTopics => {
  // Of two plays one lies near the other, and is another play: “Twelfth Night” is not “A Midsummer Night's Dream”, until the notes say so.
  const topics = found.topics.filter((topic) =>
    fitsNotes(topic, keyStage, notes, found.isNamed || topic.subject !== 'english' ? 1 : fewestWords),
  );
  const kept = new Set(topics.map(({ id }) => id));
  return {
    ...found,
    topics,
    methods: found.methods.filter(({ topicId }) => topicId === null || kept.has(topicId)),
    named: topics.length === 0 ? undefined : found.named,
  };
};
