import { objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import { phraseWords } from '@hedgerow/curriculum/request-words';
import { isOfStage } from '@hedgerow/curriculum/subject-families';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { questionId } from '../similarity/bank-phrases.ts';
import type { NearText } from '../similarity/nearness.ts';
import { wishesOf } from './find-topics.ts';
import type { FoundTopics } from './find-topics.ts';
import { namingOf } from './naming.ts';
import type { Naming } from './naming.ts';
import type { Offer } from './offer.ts';
import { isSaidIn, isTaughtAs, wishWords } from './wish-words.ts';
import type { Words } from './wish-words.ts';

type Groups = readonly (readonly string[])[];
const nothing: Words = new Set();

const highest = (near: readonly NearText[], of: (text: NearText) => number | undefined): number | undefined => {
  const values = near.map(of).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : Math.max(...values);
};

/** How near an objective comes in what it is called, to the wish or one of its parts. */
export const objectiveNear = (ref: ObjectiveRef | undefined, near: readonly NearText[]): number =>
  ref === undefined ? 0 : (highest(near, ({ objectives }) => objectives[ref]) ?? 0);

const rarityOf = (group: readonly string[], said: readonly Words[]): number => {
  const share = said.filter((words) => isSaidIn(words, group)).length / Math.max(1, said.length);
  return Math.log(1 + 1 / (share + 0.02));
};

/** How much of some words is said, the rarer ones weighing more. */
const weighing = (groups: Groups, said: readonly Words[]) => {
  const rarity = groups.map((group) => rarityOf(group, said));
  const total = rarity.reduce((sum, one) => sum + one, 0);
  return (isSaid: (group: readonly string[]) => boolean): number =>
    total === 0 ? 0 : groups.reduce((sum, group, at) => sum + (isSaid(group) ? (rarity[at] ?? 0) : 0), 0) / total;
};

const families: readonly (readonly SubjectId[])[] = [
  ['maths'],
  ['science', 'biology', 'chemistry', 'physics', 'computing'],
  ['english'],
  ['french', 'spanish', 'german', 'latin', 'mandarin'],
];

export type PracticeFeatures = {
  readonly naming: Naming;
  /** The words of a question and its answer. */
  readonly said: ReadonlyMap<Offer, Words>;
  /** What speaks for a question's practising what was typed, by words and by meaning. */
  readonly rowOf: (offer: Offer) => readonly number[];
};

/** What is known of every question that may be given, beside the wish. */
export const practiceFeatures = (found: FoundTopics, offers: readonly Offer[]): PracticeFeatures => {
  const { nearness, topics, asked, methods, keyStage } = found;
  const texts = nearness === undefined ? [] : [nearness.whole, ...nearness.parts];
  const titles = new Map(methods.map(({ generator }) => [generator.id, generator.title]));
  const wordsOf = (of: (offer: Offer) => readonly string[]): ReadonlyMap<Offer, Words> =>
    new Map(offers.map((offer) => [offer, new Set(phraseWords(of(offer).join(' ')))] as const));
  const said = wordsOf(({ draft }) => [draft.stem, draft.key.text, titles.get(draft.sourceId) ?? '']);
  const told = wordsOf(({ draft }) => [draft.stem, draft.key.text, draft.explanation]);
  const about = wordsOf(({ draft }) => draft.about ?? []);
  const naming = namingOf(found, said, told, (ref) => nearness?.whole.labels?.[ref]);
  const wishes = wishesOf(found.wordGroups, nearness).map((groups) => naming.narrower(groups));
  const all = [...said.values()];
  const shares = wishes.map((groups) => weighing(groups, all));
  const shareOf = (words: Words): number => Math.max(0, ...shares.map((share) => share((group) => isSaidIn(words, group))));
  const [rarest] = wishes
    .flat()
    .map((group) => ({ group, rarity: rarityOf(group, all) }))
    .toSorted((a, b) => b.rarity - a.rarity);
  const saysRarest = (words: Words): boolean => rarest === undefined || isSaidIn(words, rarest.group);

  const questionNear = (offer: Offer): number | undefined => highest(texts, ({ questions }) => questions[questionId(offer.draft)]);
  const aboutNear = (offer: Offer): number | undefined => highest(texts, (text) => text.about?.[questionId(offer.draft)]);
  const nearest = Math.max(0, ...[...naming.names.keys()].map((ref) => objectiveNear(ref, texts)));
  const nearestQuestion = Math.max(0, ...offers.map((offer) => questionNear(offer) ?? 0));
  const nearestAbout = Math.max(0, ...offers.map((offer) => aboutNear(offer) ?? 0));
  const mostAbout = Math.max(0, ...offers.map((offer) => shareOf(about.get(offer) ?? nothing)));

  const offersOf = Map.groupBy(
    offers.filter(({ draft }) => draft.provenance !== 'derived'),
    ({ draft }) => refOf(draft),
  );
  const wish = wishWords(found);
  const topicsById = new Map(topics.map((topic) => [topic.id, topic]));
  const ofObjective = new Map<ObjectiveRef | undefined, readonly number[]>();
  const objectiveRow = (ref: ObjectiveRef | undefined): readonly number[] => {
    const known = ofObjective.get(ref);
    if (known !== undefined) return known;
    const topic = ref === undefined ? undefined : topicsById.get(ref.slice(0, ref.lastIndexOf('/')));
    const objective = topic?.objectives.find(({ id }) => objectiveRef(topic.id, id) === ref);
    const names = (ref === undefined ? undefined : naming.names.get(ref)) ?? nothing;
    const own = (offersOf.get(ref) ?? []).map((offer) => told.get(offer) ?? nothing);
    const near = objectiveNear(ref, texts);
    const asks = ref === undefined ? undefined : nearness?.whole.asks?.[ref];
    const unsaid = Math.min(
      1,
      ...shares.map((share) => share((group) => !isSaidIn(names, group) && !own.some((words) => isSaidIn(words, group)))),
    );
    const row = [
      Number(ref !== undefined && asked.has(ref)),
      near,
      near - nearest,
      (ref === undefined ? undefined : nearness?.whole.labels?.[ref]) ?? 0,
      asks?.nearest ?? 0,
      asks?.mean ?? 0,
      shareOf(names),
      topic === undefined ? 0 : shareOf(new Set(phraseWords(topic.title))),
      own.length === 0 ? 0 : own.filter(saysRarest).length / own.length,
      unsaid,
      Number(objective !== undefined && wish.length > 0 && isTaughtAs(objective, wish)),
      (ref === undefined ? undefined : found.chances?.get(ref)) ?? 0,
      Number(topic !== undefined && isOfStage(topic, keyStage)),
      Number(naming.isCalled(ref)),
      Number(objective !== undefined && objective.generators.length > 0),
    ];
    ofObjective.set(ref, row);
    return row;
  };
  const [subject] = topics.map((topic) => topic.subject);
  const shared = [
    Number(found.isNamed),
    Number(found.coverage === 'exact'),
    Math.min(4, asked.size) / 4,
    Math.min(8, found.wordGroups.length) / 8,
    ...families.map((family) => Number(subject !== undefined && family.includes(subject))),
  ];
  return {
    naming,
    said,
    rowOf: (offer) => {
      const [question, near] = [questionNear(offer), aboutNear(offer)];
      const [own, ownTold, ownAbout] = [said, told, about].map((words) => words.get(offer) ?? nothing);
      const speaks = naming.speaksOf?.(offer);
      const chosen = naming.saysChosenWord?.(offer);
      const shareAbout = shareOf(ownAbout ?? nothing);
      const isWritten = (ownAbout?.size ?? 0) > 0;
      return [
        ...shared,
        ...objectiveRow(refOf(offer.draft)),
        Number(near !== undefined),
        near ?? 0,
        near === undefined ? 0 : near - nearestAbout,
        shareAbout,
        isWritten ? shareAbout - mostAbout : 0,
        Number(isWritten && saysRarest(ownAbout ?? nothing)),
        Number(question !== undefined),
        question ?? 0,
        question === undefined ? 0 : question - nearestQuestion,
        shareOf(own ?? nothing),
        shareOf(ownTold ?? nothing),
        Number(saysRarest(own ?? nothing)),
        Number(saysRarest(ownTold ?? nothing)),
        Number(offer.draft.provenance === 'generator'),
        Number(offer.draft.provenance === 'derived'),
        Number(speaks === 'it'),
        Number(speaks === 'another'),
        Number(chosen === true),
        Number(chosen === false),
      ];
    },
  };
};
