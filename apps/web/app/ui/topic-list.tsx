import { TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { ErrorState } from './error-state.tsx';
import { RichText } from './rich-text.tsx';
import { LinesSkeleton } from './skeletons.tsx';
import classes from './topic-list.module.css';

const topicsQuery = (address: string) =>
  queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, TopicsToSet, { signal }), staleTime: Infinity });

type Pick = (topic: string) => void;

const Topics = ({ all, onPick }: { readonly all: TopicsToSet; readonly onPick: Pick }) => (
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

const List = ({ address, yearGroup, onPick }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(topicsQuery(address));
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

type Props = {
  /** Where the topics are read. */
  readonly address: string;
  readonly yearGroup: string;
  readonly onPick: Pick;
};

/** Every topic of a subject with its objectives, those of the year first, to choose from in place of typing. */
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
