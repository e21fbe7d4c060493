import type { ChangePieceBody, SetPiece, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api, typed } from '../../lib/api.ts';

const addressOf = (classId: string, groupId: string): string => `/api/teacher/classes/${classId}/homework/${groupId}`;

export const pieceQuery = (classId: string, groupId: string) =>
  queryOptions({
    queryKey: [addressOf(classId, groupId)],
    queryFn: ({ signal }) => api.get(addressOf(classId, groupId), typed<SetPiece>(), { signal }),
    staleTime: 0,
  });

const stale = /^\/api\/(?:assignments|teacher\/(?:homework|classes\/[^/]+\/assessments))/;
const readAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => stale.test(String(queryKey[0])) });

export const useChangePiece = (classId: string, groupId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangePieceBody) => api.patch(addressOf(classId, groupId), change, typed<SetPiece>()),
    onSuccess: () => void readAgain(client),
  });
};

/** From those who have not handed it in; what was handed in stays. */
export const useTakeBackPiece = (classId: string, groupId: string) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api.delete(addressOf(classId, groupId), anyAnswer), onSuccess: () => void readAgain(client) });
};

/** The same questions as a paper of its own, to look at and set again. */
export const useCopyPaper = () =>
  useMutation({ mutationFn: (paperId: string) => api.post(`/api/teacher/papers/${paperId}/copy`, {}, typed<TeacherPaper>()) });
