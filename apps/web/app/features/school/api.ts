import {
  type AnswerRequestBody,
  type ChangeClassBody,
  type InviteStaffBody,
  type NewClassBody,
  PupilCard,
  PupilCards,
  SchoolClass,
  SchoolClasses,
  SchoolOverview,
  SchoolPupils,
  SchoolRequests,
  SchoolStaff,
} from '@hedgerow/contracts/schools';
import { type ImportListBody, ListImported, ListPreview, type PreviewListBody, type RosterChoices } from '@hedgerow/contracts/rosters';
import type { DutiesBody } from '@hedgerow/contracts/school-duties';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnswerSchema, api } from '../../lib/api.ts';

export const read = <T>(path: string, answer: AnswerSchema<T>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, answer, { signal }) });

export const schoolQuery = read('/api/school', SchoolOverview);
export const staffQuery = read('/api/school/staff', SchoolStaff);
export const schoolClassesQuery = read('/api/school/classes', SchoolClasses);
export const schoolPupilsQuery = read('/api/school/pupils', SchoolPupils);
export const classPupilsQuery = (classId: string) => read(`/api/school/classes/${classId}/pupils`, SchoolPupils);
export const requestsQuery = read('/api/school/requests', SchoolRequests);

/** Staff, classes and pupils count each other: whatever changes, the school is read again. */
export const useSchoolChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Not waited for: one list may be here before the others, and take away the row that is to say what was done.
    onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/school') }),
  });
};

type Of<Body> = Body & { readonly id: string };

export const useInvite = () => useSchoolChange((body: InviteStaffBody) => api.post('/api/school/invitations', body, Success));
export const useWithdrawInvitation = () => useSchoolChange((id: string) => api.delete(`/api/school/invitations/${id}`, Success));
export const useSetRole = () =>
  useSchoolChange(({ id, role }: Of<Pick<InviteStaffBody, 'role'>>) => api.patch(`/api/school/staff/${id}`, { role }, Success));
export const useSetDuties = () =>
  useSchoolChange(({ id, ...body }: Of<DutiesBody>) => api.put(`/api/school/staff/${id}/duties`, body, Success));
export const useRemoveMember = () =>
  useSchoolChange(({ id, classesTo }: { readonly id: string; readonly classesTo: string | undefined }) =>
    api.post(`/api/school/staff/${id}/remove`, { classesTo }, Success),
  );
export const useAddClass = () => useSchoolChange((body: NewClassBody) => api.post('/api/school/classes', body, SchoolClass));
export const useChangeClass = () =>
  useSchoolChange(({ id, ...body }: Of<ChangeClassBody>) => api.patch(`/api/school/classes/${id}`, body, SchoolClass));
export const useNewCode = () => useSchoolChange((id: string) => api.post(`/api/school/classes/${id}/join-code`, {}, SchoolClass));
export const useEndCode = () => useSchoolChange((id: string) => api.delete(`/api/school/classes/${id}/join-code`, SchoolClass));
export const usePlace = () =>
  useSchoolChange(({ id, childId }: Of<{ readonly childId: string }>) =>
    api.post(`/api/school/classes/${id}/pupils`, { childId }, Success),
  );
export const useTakeOut = () =>
  useSchoolChange(({ id, childId }: Of<{ readonly childId: string }>) =>
    api.delete(`/api/school/classes/${id}/pupils/${childId}`, Success),
  );
export const useMakeCards = () => useSchoolChange((id: string) => api.post(`/api/school/classes/${id}/cards`, {}, PupilCards));
/** At most 60 pupils at once. */
export const makeCardsFor = (childIds: readonly string[]) => api.post('/api/school/cards', { childIds }, PupilCards);
export const useRenewCard = () => useSchoolChange((id: string) => api.post(`/api/school/pupils/${id}/card`, {}, PupilCard));
export const useRemovePupil = () => useSchoolChange((id: string) => api.post(`/api/school/pupils/${id}/remove`, {}, Success));
export const useKeepPupil = () => useSchoolChange((id: string) => api.post(`/api/school/pupils/${id}/keep`, {}, Success));
type Sent<Body extends PreviewListBody> = Omit<Body, 'choices'> & { readonly choices: Partial<RosterChoices> };
export const usePreviewList = () =>
  useMutation({ mutationFn: (body: Sent<PreviewListBody>) => api.post('/api/school/pupil-list/preview', body, ListPreview) });
export const useImportList = () => useSchoolChange((body: Sent<ImportListBody>) => api.post('/api/school/pupil-list', body, ListImported));
export const useAnswerRequest = () =>
  useSchoolChange(({ id, ...body }: Of<AnswerRequestBody>) => api.post(`/api/school/requests/${id}`, body, Success));
