import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

export type TopicRequest = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly text: string };
