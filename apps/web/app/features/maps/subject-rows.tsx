import type { MapTopicView } from '@hedgerow/contracts/adaptive';
import { readDifficulty } from '@hedgerow/domain/difficulties';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParentLooks, usePupil } from '../../lib/pupil.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { mapQuery } from './api.ts';
import { topicsInOrder } from './map-places.ts';
import type { MapLearn, MapStart } from './subject-map.tsx';
import classes from './subject-rows.module.css';

const standings = {
  unmet: { words: 'Not started', filled: 0 },
  begun: { words: 'Started', filled: 1 },
  held: { words: 'Getting there', filled: 2 },
  due: { words: 'Due again', filled: 2 },
  secure: { words: 'Known well', filled: 3 },
} as const;

const Standing = ({ standing }: Pick<MapTopicView, 'standing'>) => {
  const { words, filled } = standings[standing];
  return (
    <span className={classes.standing} data-due={standing === 'due'}>
      <span className={classes.meter} aria-hidden>
        {[1, 2, 3].map((step) => (
          <i key={step} data-filled={step <= filled} />
        ))}
      </span>
      {words}
    </span>
  );
};

type Ways = {
  /** "Practise", or what the plan has in its place. */
  readonly startWords: string;
  readonly onStart: (start: MapStart) => void;
  readonly onLearn: (wish: MapLearn) => void;
  /** The day's quizzes are used up: said in place of the way into one. */
  readonly over: string | undefined;
};

type RowProps = Ways & { readonly subject: SubjectId; readonly topic: MapTopicView };

const Row = ({ subject, topic, startWords, onStart, onLearn, over }: RowProps) => {
  const [opened, setOpened] = useState(false);
  const looks = useParentLooks();
  const { id, title, description, evidence, estimatedTime, keyStage, nextLevel, standing } = topic;
  return (
    <li className={classes.row}>
      <button type="button" className={classes.topic} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <span className={classes.name}>{title}</span>
        <Standing standing={standing} />
      </button>
      {!looks && over === undefined && (
        <Button
          kind="text"
          aria-label={`${startWords}: ${title}`}
          onClick={() => onStart({ subject, topic: title, topicId: id, keyStage, difficulty: readDifficulty(nextLevel) })}
        >
          {startWords}
        </Button>
      )}
      {opened && (
        <div className={classes.more}>
          {description !== '' && <p>{description}</p>}
          <p className={classes.facts}>{[evidence, `About ${estimatedTime} minutes.`].filter((words) => words !== '').join(' ')}</p>
          {!looks && (
            <div>
              <Button kind="quiet" aria-label={`Learn: ${title}`} onClick={() => onLearn({ subject, topic: title, topicId: id })}>
                Learn first
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
};

/** About a telephone's height of rows. */
const atFirst = 10;

const isBegun = ({ standing }: MapTopicView): boolean => standing !== 'unmet';

/** In the order in which they are taught; what was begun is always among those that are shown at first. */
const shownAtFirst = (topics: readonly MapTopicView[]): readonly MapTopicView[] => {
  const first = new Set([...topics.filter(isBegun), ...topics.filter((topic) => !isBegun(topic))].slice(0, atFirst));
  return topics.filter((topic) => first.has(topic));
};

/** The topics of one subject in the order in which they are taught, each with where the pupil stands. */
export const SubjectRows = ({ subject, ...ways }: Ways & { readonly subject: SubjectId }) => {
  const { keyStage } = usePupil();
  const query = useQuery(mapQuery(subject, keyStage));
  const [all, setAll] = useState(false);
  if (query.data === undefined) {
    if (!query.isError) return <LinesSkeleton lines={12} />;
    const { upgrade, plan } = refusalOf(query.error);
    if (upgrade)
      return (
        <PupilLock name="Learning maps" plan={plan}>
          Every topic in a subject, and how you are doing.
        </PupilLock>
      );
    return (
      <ErrorState title="We could not load these topics" error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const topics = topicsInOrder(query.data, 'standard');
  if (topics.length === 0) return <p className={classes.none}>We have no topics in this subject yet. Choose another one.</p>;
  return (
    <>
      {ways.over !== undefined && <p className={classes.none}>{ways.over}</p>}
      <ul className={classes.rows}>
        {(all ? topics : shownAtFirst(topics)).map((topic) => (
          <Row key={topic.id} subject={subject} topic={topic} {...ways} />
        ))}
      </ul>
      {topics.length > atFirst && (
        <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer topics' : `Show all ${topics.length} topics`}
        </Button>
      )}
    </>
  );
};
