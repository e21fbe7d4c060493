import type { ActivityItem } from '@hedgerow/contracts/progress';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { Panel } from '../../ui/panel.tsx';
import { statusWords } from './activity-words.ts';
import classes from './activity-details.module.css';

const levels: Readonly<Record<string, string>> = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

const factsOf = (item: ActivityItem): readonly (readonly [name: string, words: string])[] => [
  ['Subject', item.subject],
  ['Topic', item.topic],
  ['Difficulty', levels[item.difficulty ?? ''] ?? ''],
  ['Score', item.score === null ? '' : `${item.score}%`],
  ['Essays', item.hasEssays ? 'Yes' : ''],
  ['Points', item.pointsEarned > 0 ? String(item.pointsEarned) : ''],
  ['Status', statusWords(item)],
  ['Date', `${formatDate(item.timestamp)}, ${formatTime(item.timestamp)}`],
];

/** Any item, from what the list knows of it: shown when the thing itself cannot be read (docs/product/rewards.md#points). */
export const ActivityDetails = ({ item }: { readonly item: ActivityItem }) => (
  <Panel title={item.title} order={3}>
    <dl className={classes.facts}>
      {factsOf(item)
        .filter(([, words]) => words !== '')
        .map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
    {item.description !== '' && <p className={classes.about}>{item.description}</p>}
  </Panel>
);
