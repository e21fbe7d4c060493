import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import { wasNew } from '@hedgerow/domain/scoring';
import { IconPencilCheck } from '@tabler/icons-react';
import { capital } from '../../lib/capital.ts';
import { formatKeptDate } from '../../lib/dates.ts';
import { Row, RowList } from '../../ui/row-list.tsx';
import { HistoryScore, NewBadge } from '../../ui/score-badge.tsx';

type Props = { readonly tests: readonly AssessmentSummary[]; readonly now: Date; readonly onOpen: (id: string) => void };

/** Tests that were handed in, each with its score. */
export const TestList = ({ tests, now, onOpen }: Props) => (
  <RowList>
    {tests.map(({ id, subject, subjectName, topic, title, completedAt, createdAt, score, hasEssays }) => (
      <Row
        key={id}
        icon={<IconPencilCheck size={22} aria-hidden />}
        subject={subject}
        title={topic === '' ? title : capital(topic)}
        meta={`${subjectName} · ${formatKeptDate(completedAt ?? createdAt, now)}`}
        end={wasNew({ score, hasEssays }) ? <NewBadge isOwn /> : score === null ? undefined : <HistoryScore percent={score} />}
        onOpen={() => onOpen(id)}
      />
    ))}
  </RowList>
);
