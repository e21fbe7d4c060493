import { belowSubject, subjectName } from '@hedgerow/domain/subjects';
import { IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import type { JourneySubject } from './journey.ts';
import classes from './journey.module.css';
import { ReadAloud } from '../../ui/listen.tsx';
import { SubjectPicture } from './subject-picture.tsx';

export type Practise = (topic: { readonly subject: JourneySubject['subject']; readonly topic: string }) => void;

type Props = {
  readonly journey: readonly JourneySubject[];
  /** True until it is known what has been done: the tiles keep their places and say nothing that may be wrong. */
  readonly waiting: boolean;
  readonly onPractise: Practise;
  readonly onAllTopics: () => void;
  /** The day's quizzes are used up: said once, and a press opens what teaches the topic. */
  readonly over?: string | undefined;
};

const Tile = ({ step, onPractise, over }: { readonly step: JourneySubject } & Pick<Props, 'onPractise' | 'over'>) => {
  const { subject, next = '', percent } = step;
  const name = subjectName(subject);
  const title = belowSubject(subject, next);
  return (
    <li className={classes.tile} style={subjectStyle(subject)}>
      <button type="button" className={classes.press} onClick={() => onPractise({ subject, topic: next })}>
        <span className={classes.top}>
          <SubjectPicture subject={subject} />
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.topic}>{over === undefined ? title : `Learn: ${title}`}</span>
        <span className={classes.bar}>
          <span className={classes.grown} aria-hidden>
            <ProgressBar label={`${name} so far`} percent={percent} hideLabel />
          </span>
          {/* A row of noughts tells a newcomer nothing, and looks like a mark. */}
          {percent > 0 && <span className={classes.percent}>{Math.round(percent)}% done</span>}
        </span>
      </button>
      <span className={classes.listen}>
        <ReadAloud words={`${name}. ${title}`} />
      </span>
    </li>
  );
};

/** So many tiles are seen at a glance; more wait behind a press, so that the page stays short. */
const atAGlance = 6;

/** docs/product/pupil-home.md#maps: a tile for each subject with its next topic and how much is done; a press starts five questions. */
export const JourneyCard = ({ journey, waiting, onPractise, onAllTopics, over }: Props) => {
  const [opened, setOpened] = useState(false);
  const steps = journey.filter(({ next }) => next !== undefined);
  const folds = steps.length > atAGlance;
  return (
    <Panel title="Today’s Learning Journey" icon={<IconMap2 size={28} aria-hidden />}>
      {over !== undefined && <p>{over} You can still learn.</p>}
      {folds && (
        <div className={classes.more}>
          {!opened && <p>A topic in each subject, if you like.</p>}
          <Button
            kind="quiet"
            aria-expanded={opened}
            aria-label={opened ? 'Less: today’s learning journey' : 'More: today’s learning journey'}
            onClick={() => setOpened(!opened)}
          >
            {opened ? 'Less' : 'More'}
          </Button>
        </div>
      )}
      {(opened || !folds) && (
        <ul className={classes.tiles} data-waiting={waiting}>
          {steps.map((step) => (
            <Tile key={step.subject} step={step} onPractise={onPractise} over={over} />
          ))}
          <li className={classes.tile} data-all="true">
            <button type="button" className={classes.press} onClick={onAllTopics}>
              <span className={classes.top}>
                <span className={classes.picture} aria-hidden>
                  <IconMap2 size={38} stroke={2} />
                </span>
              </span>
              <span className={classes.name}>
                All Topics <span className={classes.choose}>Choose what you like</span>
              </span>
            </button>
          </li>
        </ul>
      )}
    </Panel>
  );
};
