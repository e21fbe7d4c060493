import type { Child } from '@hedgerow/contracts/families';
import { readSubject } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import type { SetProps } from '../../features/assignments/work-panels.tsx';
import { filesQuery, progressQuery } from '../../features/children/api.ts';

/** What the form for setting work knows of a child. */
export const useSetProps = ({ id, firstName, phase, keyStage, yearGroup, currentPlan }: Child): SetProps => {
  const { data: files = [] } = useQuery(filesQuery(id));
  const { data: progress } = useQuery(progressQuery(id));
  const practised = (progress?.subjectBreakdown ?? []).flatMap(({ subject }) => readSubject(subject) ?? []);
  return { childId: id, name: firstName, plan: currentPlan, phase, keyStage, yearGroup, practised, files };
};
