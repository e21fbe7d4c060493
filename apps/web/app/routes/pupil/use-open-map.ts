import type { User } from '@hedgerow/contracts/accounts';
import { planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { useCallback, useEffect } from 'react';
import { suggestUpgrade } from '../../lib/suggest-upgrade.ts';
import type { Overlay } from './overlay.ts';

const subjectIn = (event: Event): SubjectId | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const subject = typeof detail === 'object' && detail !== null && 'subject' in detail ? detail.subject : undefined;
  return typeof subject === 'string' ? readSubject(subject) : undefined;
};

/** docs/product/pupil-home.md#maps: the window events openLearningMap and openAllTopics open the map from anywhere on the page. */
const useMapEvents = (onMap: (subject: SubjectId | undefined) => void): void => {
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

/** Opens a map from a button or a window event. Where the plan has none, a parent who looks is shown the plan that has (docs/product/pupil-home.md#maps). */
export const useOpenMap = (
  { phase, subscriptionPlan: plan, viewedByParent }: User,
  open: (overlay: Overlay) => void,
): ((subject: SubjectId | undefined, among?: readonly SubjectId[]) => void) => {
  const isPrimary = phase === 'primary';
  const planName = planThatOpens(isPrimary ? 'learning_maps' : 'upload', isPrimary ? 'primary' : 'secondary')?.name;
  const isLocked = isPrimary ? !planAllows(plan, 'learning_maps') : plan === 'free';
  const openMap = useCallback(
    (subject: SubjectId | undefined, among?: readonly SubjectId[]) => {
      if (isLocked && viewedByParent && planName !== undefined) return suggestUpgrade({ feature: 'Learning maps', planName });
      open({ kind: 'map', subject, among });
    },
    [isLocked, viewedByParent, planName, open],
  );
  useMapEvents(openMap);
  return openMap;
};
