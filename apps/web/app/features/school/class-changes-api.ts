import {
  type ArchiveClassesBody,
  ClassesChanged,
  ClassesUndone,
  type DoRollOverBody,
  RollOver,
  type RollOverBody,
  RollOverPreview,
} from '@hedgerow/contracts/class-changes';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { read, useSchoolChange } from './api.ts';

export const rollOverQuery = read('/api/school/roll-over', RollOver);
export const useArchiveClasses = () =>
  useSchoolChange((body: ArchiveClassesBody) => api.post('/api/school/classes/archive', body, ClassesChanged));
export const usePreviewRollOver = () =>
  useMutation({ mutationFn: (body: RollOverBody) => api.post('/api/school/roll-over/preview', body, RollOverPreview) });
export const useRollOver = () => useSchoolChange((body: DoRollOverBody) => api.post('/api/school/roll-over', body, ClassesChanged));
export const useUndoClassChange = () =>
  useSchoolChange((id: string) => api.post(`/api/school/class-changes/${id}/undo`, {}, ClassesUndone));
