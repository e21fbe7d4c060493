import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { coveredIndexQuery } from './api.ts';
import { allSubjects, CoverTools, lookingForAll } from './cover-tools.tsx';
import { FoundTopics } from './found-topics.tsx';
import { StageLink, SubjectCard, SubjectList } from './subject-list.tsx';

/** Every subject and its years, or the topics that were looked for. */
export const CoveredList = () => {
  const { data, error, isFetching, refetch } = useQuery(coveredIndexQuery);
  const [looking, setLooking] = useState(lookingForAll);
  if (error !== null)
    return <ErrorState title="We could not load the list" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardsSkeleton count={6} height={220} />;
  const asks = looking.words.trim() !== '' || looking.year !== '' || looking.subject !== '';
  return (
    <>
      <CoverTools
        looking={looking}
        subjects={[{ value: '', label: allSubjects }, ...data.subjects.map(({ name }) => ({ value: name, label: name }))]}
        onChange={setLooking}
      />
      {asks ? (
        <FoundTopics looking={looking} onAll={() => setLooking(lookingForAll)} />
      ) : (
        <SubjectList>
          {data.subjects.map(({ name, pages }) => (
            <SubjectCard key={name} name={name}>
              {pages.map((page) => (
                <StageLink key={page.id} id={page.id} years={page.years} topics={page.topics} subject={name} />
              ))}
            </SubjectCard>
          ))}
        </SubjectList>
      )}
    </>
  );
};
