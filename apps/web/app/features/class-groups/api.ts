import type { ClassGroup, ClassGroupBody } from '@hedgerow/contracts/class-groups';
import { Success } from '@hedgerow/contracts/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

/** Groups stand with their class: the classes are read again. */
const useChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => client.invalidateQueries({ queryKey: ['/api/teacher/classes'] }) });
};

const address = (classId: string): string => `/api/teacher/classes/${classId}/groups`;

export const useSaveGroup = (classId: string, groupId: string | undefined) =>
  useChange((body: ClassGroupBody) =>
    groupId === undefined
      ? api.post(address(classId), body, typed<ClassGroup>())
      : api.put(`${address(classId)}/${groupId}`, body, typed<ClassGroup>()),
  );
export const useRemoveGroup = (classId: string) => useChange((groupId: string) => api.delete(`${address(classId)}/${groupId}`, Success));
