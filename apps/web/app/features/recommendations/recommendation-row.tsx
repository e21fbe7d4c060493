import type { RecommendationView } from '@hedgerow/contracts/adaptive';
import { readSubject } from '@hedgerow/domain/subjects';
import { IconNotebook, IconPencilCheck, IconTrophy } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { Status } from '../../ui/row-list.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { factsOf, priorityOf } from './recommendation-words.ts';
import classes from './recommendations.module.css';

type Props = {
  readonly recommendation: RecommendationView;
  /** True while this one is begun. */
  readonly starting: boolean;
  /** True while another one is begun. */
  readonly waits: boolean;
  readonly onStart: () => void;
};

const icons = { assessment: IconTrophy, revision: IconNotebook, practice: IconPencilCheck } as const;
const badges = {
  high: { tone: 'look', words: 'High priority' },
  medium: { tone: 'good', words: 'Medium priority' },
  low: { tone: 'quiet', words: 'Low priority' },
} as const;

export const RecommendationRow = ({ recommendation, starting, waits, onStart }: Props) => {
  const { type, title, subject, priority, reasoning } = recommendation;
  const Icon = icons[type];
  const { tone, words } = badges[priorityOf(priority)];
  return (
    <li className={classes.item} style={subjectStyle(readSubject(subject) ?? 'other')}>
      <span className={classes.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.title}>{title}</span>
          <Status tone={tone}>{words}</Status>
        </span>
        <span>{reasoning}</span>
        <span className={classes.facts}>{factsOf(recommendation)}</span>
      </span>
      <span className={classes.ways}>
        <ReadAloud name={title} words={`${title}. ${reasoning}`} />
        <Button kind="quiet" busy={starting} disabled={waits} aria-label={`${starting ? 'Starting' : 'Start'}: ${title}`} onClick={onStart}>
          Start
        </Button>
      </span>
    </li>
  );
};
