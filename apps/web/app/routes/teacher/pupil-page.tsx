import type { ClassPupilPage } from '@hedgerow/contracts/classes';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { childWorkQuery } from '../../features/assignments/api.ts';
import { WorkList } from '../../features/assignments/work-list.tsx';
import { AssessmentReview } from '../../features/children/assessment-review.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { pupilQuery, pupilWorkQuery } from '../../features/classes/api.ts';
import { LessonCardPanel } from '../../features/classes/lesson-card.tsx';
import { MisconceptionsPanel, ObjectivesPanel, RecentAnswersPanel, TopicsPanel } from '../../features/classes/pupil-standing.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import classes from './dashboard.module.css';
import { SetObjective } from './set-objective.tsx';

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((module) => ({ default: module.AssignDialog })));
const PrintedCards = lazy(() => import('../../features/school/printed-cards.tsx').then((module) => ({ default: module.PrintedCards })));

type Ids = { readonly classId: string; readonly childId: string };

const Back = ({ classId }: Pick<Ids, 'classId'>) => (
  <Link className={classes.back} to={`/teacher/classes?class=${classId}`}>
    <IconArrowLeft size={20} aria-hidden /> All pupils of the class
  </Link>
);

/** What was set in the class, and a finished quiz question by question. */
const SetWork = ({ classId, pupil: { id, firstName } }: { readonly classId: string; readonly pupil: ClassPupilPage }) => {
  const work = useQuery({ ...childWorkQuery(id), staleTime: 0 });
  const [reviewed, setReviewed] = useState<string>();
  const assignment = work.data?.find(({ assessmentId }) => assessmentId === reviewed);
  return (
    <Panel title="Set in your classes">
      {reviewed !== undefined && assignment !== undefined && (
        <AssessmentReview
          assessmentId={reviewed}
          query={pupilWorkQuery(classId, id, assignment.id)}
          name={firstName}
          onBack={() => setReviewed(undefined)}
        />
      )}
      <div hidden={assignment !== undefined}>
        <QueryView query={work} failed="We could not load the set work">
          {(all) =>
            all.length === 0 ? (
              <p className={classes.quiet}>Nothing yet.</p>
            ) : (
              <WorkList label={`Set for ${firstName}`} work={all.filter(({ state }) => state !== 'withdrawn')} onReview={setReviewed} />
            )
          }
        </QueryView>
      </div>
    </Panel>
  );
};

const Pupil = ({ classId, pupil }: { readonly classId: string; readonly pupil: ClassPupilPage }) => {
  const [assigns, setAssigns] = useState({ opened: false, turn: 0 });
  const open = () => setAssigns(({ turn }) => ({ opened: true, turn: turn + 1 }));
  const close = () => setAssigns((before) => ({ ...before, opened: false }));
  return (
    <>
      <PageHeader
        title={`${pupil.firstName} ${pupil.lastName}`}
        lead={`${pupil.className}: ${pupil.subjectName} in the last four months`}
        action={pupil.mayTeach && <Button onClick={open}>Assign Work</Button>}
      />
      <div className={classes.halves}>
        {/* Two columns that each follow their own length: no panel waits for its neighbour. */}
        <div className={classes.page}>
          <ObjectivesPanel
            objectives={pupil.objectives}
            renderAct={pupil.mayTeach ? (objective) => <SetObjective classId={classId} pupil={pupil} objective={objective} /> : undefined}
          />
          <MisconceptionsPanel topics={pupil} />
          <RecentAnswersPanel recentAnswers={pupil.recentAnswers} />
        </div>
        <div className={classes.page}>
          <SetWork classId={classId} pupil={pupil} />
          <TopicsPanel topics={pupil} subjectName={pupil.subjectName} />
          {pupil.mayTeach && <LessonCardPanel classId={classId} pupil={pupil} Printed={PrintedCards} />}
        </div>
      </div>
      {assigns.turn > 0 && (
        <Suspense fallback={null}>
          <AssignDialog key={assigns.turn} opened={assigns.opened} onClose={close} classId={classId} pupil={pupil} />
        </Suspense>
      )}
    </>
  );
};

/** One pupil as their teacher sees them: the class's subject and what was set, and nothing of the family. */
export const PupilPage = ({ classId, childId }: Ids) => {
  const pupil = useQuery({ ...pupilQuery(classId, childId), staleTime: 0 });
  const missing = pupil.error instanceof ApiError && (pupil.error.code === 'not_found' || pupil.error.code === 'invalid');
  return (
    <div className={classes.page}>
      <Back classId={classId} />
      {missing ? (
        <EmptyState order={1} scene={<PathScene />} title="This pupil is not in one of your classes">
          They may have moved to another class. Your classes show who is in them now.
        </EmptyState>
      ) : (
        <QueryView query={pupil} failed="We could not load this pupil" waiting={<CardsSkeleton count={3} height={200} />}>
          {(read) => <Pupil classId={classId} pupil={read} />}
        </QueryView>
      )}
    </div>
  );
};
