import type { Reminded } from '@hedgerow/contracts/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { homeworkQuery } from './api.ts';

/** Those who have not handed in a piece of homework read on their page that their teacher reminds them. */
export const useRemind = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ classId, groupId }: { readonly classId: string; readonly groupId: string }) =>
      api.post(`/api/teacher/classes/${classId}/homework/${groupId}/remind`, {}, typed<Reminded>()),
    onSettled: () => client.invalidateQueries({ queryKey: homeworkQuery.queryKey }),
  });
};
