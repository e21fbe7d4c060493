import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatShortDate } from '../../lib/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row, RowList, Status } from '../../ui/row-list.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { classAssessmentsQuery } from './api.ts';
import classes from './class-assessments.module.css';

type Props = { readonly shown: TeacherClass; readonly onOpen: (assessment: ClassAssessment) => void };

const End = ({ kind, averageScore, essaysToMark }: ClassAssessment) =>
  kind === 'writing' ? (
    <Status tone="quiet">Writing</Status>
  ) : (
    <span className={classes.end}>
      {essaysToMark > 0 && <Status tone="look">{`${essaysToMark} to mark`}</Status>}
      {averageScore === null ? <Status tone="quiet">No scores yet</Status> : <ScoreBadge percent={averageScore} words={false} />}
    </span>
  );

/** The papers of a class, with how far each has come. */
export const AssessmentsPanel = ({ shown: { id }, onOpen }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(classAssessmentsQuery(id));
  return (
    <Panel title="Class Assessments">
      {data === undefined && error === null && <LinesSkeleton lines={3} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the assessments" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={classes.quiet}>None yet. Tests and writing you set show here with their results.</p>}
      {data !== undefined && data.length > 0 && (
        <RowList>
          {data.map((one) => (
            <Row
              key={one.groupId}
              icon={<IconClipboardList size={22} aria-hidden />}
              subject={one.subject}
              title={one.title}
              meta={`${one.done} of ${one.pupils} handed in, due ${formatShortDate(`${one.dueDate}T12:00:00Z`)}`}
              end={<End {...one} />}
              onOpen={() => onOpen(one)}
            />
          ))}
        </RowList>
      )}
    </Panel>
  );
};
