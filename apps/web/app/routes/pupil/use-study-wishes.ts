import { useEffect } from 'react';
import type { StudyIntent } from '../../lib/study-intent.ts';

const kinds: readonly string[] = ['resume', 'cards', 'make-guide', 'practise'] satisfies StudyIntent['kind'][];

const isWish = (detail: unknown): detail is StudyIntent =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && kinds.includes(String(detail.kind));

/** Listens on the dashboard. The two sides share no code, because the dialog loads late (see shells/settings). */
export const useStudyIntents = (open: (wish: StudyIntent) => void): void => {
  useEffect(() => {
    const hear = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (isWish(detail)) open(detail);
    };
    window.addEventListener('openStudy', hear);
    return () => window.removeEventListener('openStudy', hear);
  }, [open]);
};
