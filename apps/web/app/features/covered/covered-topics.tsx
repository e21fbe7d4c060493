import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { coveredPageQuery } from './api.ts';
import classes from './covered.module.css';
import { NotCovered } from './not-covered.tsx';
import { CoveredFrame, Note, TopicFold } from './topic-list.tsx';

type Props = {
  /** A question to try, which another feature gives. */
  readonly tryOne: (topic: string, title: string) => ReactNode;
};

/** The topic that the address names is opened, also after the page was there. */
const useOpenTopic = (ready: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const topic = ready ? document.getElementById(hash.slice(1)) : null;
    if (!(topic instanceof HTMLDetailsElement)) return;
    topic.open = true;
    topic.scrollIntoView({ block: 'start' });
    topic.querySelector('summary')?.focus({ preventScroll: true });
  }, [ready, hash]);
};

/** The topics of a subject at a stage. */
export const CoveredTopics = ({ tryOne }: Props) => {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(coveredPageQuery(id));
  useOpenTopic(data !== undefined && data !== null);
  if (data === null) return <NotCovered />;
  if (error !== null)
    return (
      <div className={classes.page}>
        <ErrorState title="We could not load this page" error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  if (data === undefined)
    return (
      <div className={classes.page}>
        <LinesSkeleton lines={12} />
      </div>
    );
  return (
    <>
      <title>{`${data.title}: what we cover - Hedgerow`}</title>
      <CoveredFrame
        title={data.title}
        stage={data.stage}
        lead={data.lead}
        notes={data.notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
      >
        {data.topics.map((topic) => (
          <TopicFold
            key={topic.id}
            anchor={topic.anchor}
            title={topic.title}
            years={topic.years}
            objectives={topic.objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          >
            {tryOne(topic.id, topic.title)}
          </TopicFold>
        ))}
      </CoveredFrame>
    </>
  );
};
