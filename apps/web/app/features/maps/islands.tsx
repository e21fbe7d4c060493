import type { AdaptiveLearning, MapTopicView } from '@hedgerow/contracts/adaptive';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { dip, type MapMode, pathThrough, placesOf, presentOf, stateOf } from './map-places.ts';
import { QuestionFigure } from '../../ui/figure.tsx';
import { Island } from './island.tsx';
import { PlaceMark } from './place-mark.tsx';
import classes from './maps.module.css';

type Props = {
  readonly subject: SubjectId;
  /** The pupil's own figure, at the topic that comes next. */
  readonly figure: ReactNode;
  readonly topics: readonly MapTopicView[];
  readonly mode: MapMode;
  readonly theme: AdaptiveLearning['visualTheme'];
  readonly chosen: string | undefined;
  readonly onChoose: (topic: MapTopicView) => void;
};

/** The topics as islands along a winding path, in the order in which they are given. */
export const Islands = ({ subject, figure, topics, mode, theme, chosen, onChoose }: Props) => {
  const present = presentOf(topics);
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const columns = Math.max(1, Math.min(topics.length, wide ? 3 : 2));
  const places = placesOf(topics.length, columns);
  const rows = Math.ceil(topics.length / columns);
  return (
    <div className={classes.sea} data-theme={theme}>
      <div className={classes.land} style={{ maxWidth: `${columns * 19}rem` }}>
        <svg className={classes.path} viewBox={`0 0 ${columns * 100} ${rows * 100}`} preserveAspectRatio="none" aria-hidden>
          <path d={pathThrough(places)} vectorEffect="non-scaling-stroke" className={classes.road} />
          <path d={pathThrough(places)} vectorEffect="non-scaling-stroke" className={classes.steps} />
        </svg>
        <ol className={classes.islands} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {topics.map((topic, at) => {
            const { row, column } = places[at] ?? { row: 0, column: 0 };
            const state = stateOf(topic, mode);
            return (
              <li key={topic.id} className={classes.place} style={{ gridRow: row + 1, gridColumn: column + 1 }}>
                <button
                  type="button"
                  className={classes.island}
                  style={{ top: `${(at % 2) * dip}%` }}
                  aria-pressed={topic.id === chosen}
                  data-topic={topic.id}
                  onClick={() => onChoose(topic)}
                >
                  <Island
                    subject={subject}
                    theme={theme}
                    state={state}
                    begun={topic.standing !== 'unmet'}
                    at={at}
                    pictured={topic.picture !== undefined}
                  />
                  {topic.id === present && (
                    <span className={classes.figure} data-side={at % 2 === 0 ? 'right' : 'left'}>
                      {figure}
                    </span>
                  )}
                  <span className={classes.sign}>
                    {topic.picture !== undefined && (
                      <span className={classes.picture} aria-hidden>
                        <QuestionFigure figure={topic.picture} />
                      </span>
                    )}
                    <span className={classes.name}>{topic.title}</span>
                    {topic.id === present && <span className={classes.here}>You are here</span>}
                    {/* Most are ready at first: a sign on each would say nothing. */}
                    {state === 'ready' ? <VisuallyHidden>Ready</VisuallyHidden> : <PlaceMark state={state} />}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
};
