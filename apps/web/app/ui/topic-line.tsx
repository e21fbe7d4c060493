import type { InsightTopic } from '@hedgerow/contracts/insight';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import { scoreWords } from './score-words.ts';
import { subjectStyle } from './theme/subject-colours.ts';
import classes from './topic-line.module.css';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Objectives that are named of a topic. */
const hardest = 2;

type Props = {
  readonly topic: InsightTopic;
  readonly isWeak: boolean;
  /** What can be done about a weak objective, or about a weak topic of which none is named. */
  readonly renderAct?: ((wish: string) => ReactNode) | undefined;
};

/** A topic with its last scores, the objectives that go wrong, and the belief behind it. */
export const TopicLine = ({ topic, isWeak, renderAct }: Props) => {
  const weakest = isWeak ? topic.objectives.slice(0, hardest) : [];
  const held = topic.beliefs.find(({ state }) => state === 'open');
  const fixed = topic.beliefs.filter(({ state }) => state === 'resolved');
  return (
    <li className={classes.line} style={subjectStyle(topic.subject)}>
      <div className={classes.words}>
        <p>
          <strong className={classes.topic}>{topic.topic}</strong>{' '}
          <span
            className={classes.soft}
          >{`${topic.subjectName}, ${scoreWords(topic.scores)}, from ${counted(topic.answers, 'answer')}`}</span>
        </p>
        {held && (
          <p>
            May think: “<RichText inline html={held.belief} />”{' '}
            <span className={classes.soft}>
              <RichText inline html={held.correction} />
            </span>
          </p>
        )}
        {fixed.length > 0 && <p className={classes.soft}>{counted(fixed.length, 'mix-up')} corrected</p>}
        {weakest.length > 0 && (
          <ul className={classes.objectives} aria-label={`Hardest in ${topic.topic}`}>
            {weakest.map(({ text, wish }) => (
              <li key={wish} className={classes.objective}>
                <p className={classes.words}>
                  Hardest: <RichText inline html={text} />
                </p>
                {renderAct?.(wish)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isWeak && weakest.length === 0 && renderAct?.(topic.topic)}
    </li>
  );
};
