import type { SubjectId } from '@hedgerow/domain/subjects';
import type { ComponentProps } from 'react';
import { SubjectChoice, useChosenSubject } from './subject-choice.tsx';
import { SubjectRows } from './subject-rows.tsx';

type Props = Omit<ComponentProps<typeof SubjectRows>, 'subject'> & {
  /** Shown until another one is chosen. */
  readonly usual: SubjectId;
};

/** A subject to choose, and its topics in rows. */
export const SubjectTopics = ({ usual, ...ways }: Props) => {
  const [subject, choose] = useChosenSubject(usual);
  return (
    <>
      <SubjectChoice value={subject} onChange={choose} />
      <SubjectRows key={subject} subject={subject} {...ways} />
    </>
  );
};
