import type { TryStage } from '@hedgerow/contracts/try-quiz';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

export type TryTopic = {
  /** As the quiz is headed. */
  readonly title: string;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  /** A title of the bank. */
  readonly topic: string;
  readonly difficulty: Difficulty;
};

/** What a visitor may try, by stage: a few subjects each, so that a second go is another one. */
export const tryTopics: Readonly<Record<TryStage, readonly TryTopic[]>> = {
  ks1: [
    {
      title: 'Maths: adding and taking away',
      subject: 'maths',
      keyStage: 'KS1',
      topic: 'Adding and taking away within 20',
      difficulty: 'beginner',
    },
    { title: 'Science: animals and humans', subject: 'science', keyStage: 'KS1', topic: 'Animals and humans', difficulty: 'beginner' },
    { title: 'English: phonics and spelling', subject: 'english', keyStage: 'KS1', topic: 'Phonics and spelling', difficulty: 'beginner' },
    { title: 'Maths: telling the time', subject: 'maths', keyStage: 'KS1', topic: 'Telling the time', difficulty: 'beginner' },
  ],
  ks2: [
    { title: 'Maths: fractions', subject: 'maths', keyStage: 'KS2', topic: 'Fractions', difficulty: 'intermediate' },
    { title: 'English: word classes', subject: 'english', keyStage: 'KS2', topic: 'Word classes', difficulty: 'intermediate' },
    { title: 'History: Roman Britain', subject: 'history', keyStage: 'KS2', topic: 'Roman Britain', difficulty: 'intermediate' },
    { title: 'Maths: coordinates', subject: 'maths', keyStage: 'KS2', topic: 'Coordinates', difficulty: 'beginner' },
  ],
  ks3: [
    { title: 'Maths: linear equations', subject: 'maths', keyStage: 'KS3', topic: 'Linear equations', difficulty: 'intermediate' },
    { title: 'Science: the particle model', subject: 'science', keyStage: 'KS3', topic: 'The particle model', difficulty: 'intermediate' },
    { title: 'Geography: plate tectonics', subject: 'geography', keyStage: 'KS3', topic: 'Plate tectonics', difficulty: 'intermediate' },
    { title: 'Maths: transformations', subject: 'maths', keyStage: 'KS3', topic: 'Transformations', difficulty: 'beginner' },
  ],
  ks4: [
    { title: 'Biology: photosynthesis', subject: 'biology', keyStage: 'KS4', topic: 'Photosynthesis', difficulty: 'intermediate' },
    { title: 'Maths: quadratic equations', subject: 'maths', keyStage: 'KS4', topic: 'Quadratic equations', difficulty: 'intermediate' },
    { title: 'English: Macbeth', subject: 'english', keyStage: 'KS4', topic: 'Macbeth', difficulty: 'intermediate' },
    { title: 'Maths: straight-line graphs', subject: 'maths', keyStage: 'KS4', topic: 'Straight-line graphs', difficulty: 'beginner' },
  ],
};
