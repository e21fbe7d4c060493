import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { Coverage, Provenance } from '@hedgerow/curriculum/question';
import { isOfStage } from '@hedgerow/curriculum/subject-families';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import type { FoundTopics, TopicQuery } from './find-topics.ts';

export type ProvenanceCounts = Readonly<Record<Provenance, number>>;

export const countProvenance = (items: readonly { readonly provenance: Provenance }[]): ProvenanceCounts => {
  const counts = { bank: 0, derived: 0, generator: 0, upload: 0, llm: 0 };
  for (const { provenance } of items) counts[provenance] += 1;
  return counts;
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const stageName: Readonly<Record<KeyStage, string>> = {
  EYFS: 'Reception',
  KS1: 'Key Stage 1',
  KS2: 'Key Stage 2',
  KS3: 'Key Stage 3',
  KS4: 'GCSE (Key Stage 4)',
  KS5: 'Key Stage 5',
};

/** What the pupil typed, short enough to be said back; a slip of spelling is not said back. */
const asTyped = (topicText: string, { wordGroups }: Pick<FoundTopics, 'wordGroups'>): string => {
  if (wordGroups.some((group) => group.length > 1)) return 'this';
  return `“${topicText.trim().length > 60 ? `${topicText.trim().slice(0, 57)}…` : topicText.trim()}”`;
};

/** "Year 10", "Years 7 to 9". */
const yearsOf = ({ years }: Pick<Topic, 'years'>): string => {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? `Year ${first}` : `Years ${first} to ${last}`;
};

/** "“Quadratic equations” is taught in Years 10 to 11." */
const taughtLater = (topicText: string, found: FoundTopics, later: Pick<Topic, 'years'>): string => {
  const typed = asTyped(topicText, found);
  return `${typed.charAt(0).toUpperCase()}${typed.slice(1)} is taught in ${yearsOf(later)}.`;
};

const uncovered = ({ subject, keyStage, topicText }: TopicQuery, found: FoundTopics): string => {
  const { nearest, elsewhere, later } = found;
  if (later === undefined && elsewhere !== undefined)
    return `We do not cover ${asTyped(topicText, found)} in ${subjectName(subject)}, but we do in ${subjectName(elsewhere.subject)}: “${elsewhere.title}”.`;
  const others =
    nearest.length === 0
      ? ''
      : ` The nearest ${nearest.length === 1 ? 'topic is' : 'topics are'} ${listed(nearest.slice(0, 3).map((title) => `“${title}”`))}.`;
  const why =
    later === undefined
      ? `We do not cover ${asTyped(topicText, found)} in ${subjectName(subject)} yet.`
      : `${taughtLater(topicText, found, later)} We have nothing on it for ${stageName[keyStage]}.`;
  return `${why}${others} Upload your notes on it, and we will work from those.`;
};

const covered = (wish: TopicQuery, found: FoundTopics, isExact: boolean): string => {
  const { coverage, topics, named } = found;
  if (named === undefined) return '';
  const [only, ...more] = topics;
  // It is just what was asked for, only taught at another time.
  if (isExact && coverage !== 'exact' && only !== undefined && more.length === 0 && !isOfStage(only, wish.keyStage))
    return `This is taught in ${yearsOf(only)}, and the questions are on it. They come from our topic “${only.title}”.`;
  const titles = topics.length > 1 ? listed(topics.map(({ title }) => `“${title}”`)) : `“${named.title}”`;
  const topicWord = topics.length > 1 ? 'topics' : 'topic';
  const ahead = found.later === undefined ? '' : `${taughtLater(wish.topicText, found, found.later)} `;
  if (coverage === 'exact' || topics.every((one) => isOfStage(one, wish.keyStage)))
    return `${ahead}This comes from our own ${stageName[wish.keyStage]} ${topicWord} ${titles}.`;
  const asRevision =
    wish.keyStage === 'KS5'
      ? ' It is good revision before you go further.'
      : found.ofPage === undefined
        ? ' Upload your notes if you need it at your own level.'
        : '';
  const stages = [...Map.groupBy(topics.length > 0 ? topics : [named], ({ keyStage }) => keyStage)];
  const from = stages.map(
    ([stage, some]) => `the ${stageName[stage]} ${some.length > 1 ? 'topics' : 'topic'} ${listed(some.map(({ title }) => `“${title}”`))}`,
  );
  const hasOwn = topics.some((one) => isOfStage(one, wish.keyStage));
  const lead =
    hasOwn || found.ofPage?.isKnown === true
      ? ''
      : `We have no ${stageName[wish.keyStage]} topic on ${asTyped(wish.topicText, found)} yet. `;
  return `${lead}This comes from ${listed(from)}.${asRevision}`;
};

/** A plain sentence to the pupil on where the content comes from (docs/product/teaching-engine.md#the-truth-about-coverage). */
export const coverageSentence = (
  wish: TopicQuery,
  found: FoundTopics,
  fromUpload: { readonly used: boolean; readonly bankToo: boolean; readonly isExact: boolean },
): string => {
  if (!fromUpload.used) return found.coverage === 'subject' ? uncovered(wish, found) : covered(wish, found, fromUpload.isExact);
  if (!fromUpload.bankToo || found.named === undefined) return 'This comes from your own notes.';
  return `This comes from your own notes first, and then from our topic “${found.named.title}”${found.coverage === 'near' ? ` (${stageName[found.named.keyStage]})` : ''}.`;
};

/** Who asks for "maths" or "hard sums" gets some of all of it. */
export const mixedSentence = (subject: SubjectId, keyStage: KeyStage, isByHand = false): string =>
  `A mix of ${stageName[keyStage]} ${subjectName(subject)}.${isByHand ? ' Nothing in it needs a calculator.' : ''} Type a topic to practise just that.`;

const mostNamed = 3;
/** What a worksheet practises, and that this is more of it: nobody's homework is done for them. */
export const worksheetSentence = ({ topics, inTurn = [] }: Pick<FoundTopics, 'topics' | 'inTurn'>): string => {
  const names = inTurn.flatMap((ref) => {
    const topic = topics.find(({ id }) => ref.startsWith(`${id}/`));
    return topic?.objectives.find(({ id }) => ref === objectiveRef(topic.id, id))?.text ?? [];
  });
  const rest = names.length - mostNamed;
  const more = rest > 0 ? ` And ${rest === 1 ? 'one thing' : `${rest} things`} more.` : '';
  return `More like your worksheet. ${names.slice(0, mostNamed).join('. ')}.${more}`;
};

/** A letter home says when and what to bring: nobody is asked about that. */
export const letterSentence =
  'This looks like a letter home, and there is nothing on it to learn. Type the topic that you want to practise.';

/** The same to whoever sets it for somebody: the notes are the pupil's own. Where nothing comes near, what to do is said all the same. */
export const toGrownUps = (sentence: string): string =>
  sentence.replace(/ Upload your notes (on it)?[^.]+\./, (_, onIt) =>
    onIt === undefined || sentence.includes('The nearest topic') ? '' : ' Please try another topic.',
  );

/** An upload is the source where one is used; otherwise how well the bank covers the wish, and whether what was given does. */
export const coverageOf = (
  found: FoundTopics,
  { usesUpload, isExact }: { readonly usesUpload: boolean; readonly isExact: boolean },
): Coverage => {
  if (usesUpload) return 'source';
  if (found.coverage === 'subject') return 'subject';
  return isExact ? 'exact' : 'near';
};
