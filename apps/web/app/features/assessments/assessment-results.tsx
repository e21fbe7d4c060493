import { type ReactNode, useEffect, useState } from 'react';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { thresholds } from '@hedgerow/domain/scoring';
import { rushedWords } from '../../lib/end-words.ts';
import { celebrate } from '../../ui/celebrate.ts';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { useStage } from '../../ui/stage.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyScreen } from '../../ui/study-screen.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { EndSummary } from '../../ui/work-end.tsx';
import { Button } from '../../ui/button.tsx';
import { OwnWords } from './own-words.tsx';
import { QuestionReview } from './question-review.tsx';
import classes from './review.module.css';
import { ScorePanel } from './score-panel.tsx';
import { goalWords, isReviewed, objectivesOf, verdictOf } from './verdicts.ts';

type Props = {
  /** An attempt that was handed in. */
  readonly assessment: Assessment;
  /** Only straight after handing in. */
  readonly pointsEarned?: number | undefined;
  readonly hintsUsed?: number | undefined;
  /** Answered faster than it can be read, and so no work (docs/decisions/0027-what-counts-as-work.md). */
  readonly rushed?: boolean;
  /** True straight after handing in, unless celebrations are off: confetti from 70 % on, whatever else was reached. */
  readonly fresh?: boolean;
  /** What was missed is brought back by Practice: said straight after handing in. */
  readonly comesBack?: boolean | undefined;
  /** A daily goal was reached with this attempt: it is said. */
  readonly goalReached?: boolean;
  /** The buttons at the end. */
  readonly ways?: ReactNode;
  /** What there is besides, below the answers. */
  readonly children?: ReactNode;
};

/** docs/product/tests.md#showing-results, results with review of answers. Wrong ones stand open, right ones closed. */
export const AssessmentResults = ({
  assessment,
  pointsEarned,
  hintsUsed,
  rushed = false,
  comesBack = false,
  fresh = false,
  goalReached = false,
  ways,
  children,
}: Props) => {
  const stage = useStage();
  const isInfant = useReadsAloud();
  const { questions, userAnswers, essayFeedback, essayVersions, teacherMarks, score } = assessment;
  const reviewed = questions.filter(isReviewed);
  const firstToSee = reviewed.findIndex((question, at) => verdictOf(question, userAnswers[at]) !== 'right');
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(firstToSee < 0 ? [] : [firstToSee]));
  const allOpen = open.size === reviewed.length;
  const toggle = (at: number, opened: boolean) =>
    setOpen((before) => new Set(opened ? [...before, at] : [...before].filter((other) => other !== at)));

  const worth = fresh && (score ?? 0) >= thresholds.resultBrilliant;
  useEffect(() => {
    if (worth) void celebrate(stage);
  }, [worth, stage]);

  return (
    <StudyScreen foot={ways} style={subjectStyle(assessment.subject)}>
      {fresh && <StudyProgress label="Test" done={questions.length} of={questions.length} />}
      <ScorePanel assessment={assessment} pointsEarned={pointsEarned} hintsUsed={hintsUsed} />
      {fresh && goalReached && <p className={classes.goal}>{goalWords(score)}</p>}
      {rushed && <p className={classes.rushed}>{rushedWords}</p>}
      {/* Objectives are written for teachers: who begins to read has their answers to look at. */}
      <EndSummary
        {...(isInfant ? {} : objectivesOf(assessment))}
        back={
          comesBack
            ? isInfant
              ? 'We’ll try the tricky ones again tomorrow.'
              : 'What you missed comes back in Practice tomorrow.'
            : undefined
        }
      />
      <section aria-labelledby="review-heading">
        <div className={classes.reviewHead}>
          <h3 id="review-heading" className={classes.reviewTitle}>
            {stage === 'playful' ? 'Your answers' : 'Review of answers'}
          </h3>
          <Button kind="text" onClick={() => setOpen(new Set(allOpen ? [] : reviewed.keys()))}>
            {allOpen ? 'Close all' : 'Open all'}
          </Button>
        </div>
        <div className={classes.questions}>
          {reviewed.map((question, at) => (
            <QuestionReview
              key={question.id}
              assessmentId={assessment.id}
              question={question}
              answer={userAnswers[at]}
              number={at + 1}
              feedback={essayFeedback[question.id]}
              versions={essayVersions?.[question.id]}
              mark={teacherMarks?.[question.id]}
              open={open.has(at)}
              onToggle={(opened) => toggle(at, opened)}
            />
          ))}
        </div>
        <OwnWords assessment={assessment} />
        <p className={classes.origin}>{assessment.origin}</p>
      </section>
      {children}
    </StudyScreen>
  );
};
