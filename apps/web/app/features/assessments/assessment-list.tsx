import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import { wasNew } from '@hedgerow/domain/scoring';
import { IconPencilCheck } from '@tabler/icons-react';
import { formatKeptDate } from '../../lib/dates.ts';
import { Row, RowList, Status } from '../../ui/row-list.tsx';
import { HistoryScore, NewBadge, ScoreBadge } from '../../ui/score-badge.tsx';
import { useStage } from '../../ui/stage.tsx';

type Props = {
  readonly assessments: readonly AssessmentSummary[];
  readonly onOpen: (assessment: AssessmentSummary) => void;
  /** False for a reader who is not the pupil: what is not finished shows no answers, and only the pupil goes on with it. */
  readonly resumes: boolean;
};

const aboutOf = ({
  subjectName,
  topic,
  title,
  isCompleted,
  completedAt,
  createdAt,
  correctAnswers,
  totalQuestions,
  hasEssays,
}: AssessmentSummary) =>
  [
    ...[subjectName, topic].filter((words) => !title.includes(words)),
    formatKeptDate(isCompleted ? (completedAt ?? createdAt) : createdAt),
    // An essay is neither right nor wrong, so it is not among those that could have been right.
    ...(correctAnswers === null
      ? []
      : [hasEssays ? `${correctAnswers} right, and writing` : `${correctAnswers} of ${totalQuestions} right`]),
  ].join(' · ');

const End = ({ assessment, isOwn }: { readonly assessment: AssessmentSummary; readonly isOwn: boolean }) => {
  const playful = useStage() === 'playful';
  const { isCompleted, score } = assessment;
  if (!isCompleted) return <Status tone="look">In Progress</Status>;
  if (wasNew(assessment)) return <NewBadge isOwn={isOwn} />;
  if (score === null) return <Status tone="good">Completed</Status>;
  // No red for the youngest: what is finished is finished.
  if (playful) return <Status tone="good">{score}%</Status>;
  return isOwn ? <HistoryScore percent={score} /> : <ScoreBadge percent={score} words={false} />;
};

/** Attempts, finished or not: a finished one opens its review, the other goes on. */
export const AssessmentList = ({ assessments, onOpen, resumes }: Props) => (
  <RowList>
    {assessments.map((assessment) => (
      <Row
        key={assessment.id}
        icon={<IconPencilCheck size={22} aria-hidden />}
        subject={assessment.subject}
        title={assessment.title}
        meta={aboutOf(assessment)}
        end={<End assessment={assessment} isOwn={resumes} />}
        onOpen={assessment.isCompleted || resumes ? () => onOpen(assessment) : undefined}
      />
    ))}
  </RowList>
);
