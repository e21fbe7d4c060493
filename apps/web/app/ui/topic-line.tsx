import type { InsightTopic } from '@hedgerow/contracts/insight';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import { subjectStyle } from './theme/subject-colours.ts';
import classes from './topic-line.module.css';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "last scores 63%, 50%, 38%, from 24 answers": the last of them is the latest. */
const scoreWords = ({ scores, answers }: InsightTopic): string =>
  `${scores.length === 1 ? 'last score' : 'last scores'} ${scores.map((score) => `${score}%`).join(', ')}, from ${counted(answers, 'answer')}`;

/** Objectives that are named of a topic. */
const hardest = 2;

type Props = { readonly topic: InsightTopic; readonly isWeak: boolean; readonly end?: ReactNode };

/** A topic with its last scores, the objectives that go wrong, and the belief behind it. */
export const TopicLine = ({ topic, isWeak, end }: Props) => {
  const held = topic.beliefs.find(({ state }) => state === 'open');
  const fixed = topic.beliefs.filter(({ state }) => state === 'resolved');
  return (
    <li className={classes.line} style={subjectStyle(topic.subject)}>
      <div className={classes.words}>
        <p>
          <strong className={classes.topic}>{topic.topic}</strong>{' '}
          <span className={classes.soft}>{`${topic.subjectName}, ${scoreWords(topic)}`}</span>
        </p>
        {isWeak && topic.objectives.length > 0 && (
          <p>
            Hardest:{' '}
            <RichText
              inline
              html={topic.objectives
                .map(({ text }) => text)
                .slice(0, hardest)
                .join('; ')}
            />
          </p>
        )}
        {held && (
          <p>
            May think: “<RichText inline html={held.belief} />”{' '}
            <span className={classes.soft}>
              <RichText inline html={held.correction} />
            </span>
          </p>
        )}
        {fixed.length > 0 && <p className={classes.soft}>{counted(fixed.length, 'mix-up')} corrected</p>}
      </div>
      {end}
    </li>
  );
};
