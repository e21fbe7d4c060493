import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { planAllows, planAllowsSubject, planName } from '@hedgerow/domain/plans';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { wishOfQuiz, wishOfSetup } from '../../features/practice/quiz.ts';
import type { LearnWish } from '../../features/practice/api.ts';
import { statsQuery } from '../../features/progress/api.ts';
import { Celebrations } from '../../features/progress/celebrations.tsx';
import { subjectChoices, useParentLooks, usePupil } from '../../lib/pupil.ts';
import { useDayOver } from '../../lib/day-over.ts';
import { settled } from '../../lib/settled.ts';
import { suggestUpgrade } from '../../lib/suggest-upgrade.ts';
import { MissingDialog } from '../../ui/missing-dialog.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { beginsNew, DayOverDialog } from './day-over-dialog.tsx';
import { openActivity } from './open-activity.ts';
import { type Overlays, type Shown, useFocusAfter, useShown } from './overlay.ts';
import { useNextWork } from './use-next-work.ts';
import { useQuizzesOver } from './use-quizzes-over.ts';
import { useStudyIntents } from './use-study-wishes.ts';

const FileDialog = lazy(() => import('../../features/files/file-dialog.tsx').then(({ FileDialog: it }) => ({ default: it })));
const GuideGenerator = lazy(() => import('../../features/guides/guide-generator.tsx').then(({ GuideGenerator: it }) => ({ default: it })));
const GuideDialog = lazy(() => import('../../features/guides/guide-dialog.tsx').then(({ GuideDialog: it }) => ({ default: it })));
const FlashcardStudy = lazy(() =>
  import('../../features/flashcards/flashcard-study.tsx').then(({ FlashcardStudy: it }) => ({ default: it })),
);
const fetchRunner = () => import('../../features/assessments/assessment-runner.tsx');
const AssessmentRunner = lazy(() => fetchRunner().then(({ AssessmentRunner: it }) => ({ default: it })));
const AssessmentReview = lazy(() =>
  import('../../features/assessments/assessment-review.tsx').then(({ AssessmentReview: it }) => ({ default: it })),
);
const PrintPaper = lazy(() => import('../../features/papers/print-paper.tsx').then(({ PrintPaper: it }) => ({ default: it })));
const DailyQuiz = lazy(() => import('./daily-quiz.tsx').then(({ DailyQuiz: it }) => ({ default: it })));
const fetchPractice = () => import('./pupil-practice.tsx');
const PupilPractice = lazy(() => fetchPractice().then(({ PupilPractice: it }) => ({ default: it })));
const LearnDialog = lazy(() => import('../../features/practice/learn-dialog.tsx').then(({ LearnDialog: it }) => ({ default: it })));
const ActivityDetails = lazy(() =>
  import('../../features/progress/activity-details.tsx').then(({ ActivityDetails: it }) => ({ default: it })),
);
const ActivityDialog = lazy(() =>
  import('../../features/progress/activity-dialog.tsx').then(({ ActivityDialog: it }) => ({ default: it })),
);
const DayDialog = lazy(() => import('../../features/progress/calendar/day-dialog.tsx').then(({ DayDialog: it }) => ({ default: it })));
const WalkingAvatar = lazy(() => import('../../features/avatar/walking-avatar.tsx').then(({ WalkingAvatar: it }) => ({ default: it })));
const LearningMap = lazy(() => import('../../features/maps/learning-map.tsx').then(({ LearningMap: it }) => ({ default: it })));

type Both = { readonly opened: boolean; readonly onClose: () => void };

type Props = {
  readonly overlays: Overlays;
  /** Goes to where badges and achievements stand. */
  readonly onSee: () => void;
  /** The dialog of all topics, where the page has one. */
  readonly renderTopics?: (both: Both) => ReactNode;
  /** Topics that the page knows by itself, for a map that cannot be read. */
  readonly knownTopics?: (subject: SubjectId) => readonly { readonly title: string; readonly done: boolean }[];
};

const Paper = ({ request }: ComponentProps<typeof PrintPaper>) => (
  <Suspense>
    <PrintPaper request={request} />
  </Suspense>
);

const from = ({ id, subject, topic }: SchoolFile) => ({ subject, topic, sourceFileIds: [id] });

/** True when one more finished assessment reaches today's goal. */
const useGoalIsNear = (): boolean =>
  useQuery(statsQuery).data?.dailyGoals.some(
    (goal) => goal.goalType === 'assessments' && !goal.isCompleted && goal.currentValue + 1 >= goal.targetValue,
  ) ?? false;

/** Guides, cards, practice and files of one pupil: each loads when it is first opened. */
const Chosen = ({
  shown: { overlay, opened },
  overlays: { open, close },
  renderTopics,
  knownTopics,
}: Props & { readonly shown: Shown }) => {
  const pupil = usePupil();
  const goalReached = useGoalIsNear();
  const over = useQuizzesOver();
  const practisesNow = planAllows(pupil.plan, 'practice') && over === undefined;
  const celebrates = useQuery(statsQuery).data?.celebrationsOn ?? true;
  const nameOf = (subject: SubjectId) => subjectChoices(pupil).find(({ id }) => id === subject)?.name ?? '';
  const dayOver = useDayOver();
  const onFlashcards = !dayOver && planAllows(pupil.plan, 'flashcards') ? (guideId: string) => open({ kind: 'cards', guideId }) : undefined;
  // docs/product/pupil-home.md#primary-and-secondary, in a parent's session alone (docs/product/plans.md#what-plans-open).
  const looks = useParentLooks();
  const upgrade = looks
    ? { onUpgradeRequired: () => suggestUpgrade({ feature: 'Revision guides', planName: planName('secondary_revise') }) }
    : {};
  const guideWays = { ...(onFlashcards && { onFlashcards }), ...upgrade };
  const both = { opened, onClose: close };
  // As it was when this was opened: what is under way is never taken away.
  const [wasOver] = useState(dayOver);
  const after = { ...both, next: useNextWork(open) };
  const onMissed = practisesNow ? (assessmentId: string) => open({ kind: 'practice', wish: { from: 'missed', assessmentId } }) : undefined;
  const makesCards = !dayOver && !looks && planAllows(pupil.plan, 'flashcards');
  const onMissedCards = makesCards ? (assessmentId: string) => open({ kind: 'make-cards', assessmentId }) : undefined;
  const runner = { ...after, goalReached, celebrates, Paper, mayAgain: over === undefined, onMissed, onCards: onMissedCards };
  const practice = {
    ...after,
    over,
    celebrates,
    onCards: onMissedCards,
    mayAgain: planAllows(pupil.plan, 'practice'),
    onLearn: (wish: LearnWish) => open({ kind: 'learn', ...wish }),
    onLookAgain: (assessmentId: string) => open({ kind: 'review', assessmentId }),
    onResume: (assessmentId: string) => open({ kind: 'resume', assessmentId }),
  };

  if (wasOver && overlay !== undefined && beginsNew(overlay)) return <DayOverDialog {...both} />;
  switch (overlay?.kind) {
    case 'upload':
    case 'file':
      return (
        <FileDialog
          {...both}
          fileId={overlay.kind === 'file' ? overlay.fileId : undefined}
          simple={pupil.phase === 'primary'}
          onMakeGuide={planAllows(pupil.plan, 'revise') ? (file) => open({ kind: 'make-guide', ...from(file) }) : undefined}
          mayPractise={({ subject }) => planAllowsSubject(pupil.plan, subject)}
          onPractise={practisesNow ? (file) => open({ kind: 'practise', ...from(file) }) : undefined}
        />
      );
    case 'make-guide': {
      const { kind: _, ...preset } = overlay;
      return <GuideGenerator {...after} {...preset} {...guideWays} />;
    }
    case 'guide':
      return <GuideDialog {...after} guideId={overlay.guideId} {...guideWays} />;
    case 'cards':
      return <FlashcardStudy {...after} {...(overlay.guideId === undefined ? {} : { guideId: overlay.guideId })} />;
    case 'make-cards':
      return (
        <FlashcardStudy {...after} make={'topicId' in overlay ? { topicId: overlay.topicId } : { assessmentId: overlay.assessmentId }} />
      );
    case 'learn': {
      const { kind: _, ...wish } = overlay;
      const onPractise = (objective: string) => open({ kind: 'start', ...wish, objective, learned: true });
      const practises = practisesNow && planAllowsSubject(pupil.plan, wish.subject);
      return <LearnDialog {...after} wish={wish} onPractise={practises ? onPractise : undefined} />;
    }
    case 'map':
      return (
        <LearningMap
          {...both}
          subject={overlay.subject}
          among={overlay.among}
          knownTopics={knownTopics}
          over={over}
          onLearn={(wish) => open({ kind: 'learn', ...wish })}
          onCards={makesCards ? (topicId) => open({ kind: 'make-cards', topicId }) : undefined}
          figure={
            pupil.phase === 'primary' && (
              <Suspense>
                <WalkingAvatar />
              </Suspense>
            )
          }
          {...(planAllows(pupil.plan, 'practice')
            ? { startWords: pupil.phase === 'primary' ? 'Start adventure' : 'Start', onStart: (start) => open({ kind: 'start', ...start }) }
            : { startWords: 'Make a guide', onStart: ({ subject, topic }) => open({ kind: 'make-guide', subject, topic }) })}
        />
      );
    case 'daily-quiz':
      return <DailyQuiz {...both} onStart={(quiz) => open({ kind: 'start', ...quiz })} />;
    case 'start':
      return <PupilPractice {...practice} wish={wishOfQuiz(overlay)} learned={overlay.learned} />;
    case 'practise': {
      const { subject, topic = '', sourceFileIds = [] } = overlay;
      const preset = { ...(subject === undefined ? {} : { subject: nameOf(subject) }), topic };
      return (
        <AssessmentRunner
          {...runner}
          preset={preset}
          sourceFileIds={sourceFileIds}
          firstWay={overlay.way}
          onPractise={(request) => open({ kind: 'practice', wish: wishOfSetup(request) })}
        />
      );
    }
    case 'resume':
      return (
        <AssessmentRunner
          {...runner}
          assessmentId={overlay.assessmentId}
          onPractice={(practiceId) => open({ kind: 'practice', practiceId })}
        />
      );
    case 'practice':
      return <PupilPractice {...practice} practiceId={overlay.practiceId} wish={overlay.wish} />;
    case 'review':
      return (
        <AssessmentReview
          {...both}
          assessmentId={overlay.assessmentId}
          onMissed={onMissed}
          onCards={onMissedCards}
          fallback={overlay.known && <ActivityDetails item={overlay.known} />}
          onResume={() => open({ kind: 'resume', assessmentId: overlay.assessmentId })}
        />
      );
    case 'details':
      return <ActivityDialog {...both} item={overlay.item} />;
    case 'day':
      return (
        <DayDialog
          {...both}
          date={overlay.date}
          choice={overlay.choice}
          onOpen={(target, item, choice) => openActivity((next) => open(next, { ...overlay, choice }))(target, item)}
        />
      );
    case 'topics':
      return renderTopics?.(both);
    case undefined:
      return null;
  }
};

/** What pupils open most is here before they press, where their plan has it. On a bad line it is asked for once more when it is needed. */
const useRunnerEarly = (): void => {
  const { plan } = usePupil();
  const practises = planAllows(plan, 'practice');
  useEffect(() => {
    if (!practises) return;
    settled()
      .then(fetchPractice)
      .then(fetchRunner)
      .catch(() => undefined);
  }, [practises]);
};

/** Everything that lies over a pupil's page. */
export const PupilDialogs = (props: Props) => {
  const { overlays, onSee } = props;
  const shown = useShown(overlays);
  useFocusAfter(shown);
  useRunnerEarly();
  useStudyIntents(overlays.open);
  const stats = useQuery(statsQuery);
  return (
    <>
      <Celebrations stats={stats.data} waits={shown.opened} onSee={onSee} />
      <PartBoundary key={shown.turn} instead={<MissingDialog onClose={overlays.close} />}>
        <Suspense>
          <Chosen {...props} shown={shown} />
        </Suspense>
      </PartBoundary>
    </>
  );
};
