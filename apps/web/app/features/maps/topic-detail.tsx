import type { MapTopicView } from '@hedgerow/contracts/adaptive';
import { IconClock, IconX } from '@tabler/icons-react';
import { useParentLooks } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { type MapMode, stateOf } from './map-places.ts';
import { PlaceMark } from './place-mark.tsx';
import classes from './maps.module.css';

type Props = {
  readonly topic: MapTopicView;
  readonly mode: MapMode;
  readonly startWords: string;
  readonly onStart: () => void;
  readonly onClose: () => void;
};

/** What a topic is, why it is next, and the way in. A completed one is done: its button rests (document 2 section 2). */
export const TopicDetail = ({ topic, mode, startWords, onStart, onClose }: Props) => {
  const { id, title, description, estimatedTime, adaptiveReason, completed, secure, answers } = topic;
  // A parent reads the map and begins nothing.
  const looks = useParentLooks();
  const why = mode === 'ai' ? adaptiveReason : '';
  const spoken = [title, description, why].filter((words) => words !== '').join('. ');
  return (
    <section className={classes.detail} aria-labelledby="map-topic">
      <div className={classes.detailHead}>
        <StepHeading step={id} id="map-topic" size="h3">
          {title}
        </StepHeading>
        <ReadAloud name={title} words={spoken} />
        <IconButton label="Close this topic" icon={<IconX size={22} aria-hidden />} onClick={onClose} />
      </div>
      <p className={classes.facts}>
        <PlaceMark state={stateOf(topic, mode)} />
        <span className={classes.minutes}>
          <IconClock size={18} aria-hidden />
          About {estimatedTime} minutes
        </span>
      </p>
      {description !== '' && <p>{description}</p>}
      {why !== '' && (
        <p>
          <strong>Why now:</strong> {why}
        </p>
      )}
      {secure && <p>Secure: you were right often enough, on two days or more.</p>}
      {answers > 0 && (
        <p className={classes.soft}>
          {answers} {answers === 1 ? 'answer' : 'answers'} on this topic so far.
        </p>
      )}
      {!looks && (
        <Button wide disabled={completed} onClick={onStart} {...(completed ? { 'aria-describedby': 'map-topic-done' } : {})}>
          {startWords}
        </Button>
      )}
      {completed && (
        <p id="map-topic-done" className={classes.soft}>
          {looks ? 'Completed.' : 'Completed. Choose another island to go on.'}
        </p>
      )}
    </section>
  );
};
