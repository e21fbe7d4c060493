import type { ClassCards, ClassCardsBody, PrintCardsBody } from '@hedgerow/contracts/class-sign-in';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { downloadMade } from '../../lib/download.ts';

const pathOf = (classId: string) => `/api/teacher/classes/${classId}/sign-in`;

export const classCardsQuery = (classId: string) =>
  queryOptions({
    queryKey: [pathOf(classId)],
    queryFn: ({ signal }) => api.get(pathOf(classId), typed<ClassCards>(), { signal }),
    staleTime: 0,
  });

/** What a teacher changes is answered with how it stands. */
const useChange = <Wish>(classId: string, send: (wish: Wish) => Promise<ClassCards>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (cards) => client.setQueryData(classCardsQuery(classId).queryKey, cards) });
};

export const useSetClassCards = (classId: string) =>
  useChange(classId, (body: ClassCardsBody) => api.put(pathOf(classId), body, typed<ClassCards>()));
export const useNewClassCode = (classId: string) => useChange(classId, () => api.post(`${pathOf(classId)}/code`, {}, typed<ClassCards>()));
/** A child's card, or without one the whole class. */
export const useLetIn = (classId: string) =>
  useChange(classId, (childId: string | undefined) => api.post(`${pathOf(classId)}/let-in`, { childId }, typed<ClassCards>()));

/** The browser keeps the PDF: what is on the cards is shown nowhere else. */
export const usePrintCards = (classId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PrintCardsBody) => downloadMade(`${pathOf(classId)}/cards`, body, 'Sign-in cards.pdf'),
    onSettled: () => client.invalidateQueries({ queryKey: classCardsQuery(classId).queryKey }),
  });
};
