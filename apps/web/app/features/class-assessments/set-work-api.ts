import type { SetForClasses, SetForClassesBody, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { type SetWorkFields, setWorkWish } from './set-work-fields.ts';

type PaperWish = Pick<SetWorkFields, 'topic' | 'difficulty' | 'numQuestions' | 'includeEssays'> & { readonly classId: string };

const makePaper = ({ classId, topic, difficulty, numQuestions, includeEssays }: PaperWish): Promise<TeacherPaper> =>
  api.post('/api/teacher/papers', { classId, topic, difficulty, numQuestions, includeEssays }, typed<TeacherPaper>());

/** The questions as they would be set. */
export const useMakePaper = () => useMutation({ mutationFn: makePaper });

type Change = { readonly paperId: string; readonly questionId: string; readonly how: 'another' | 'leave-out' };

export const useChangePaper = () =>
  useMutation({
    mutationFn: ({ paperId, questionId, how }: Change) =>
      api.post(`/api/teacher/papers/${paperId}/${how}`, { questionId }, typed<TeacherPaper>()),
  });

const stale = /^\/api\/(?:assignments|teacher\/(?:homework|classes\/[^/]+\/assessments))/;

type Setting = { readonly fields: SetWorkFields; readonly to: SetForClassesBody['to']; readonly paper: TeacherPaper | undefined };

/** A paper that nobody looked at is made on the way. */
export const useSetForClasses = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, to, paper }: Setting): Promise<SetForClasses> => {
      const [first] = to;
      const needed = fields.what === 'paper' && paper === undefined && first !== undefined;
      const made = needed ? await makePaper({ ...fields, classId: first.classId }) : paper;
      return api.post('/api/teacher/set-work', setWorkWish(fields, to, made?.id ?? null), typed<SetForClasses>());
    },
    onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => stale.test(String(queryKey[0])) }),
  });
};
