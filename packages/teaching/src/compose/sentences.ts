import type { Coverage, Provenance } from '@hedgerow/curriculum/question';
import { isOfStage } from '@hedgerow/curriculum/subject-families';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { subjectName } from '@hedgerow/domain/subjects';
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

/** What the pupil typed, short enough to be said back. */
const asTyped = (topicText: string): string => (topicText.trim().length > 60 ? `${topicText.trim().slice(0, 57)}…` : topicText.trim());

const uncovered = ({ subject, topicText }: TopicQuery, nearest: readonly string[]): string => {
  const others =
    nearest.length === 0
      ? ''
      : ` The nearest ${nearest.length === 1 ? 'topic is' : 'topics are'} ${listed(nearest.slice(0, 3).map((title) => `“${title}”`))}.`;
  return `We do not cover “${asTyped(topicText)}” in ${subjectName(subject)} yet.${others} Upload your notes on it, and we will work from those.`;
};

const covered = (wish: TopicQuery, { coverage, topics, named }: FoundTopics): string => {
  if (named === undefined) return '';
  const titles = topics.length > 1 ? listed(topics.map(({ title }) => `“${title}”`)) : `“${named.title}”`;
  const topicWord = topics.length > 1 ? 'topics' : 'topic';
  if (coverage === 'exact' || topics.every((topic) => isOfStage(topic, wish.keyStage)))
    return `This comes from our own ${stageName[wish.keyStage]} ${topicWord} ${titles}.`;
  const asRevision =
    wish.keyStage === 'KS5' ? ' It is good revision before you go further.' : ' Upload your notes if you need it at your own level.';
  const stages = [...Map.groupBy(topics.length > 0 ? topics : [named], ({ keyStage }) => keyStage)];
  const from = stages.map(
    ([stage, some]) => `the ${stageName[stage]} ${some.length > 1 ? 'topics' : 'topic'} ${listed(some.map(({ title }) => `“${title}”`))}`,
  );
  const hasOwn = topics.some((topic) => isOfStage(topic, wish.keyStage));
  const lead = hasOwn ? '' : `We have no ${stageName[wish.keyStage]} topic on “${asTyped(wish.topicText)}” yet. `;
  return `${lead}This comes from ${listed(from)}.${asRevision}`;
};

/** A plain sentence to the pupil on where the content comes from (docs/product/teaching-engine.md#the-truth-about-coverage). */
export const coverageSentence = (
  wish: TopicQuery,
  found: FoundTopics,
  fromUpload: { readonly used: boolean; readonly bankToo: boolean },
): string => {
  if (!fromUpload.used) return found.coverage === 'subject' ? uncovered(wish, found.nearest) : covered(wish, found);
  if (!fromUpload.bankToo || found.named === undefined) return 'This comes from your own notes.';
  return `This comes from your own notes first, and then from our topic “${found.named.title}”${found.coverage === 'near' ? ` (${stageName[found.named.keyStage]})` : ''}.`;
};

/** An upload is the source where one is used; otherwise how well the bank covers the wish, and whether what was given does. */
export const coverageOf = (
  found: FoundTopics,
  { usesUpload, isExact }: { readonly usesUpload: boolean; readonly isExact: boolean },
): Coverage => {
  if (usesUpload) return 'source';
  return found.coverage === 'exact' && !isExact ? 'near' : found.coverage;
};
