import type { SubjectId } from '@hedgerow/domain/subjects';

type FromFile = { readonly subject: SubjectId; readonly topic: string; readonly sourceFileIds: readonly string[] };

/** What a pupil chose in Account Settings that the dashboard below it opens: reading goes on there, work here. */
export type StudyIntent =
  | { readonly kind: 'resume'; readonly assessmentId: string }
  | { readonly kind: 'cards'; readonly guideId: string }
  | ({ readonly kind: 'make-guide' } & FromFile)
  | ({ readonly kind: 'practise' } & FromFile);
