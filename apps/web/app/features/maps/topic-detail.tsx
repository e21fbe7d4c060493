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
  /** Said in place of the way in, where it would be refused. */
  readonly over: string | undefined;
  /** A few screens that teach it, on every plan. */
  readonly onLearn: () => void;
  /** Cards of it, where the plan has them. */
  readonly onCards: (() => void) | undefined;
  readonly onClose: () => void;
};

const levelNumbers: Readonly<Record<MapTopicView['nextLevel'], number>> = { level1: 1, level2: 2, level3: 3 };

/** What a topic is, where the pupil stands in it, why it is next, and the way in, which is open whatever was done before. */
export const TopicDetail = ({ topic, mode, startWords, onStart, over, onLearn, onCards, onClose }: Props) => {
  const { id, title, description, estimatedTime, adaptiveReason, nextLevel, evidence, answers } = topic;
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
        <span>Level {levelNumbers[nextLevel]} of 3</span>
      </p>
      {description !== '' && <p>{description}</p>}
      {why !== '' && (
        <p>
          <strong>Why now:</strong> {why}
        </p>
      )}
      {/* Where nothing was answered, what is next has said so. */}
      {evidence !== '' && (answers > 0 || why === '') && <p className={classes.soft}>{evidence}</p>}
      {!looks && (
        <>
          {over === undefined ? (
            <Button wide onClick={onStart}>
              {startWords}
            </Button>
          ) : (
            <p>{over}</p>
          )}
          <Button kind="quiet" wide onClick={onLearn}>
            {over === undefined ? 'Learn first' : 'Learn'}
          </Button>
          {onCards !== undefined && (
            <Button kind="quiet" wide onClick={onCards}>
              Make cards
            </Button>
          )}
        </>
      )}
    </section>
  );
};
