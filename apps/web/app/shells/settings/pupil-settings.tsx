import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { type Feature, planAllows, planAllowsSubject, planThatOpens } from '@hedgerow/domain/plans';
import { type ReactNode, useState } from 'react';
import { ReviewedAssessment } from '../../features/assessments/assessment-review.tsx';
import { SavedGuide } from '../../features/guides/guide-dialog.tsx';
import type { AccountDialogProps } from '../../features/settings/account-menu.tsx';
import { SettingsDialog, type WorkTab } from '../../features/settings/settings-dialog.tsx';
import type { StudyIntent } from '../../lib/study-intent.ts';
import { PathScene, SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { BackTo, FileReading, type Reading } from './reading.tsx';
import { AssessmentsPanel, FilesPanel, GuidesPanel, workTab } from './work-panels.tsx';

type Pupil = Pick<AccountDialogProps['user'], 'phase' | 'subscriptionPlan'>;

/** What a pupil made is theirs on any plan (docs/decisions/0004): only where there is nothing does the plan matter. */
const emptyOf = ({ phase, subscriptionPlan: plan }: Pupil, feature: Feature, name: string, about: string, open: ReactNode): ReactNode => {
  const opens = planThatOpens(feature, phase ?? 'secondary')?.name;
  return planAllows(plan, feature) || opens === undefined ? (
    open
  ) : (
    <PupilLock name={name} plan={opens}>
      {about}
    </PupilLock>
  );
};

const nothing = (scene: ReactNode, title: string, words: string): ReactNode => (
  <EmptyState order={3} scene={scene} title={title}>
    {words}
  </EmptyState>
);

const tabsOf = (pupil: Pupil, read: (reading: Reading) => void, resume: (assessmentId: string) => void): readonly WorkTab[] => {
  const primary = pupil.phase === 'primary';
  const openAssessment = ({ id, isCompleted }: AssessmentSummary) => (isCompleted ? read({ kind: 'assessment', id }) : resume(id));
  const noFiles = primary
    ? nothing(<SleepingScene />, 'No school work yet', 'When your grown-up adds school work, you can look at it here.')
    : nothing(<SeedlingScene />, 'No files uploaded yet', 'You can find your uploads here, by name or by what they say.');
  const files = workTab(
    'files',
    'My Files',
    <FilesPanel
      searchLabel="Search my files"
      simple={primary}
      empty={emptyOf(pupil, 'my_files', 'My files', 'Your notes and photos of school work, turned into text and saved.', noFiles)}
      onOpen={(id) => read({ kind: 'file', id })}
    />,
  );
  const guides = workTab(
    'revisions',
    'Revisions',
    <GuidesPanel
      searchLabel="Search my guides"
      empty={emptyOf(
        pupil,
        'my_revision_guides',
        'Revision guides',
        'Any topic in one readable guide, from the curriculum and from your own lessons.',
        nothing(<SleepingScene />, 'No revision guides created yet', 'A topic from your last lesson is a good first one.'),
      )}
      onOpen={(id) => read({ kind: 'guide', id })}
    />,
  );
  const assessments = workTab(
    'assessments',
    'Assessments',
    <AssessmentsPanel
      searchLabel="Search my assessments"
      resumes
      empty={emptyOf(
        pupil,
        'my_assessments',
        'Assessments',
        'Questions on any topic, with every answer explained step by step.',
        nothing(<PathScene />, 'No assessments completed yet', 'You can look back at what you practised here.'),
      )}
      onOpen={openAssessment}
    />,
  );
  // docs/product/families.md#account-settings: Revisions is hidden for ages 5 to 11.
  return primary ? [files, assessments] : [files, guides, assessments];
};

const from = ({ id, subject, topic }: SchoolFile) => ({ subject, topic, sourceFileIds: [id] });

type OpenedProps = {
  readonly reading: Reading;
  readonly pupil: Pupil;
  readonly onBack: () => void;
  readonly onStudy: (wish: StudyIntent) => void;
};

const Opened = ({ reading: { kind, id }, pupil: { phase, subscriptionPlan: plan }, onBack, onStudy }: OpenedProps) => {
  switch (kind) {
    case 'file':
      return (
        <FileReading
          fileId={id}
          simple={phase === 'primary'}
          onBack={onBack}
          onMakeGuide={planAllows(plan, 'revise') ? (file) => onStudy({ kind: 'make-guide', ...from(file) }) : undefined}
          mayPractise={({ subject }) => planAllowsSubject(plan, subject)}
          onPractise={planAllows(plan, 'practice') ? (file) => onStudy({ kind: 'practise', ...from(file) }) : undefined}
        />
      );
    case 'guide':
      return (
        <BackTo backWords="All guides" onBack={onBack}>
          <SavedGuide
            guideId={id}
            onClose={onBack}
            {...(planAllows(plan, 'flashcards') && { onFlashcards: (guideId: string) => onStudy({ kind: 'cards', guideId }) })}
          />
        </BackTo>
      );
    case 'assessment':
      return (
        <BackTo backWords="All assessments" onBack={onBack}>
          <ReviewedAssessment assessmentId={id} onClose={onBack} />
        </BackTo>
      );
  }
};

/** A pupil's own settings and everything they have kept. Reading happens in the dialog; what goes on as work is opened by the dashboard once it has closed. */
export const PupilSettings = (props: AccountDialogProps) => {
  const { user, onClose } = props;
  const [reading, setReading] = useState<Reading>();
  const [wish, setWish] = useState<StudyIntent>();
  const study = (next: StudyIntent) => {
    setWish(next);
    onClose();
  };
  const openWish = () => {
    if (wish !== undefined) window.dispatchEvent(new CustomEvent<StudyIntent>('openStudy', { detail: wish }));
    setWish(undefined);
  };
  const tabs = tabsOf(user, setReading, (assessmentId) => study({ kind: 'resume', assessmentId }));
  return (
    <SettingsDialog
      {...props}
      onGone={openWish}
      work={tabs}
      reading={reading && <Opened key={reading.id} reading={reading} pupil={user} onBack={() => setReading(undefined)} onStudy={study} />}
    />
  );
};
