import type { Bank } from '@hedgerow/curriculum/bank';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type Figure, figureView } from '@hedgerow/figures/figure';
import { type MapTopic, mapTopics } from '@hedgerow/teaching/adaptive/map-topics';
import { topicPictures } from '@hedgerow/teaching/adaptive/topic-pictures';
import { generators } from '@hedgerow/teaching/generators/all-generators';

/** The topics of a subject at a stage, in teaching order. */
export type Maps = (subject: SubjectId, keyStage: KeyStage) => readonly MapTopic[];

/** Each map is put together once. */
export const mapsOf = ({ index }: Pick<Bank, 'index'>): Maps => {
  const made = new Map<string, readonly MapTopic[]>();
  return (subject, keyStage) => {
    const key = `${subject}/${keyStage}`;
    const known = made.get(key) ?? mapTopics({ index, generators }, subject, keyStage);
    made.set(key, known);
    return known;
  };
};

/** By a topic's id its picture on the map of those who cannot read much yet; nothing on others. */
export type MapPictures = (topics: readonly MapTopic[]) => ReadonlyMap<string, ReturnType<typeof figureView>>;

const drawn = (pictures: ReadonlyMap<string, Figure>): ReturnType<MapPictures> =>
  new Map([...pictures].map(([id, figure]) => [id, figureView(figure)]));

/** The pictures of each map are found once. */
export const mapPicturesOf = ({ topic }: Pick<Bank, 'topic'>): MapPictures => {
  const made = new WeakMap<readonly MapTopic[], ReturnType<MapPictures>>();
  return (topics) => {
    const known = made.get(topics);
    if (known !== undefined) return known;
    const young = topics.filter(({ keyStage }) => isInfant(keyStage)).flatMap(({ id }) => topic(id) ?? []);
    const found = drawn(topicPictures(young));
    made.set(topics, found);
    return found;
  };
};
