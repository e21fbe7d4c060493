import type { RecommendationView } from '@hedgerow/contracts/adaptive';
import { readSubject } from '@hedgerow/domain/subjects';
import { IconNotebook, IconPencilCheck, IconTrophy } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/row-list.tsx';
import { Task } from '../../ui/task-list.tsx';
import { factsOf, priorityOf } from './recommendation-words.ts';

type Props = {
  readonly recommendation: RecommendationView;
  /** True while this one is begun. */
  readonly starting: boolean;
  /** True while another one is begun. */
  readonly waits: boolean;
  /** Left out for a parent who looks: they read and begin nothing. */
  readonly onStart: (() => void) | undefined;
  /** Instead of a Start that would be refused: screens that teach, without a question. */
  readonly onLearn?: (() => void) | undefined;
};

const icons = { assessment: IconTrophy, revision: IconNotebook, practice: IconPencilCheck } as const;
const badges = {
  high: { tone: 'look', words: 'High priority' },
  medium: { tone: 'good', words: 'Medium priority' },
  low: { tone: 'quiet', words: 'Low priority' },
} as const;

export const RecommendationRow = ({ recommendation, starting, waits, onStart, onLearn }: Props) => {
  const { type, title, subject, priority, reasoning } = recommendation;
  const Icon = icons[type];
  const { tone, words } = badges[priorityOf(priority)];
  return (
    <Task
      icon={<Icon size={22} aria-hidden />}
      subject={readSubject(subject) ?? 'other'}
      title={title}
      badge={<Status tone={tone}>{words}</Status>}
      facts={factsOf(recommendation)}
      aloud={reasoning}
      ways={
        onStart ? (
          <Button
            kind="quiet"
            busy={starting}
            disabled={waits}
            aria-label={`${starting ? 'Starting' : 'Start'}: ${title}`}
            onClick={onStart}
          >
            Start
          </Button>
        ) : (
          onLearn && (
            <Button kind="quiet" aria-label={`Learn: ${title}`} onClick={onLearn}>
              Learn
            </Button>
          )
        )
      }
    >
      <span>{reasoning}</span>
    </Task>
  );
};
