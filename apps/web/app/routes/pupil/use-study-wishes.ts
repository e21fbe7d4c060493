import { useEffect } from 'react';
import type { StudyWish } from '../../lib/study-wish.ts';

const kinds: readonly string[] = ['resume', 'cards', 'make-guide', 'practise'] satisfies StudyWish['kind'][];

const isWish = (detail: unknown): detail is StudyWish =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && kinds.includes(String(detail.kind));

/** Listens on the dashboard. The two sides share no code, because the dialog loads late (see shells/settings). */
export const useStudyWishes = (open: (wish: StudyWish) => void): void => {
  useEffect(() => {
    const hear = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (isWish(detail)) open(detail);
    };
    window.addEventListener('openStudy', hear);
    return () => window.removeEventListener('openStudy', hear);
  }, [open]);
};
