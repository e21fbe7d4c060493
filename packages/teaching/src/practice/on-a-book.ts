import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

type OfTheIndex = {
  readonly id: string;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly objectives: readonly { readonly id: string }[];
};

/** Topics on texts that have no objective on a plot. */
const collections =
  /\.(?:class-readers|more-class-readers|greek-myths|jane-eyre|poems-to-know|shakespeares-world|eduqas-poetry-anthology|love-and-relationships(?:-modern)?|more-modern-plays|power-and-conflict)$/;

/** Whether only somebody who has read this very book, play or set of poems can answer: that says nothing of how well a pupil reads. */
export const isOnABook = ({ id, subject, keyStage, objectives }: OfTheIndex): boolean =>
  subject === 'english' &&
  (keyStage === 'KS3' || keyStage === 'KS4') &&
  (collections.test(id) || objectives.some((one) => one.id === 'plot'));

/** Objectives on one story or poet within topics that every pupil learns; a topic alone stands for all of its own. */
const works: Readonly<Record<string, readonly string[] | 'all'>> = {
  'english.eyfs.story-and-talk': ['goldilocks', 'three-pigs', 'gingerbread', 'red-riding-hood'],
  'english.ks2.classic-stories': 'all',
  'english.ks3.genres-of-fiction': ['speckled-band'],
  'english.ks3.poetry-and-language-devices': ['war'],
};

/** The same of one objective: its questions name people whom only a reader of that work knows. */
export const isOnAWork = (topicId: string, objective: string): boolean => {
  const found = Object.hasOwn(works, topicId) ? works[topicId] : undefined;
  return found === 'all' || (found?.includes(objective) ?? false);
};
