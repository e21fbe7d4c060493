import type { KeyStage } from '@hedgerow/domain/key-stages';
import { subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import type { QueryClient } from '@tanstack/react-query';
import { mapQuery } from '../../features/maps/api.ts';

/** What a quiz in this subject helps most with now: the first topic of its map; the whole subject where it has none. */
export const quizTopic = async (client: QueryClient, subject: SubjectId, keyStage: KeyStage): Promise<string> => {
  const { adaptedTopics } = await client.fetchQuery(mapQuery(subject, keyStage));
  return adaptedTopics[0]?.title ?? subjectName(subject);
};
