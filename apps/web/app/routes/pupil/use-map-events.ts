import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { useEffect } from 'react';

const subjectIn = (event: Event): SubjectId | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const subject = typeof detail === 'object' && detail !== null && 'subject' in detail ? detail.subject : undefined;
  return typeof subject === 'string' ? readSubject(subject) : undefined;
};

/** Document 2 section 2: the window events openLearningMap and openAllTopics open the map from anywhere on the page. */
export const useMapEvents = (onMap: (subject: SubjectId | undefined) => void): void => {
  useEffect(() => {
    const openMap = (event: Event) => onMap(subjectIn(event));
    const openAll = () => onMap(undefined);
    window.addEventListener('openLearningMap', openMap);
    window.addEventListener('openAllTopics', openAll);
    return () => {
      window.removeEventListener('openLearningMap', openMap);
      window.removeEventListener('openAllTopics', openAll);
    };
  }, [onMap]);
};
