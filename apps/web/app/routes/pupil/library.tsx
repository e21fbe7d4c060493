import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LockedActions } from '../../features/dashboard/actions.tsx';
import { guidesQuery } from '../../features/dashboard/api.ts';
import { GuideList } from '../../features/dashboard/guide-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NothingYet } from '../../features/dashboard/nothing-yet.tsx';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { Some } from '../../features/dashboard/some.tsx';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { filesQuery } from '../../features/files/api.ts';
import { TestList } from '../../features/assessments/test-list.tsx';
import { FileList } from '../../features/files/file-list.tsx';
import { todayQuery } from '../../features/today/api.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { PathScene, SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { SecondaryPlace } from './own-place.tsx';
import type { FrameParts } from './pupil-frame.tsx';

const FromYourTeacher = lazy(() =>
  import('../../features/class-resources/from-your-teacher.tsx').then(({ FromYourTeacher: it }) => ({ default: it })),
);
const KeptPapers = lazy(() => import('../../features/papers/kept-papers.tsx').then(({ KeptPapers: it }) => ({ default: it })));

const BegunQuizzes = lazy(() => import('../../features/today/begun-quizzes.tsx').then(({ BegunQuizzes: it }) => ({ default: it })));

export const meta = () => pageMeta('/student/library');

const atFirst = 5;

type Part = Pick<FrameParts, 'open'>;

const Files = ({ open }: Part) => {
  const files = useQuery(filesQuery);
  const upload = (
    <Button kind="quiet" onClick={() => open({ kind: 'upload' })}>
      Upload Work
    </Button>
  );
  return (
    <Panel title="My files" aside={files.data !== undefined && files.data.length > 0 && upload}>
      <QueryView query={files} failed="We could not load your files" lines={4}>
        {(items) =>
          items.length === 0 ? (
            <NothingYet scene={<SeedlingScene />} action={upload}>
              No files yet. A photo of your exercise book is enough to begin.
            </NothingYet>
          ) : (
            <Some items={items} first={atFirst}>
              {(some) => <FileList files={some} onOpen={(fileId) => open({ kind: 'file', fileId })} />}
            </Some>
          )
        }
      </QueryView>
    </Panel>
  );
};

const Guides = ({ open }: Part) => {
  const guides = useQuery(guidesQuery);
  const make = (
    <Button kind="quiet" onClick={() => open({ kind: 'make-guide' })}>
      Revision Guide
    </Button>
  );
  return (
    <Panel title="My guides" aside={guides.data !== undefined && guides.data.length > 0 && make}>
      <QueryView query={guides} failed="We could not load your guides" lines={8}>
        {(items) =>
          items.length === 0 ? (
            <NothingYet scene={<SleepingScene />} action={make}>
              No guides yet. A topic from your last lesson is a good first one.
            </NothingYet>
          ) : (
            <Some items={items} first={atFirst}>
              {(some) => <GuideList guides={some} onOpen={(guideId) => open({ kind: 'guide', guideId })} />}
            </Some>
          )
        }
      </QueryView>
    </Panel>
  );
};

const isHandedIn = ({ mode, isCompleted }: AssessmentSummary): boolean => isCompleted && mode !== 'practice';

/** Tests that were begun, to be gone on with, and those that were handed in, each with its review. */
const Tests = ({ open, now, looks }: Pick<FrameParts, 'open' | 'now'> & { readonly looks: boolean }) => {
  const tests = useQuery(assessmentsQuery);
  const today = useQuery(todayQuery);
  const begun = (today.data?.begun ?? []).filter(({ id }) => tests.data?.some((one) => one.id === id && one.mode !== 'practice'));
  return (
    <Panel
      title="My tests"
      aside={
        <Button kind="quiet" onClick={() => open({ kind: 'practise', way: 'test' })}>
          New test
        </Button>
      }
    >
      {begun.length > 0 && (
        <Suspense>
          <BegunQuizzes begun={begun} onGoOn={looks ? undefined : (assessmentId) => open({ kind: 'resume', assessmentId })} />
        </Suspense>
      )}
      <QueryView query={tests} failed="We could not load your tests" lines={8}>
        {(items) =>
          items.some(isHandedIn) ? (
            <Some items={items.filter(isHandedIn)} first={atFirst}>
              {(some) => <TestList tests={some} now={now} onOpen={(assessmentId) => open({ kind: 'review', assessmentId })} />}
            </Some>
          ) : begun.length > 0 ? null : (
            <NothingYet scene={<PathScene />}>No tests yet. The tests you hand in stay here with your answers.</NothingYet>
          )
        }
      </QueryView>
    </Panel>
  );
};

/** What is kept from Year 7: files, guides, tests, papers, and what a teacher shared. */
const Library = () => (
  <SecondaryPlace>
    {({ user, now, open }) => {
      const plan = user.subscriptionPlan;
      return (
        <PlaceLayout title="Library" narrow>
          <RenderWhenVisible placeholder={null}>
            <FromYourTeacher />
          </RenderWhenVisible>
          {planAllows(plan, 'my_files') && <Files open={open} />}
          {planAllows(plan, 'my_revision_guides') && <Guides open={open} />}
          {planAllows(plan, 'practice') && <Tests open={open} now={now} looks={user.viewedByParent} />}
          <RenderWhenVisible placeholder={null}>
            <KeptPapers />
          </RenderWhenVisible>
          <LockedActions plan={plan} />
        </PlaceLayout>
      );
    }}
  </SecondaryPlace>
);
export default Library;
