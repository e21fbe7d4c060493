import { Switch } from '@mantine/core';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { wasNew } from '@hedgerow/domain/scoring';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { NewBadge, ScoreBadge } from '../../ui/score-badge.tsx';
import { assessmentQuery } from './api.ts';
import { focusOnArrival } from './focus-on-arrival.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { isReviewed, isRight } from './review-marks.ts';
import classes from './review.module.css';
import { ReviewedQuestionView } from './reviewed-question.tsx';

type Props = {
  readonly assessmentId: string;
  /** Where it is read, for a reader who is not the parent. */
  readonly query?: ReturnType<typeof assessmentQuery>;
  readonly name: string;
  /** Begins with what went wrong alone. */
  readonly mistakesFirst?: boolean;
  /** Places, from 0, of the questions that it is about: of what went wrong the others are left out. */
  readonly only?: readonly number[] | undefined;
  readonly onBack: () => void;
};

const Text = ({ content }: { readonly content: NonNullable<Assessment['comprehensionContent']> }) => (
  <details className={classes.text}>
    <summary>{content.title}</summary>
    <RichText html={content.content} />
  </details>
);

const Questions = ({
  assessment,
  name,
  mistakesFirst,
  only = [],
}: Pick<Props, 'name' | 'only'> & { readonly assessment: Assessment; readonly mistakesFirst: boolean }) => {
  const { questions, userAnswers, essayFeedback, essayVersions, teacherMarks, comprehensionContent } = assessment;
  const marked = questions.filter(isReviewed).map((question, at) => ({ question, number: at + 1, answer: userAnswers[at] ?? null }));
  const all = marked.filter(({ question, answer }) => isRight(question, answer) === false);
  const about = all.filter(({ number }) => only.includes(number - 1));
  const wrong = about.length > 0 ? about : all;
  const [onlyWrong, setOnlyWrong] = useState(mistakesFirst && wrong.length > 0);
  const shown = onlyWrong ? wrong : marked;
  return (
    <>
      {wrong.length > 0 && (
        <Switch
          size="md"
          className={classes.switch}
          label={`Only what went wrong${about.length > 0 ? ' on this topic' : ''} (${wrong.length} of ${marked.length})`}
          checked={onlyWrong}
          onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
        />
      )}
      {comprehensionContent && <Text content={comprehensionContent} />}
      <ol className={classes.questions}>
        {shown.map(({ question, number, answer }) => (
          <ReviewedQuestionView
            key={question.id}
            question={question}
            number={number}
            answer={answer}
            feedback={essayFeedback[question.id]}
            versions={essayVersions?.[question.id]}
            mark={teacherMarks?.[question.id]}
            name={name}
          />
        ))}
      </ol>
    </>
  );
};

/** A finished assessment, question by question, to read. */
export const AssessmentReview = ({
  assessmentId,
  query = assessmentQuery(assessmentId),
  name,
  mistakesFirst = false,
  only,
  onBack,
}: Props) => {
  return (
    <>
      <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
        All results
      </Button>
      <QueryView query={useQuery(query)} failed="We could not load this assessment">
        {(assessment) => (
          <article className={classes.review}>
            <h3 className={classes.title} tabIndex={-1} ref={focusOnArrival}>
              {assessment.title}
            </h3>
            <p className={classes.about}>
              {assessment.subjectName}
              {assessment.completedAt === null ? '' : `, ${formatDate(assessment.completedAt)}`}{' '}
              {assessment.isCompleted && wasNew(assessment) && <NewBadge isOwn={false} />}
              {assessment.score !== null && <ScoreBadge percent={assessment.score} />}
            </p>
            {assessment.wordsRemovedAt !== null && (
              <p className={classes.about}>{name} deleted the words that they wrote here. The marks stay.</p>
            )}
            <Questions assessment={assessment} name={name} mistakesFirst={mistakesFirst} only={only} />
          </article>
        )}
      </QueryView>
    </>
  );
};
