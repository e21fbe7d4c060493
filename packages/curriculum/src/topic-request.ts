import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { ObjectivesNear } from './meaning-match.ts';
import type { ObjectiveRef } from './objective-ref.ts';

export type TopicRequest = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly text: string;
  /** Without it words alone decide. */
  readonly near?: ObjectivesNear | undefined;
  /** What comes so near in meaning that it answers where no word tells; the nearest first. */
  readonly meant?: readonly ObjectiveRef[] | undefined;
};
