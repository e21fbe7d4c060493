import { TopicSuggestions } from '@hedgerow/contracts/adaptive';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';
import { fewestCharacters, mostSuggestions, suggestTopics } from './suggest-topics.ts';

/** docs/product/tests.md#topic-suggestions. */
const debounceMilliseconds = 300;

/** What is meant by what is being typed: the pupil's own topics first, then the curriculum's. */
export const useTopicSuggestions = (typed: string, subject: string, own: readonly string[], stageOfChild?: KeyStage): readonly string[] => {
  const [asked] = useDebouncedValue(typed.trim(), debounceMilliseconds);
  const session = useSession();
  const ownStage = session.status === 'signed-in' && session.user.role === 'student' ? session.user.keyStage : null;
  const keyStage = stageOfChild ?? ownStage;
  const narrowed = { ...(subject === '' ? {} : { subject }), ...(keyStage === null ? {} : { keyStage }) };
  const query = new URLSearchParams({ text: asked, ...narrowed }).toString();
  const { data = [] } = useQuery({
    queryKey: ['/api/topics/suggest', query],
    queryFn: ({ signal }) => api.get(`/api/topics/suggest?${query}`, TopicSuggestions, { signal }),
    enabled: asked.length >= fewestCharacters,
    placeholderData: keepPreviousData,
  });
  if (typed.trim().length < fewestCharacters) return [];
  return [...new Set([...suggestTopics(own, typed), ...data.map(({ topic }) => topic)])].slice(0, mostSuggestions);
};
