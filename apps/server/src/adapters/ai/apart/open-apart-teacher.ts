import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import { killableChild, type ChildLimits } from '../../processes/killable-child.ts';
import { offlineTeacher } from '../offline-teacher.ts';
import { apartLimits, apartTeacher, type ApartAnswer, type ApartRequest } from './apart-teacher.ts';

/** The offline engine as the server uses it. The child is started by the first long text, and kept while it is used. */
export const openApartTeacher = (
  bank: Bank,
  limits: ChildLimits = apartLimits,
  nearnessTo?: NearnessTo,
): { readonly teacher: TeachingEngine; readonly close: () => Promise<void> } => {
  const child = killableChild<ApartRequest, ApartAnswer>(new URL('child.ts', import.meta.url), limits);
  return { teacher: apartTeacher(offlineTeacher(bank, nearnessTo), child, nearnessTo), close: child.close };
};
