import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

type OfTheIndex = {
  readonly id: string;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly objectives: readonly { readonly id: string }[];
};

/** Topics on several texts, which have no plot of their own. */
const collections =
  /\.(?:class-readers|more-class-readers|greek-myths|poems-to-know|shakespeares-world|eduqas-poetry-anthology|love-and-relationships(?:-modern)?|more-modern-plays|power-and-conflict)$/;

/** Whether only somebody who has read this very book, play or set of poems can answer: that says nothing of how well a pupil reads. */
export const isOnABook = ({ id, subject, keyStage, objectives }: OfTheIndex): boolean =>
  subject === 'english' &&
  (keyStage === 'KS3' || keyStage === 'KS4') &&
  (collections.test(id) || objectives.some((one) => one.id === 'plot'));
