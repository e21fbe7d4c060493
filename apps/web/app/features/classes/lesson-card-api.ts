import type { LessonCard } from '@hedgerow/contracts/classes';
import { useMutation } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

/** A new password for a pupil in a lesson, shown this once. */
export const useLessonCard = (classId: string, childId: string) =>
  useMutation({ mutationFn: () => api.post(`/api/teacher/classes/${classId}/pupils/${childId}/card`, {}, typed<LessonCard>()) });
