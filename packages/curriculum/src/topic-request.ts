import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { NearObjectives } from './ranking-features.ts';

export type TopicRequest = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly text: string;
  /** How near it comes in meaning to objectives; worked out beforehand. Without it words alone decide. */
  readonly near?: NearObjectives | undefined;
};
