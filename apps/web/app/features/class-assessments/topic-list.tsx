import { ClassTopics } from '@hedgerow/contracts/teacher-work';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './topic-list.module.css';

const topicsQuery = (classId: string) => {
  const address = `/api/teacher/classes/${classId}/topics`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, ClassTopics, { signal }), staleTime: Infinity });
};

type Pick = (topic: string) => void;

const Topics = ({ all, onPick }: { readonly all: ClassTopics; readonly onPick: Pick }) => (
  <ul className={classes.topics}>
    {all.map(({ title, years, objectives }) => (
      <li key={title}>
        <details>
          <summary className={classes.topic}>
            {title} <span className={classes.years}>{years}</span>
          </summary>
          <ul className={classes.objectives}>
            <li>
              <button type="button" className={classes.pick} onClick={() => onPick(title)}>
                The whole topic: {title}
              </button>
            </li>
            {objectives.map(({ topic, text }) => (
              <li key={topic}>
                <button type="button" className={classes.pick} onClick={() => onPick(topic)}>
                  <RichText inline html={text} />
                </button>
              </li>
            ))}
          </ul>
        </details>
      </li>
    ))}
  </ul>
);

const List = ({ classId, yearGroup, onPick }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(topicsQuery(classId));
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={4} />
    ) : (
      <ErrorState title="We could not load the topics" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  const [ofYear, others] = [data.filter((topic) => topic.ofYear), data.filter((topic) => !topic.ofYear)];
  return (
    <div className={classes.list}>
      <h3 className={classes.heading}>{`Topics of ${yearGroup}`}</h3>
      {ofYear.length === 0 ? (
        <p className={classes.years}>There are none of this year. Nearby years are below.</p>
      ) : (
        <Topics all={ofYear} onPick={onPick} />
      )}
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>Other years of this key stage</h3>
          <Topics all={others} onPick={onPick} />
        </>
      )}
    </div>
  );
};

type Props = { readonly classId: string; readonly yearGroup: string; readonly onPick: Pick };

/** Every topic of the class's subject with its objectives, to choose from in place of typing. */
export const TopicList = (props: Props) => {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.all}
      open={opened}
      onToggle={(event) => event.target === event.currentTarget && setOpened(event.currentTarget.open)}
    >
      <summary className={classes.topic}>Choose from a list of topics and objectives</summary>
      {opened && (
        <List
          {...props}
          onPick={(topic) => {
            props.onPick(topic);
            setOpened(false);
          }}
        />
      )}
    </details>
  );
};
