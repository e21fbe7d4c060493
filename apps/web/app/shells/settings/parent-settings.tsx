import type { Child } from '@hedgerow/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AssessmentReview } from '../../features/children/assessment-review.tsx';
import { GuideReader } from '../../features/children/guide-reader.tsx';
import { childrenQuery } from '../../features/families/api.ts';
import { ChildrenSelector } from '../../features/families/children-selector.tsx';
import type { AccountDialogProps } from '../../features/settings/account-menu.tsx';
import { SettingsDialog } from '../../features/settings/settings-dialog.tsx';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { FileReading, type Reading } from './reading.tsx';
import classes from './settings-work.module.css';
import { AssessmentsPanel, FilesPanel, GuidesPanel, workTab } from './work-panels.tsx';

const nothing = (title: string, words: string): ReactNode => (
  <EmptyState order={3} scene={<SeedlingScene />} title={title}>
    {words}
  </EmptyState>
);

type ForChildProps = {
  readonly chosen: string | undefined;
  readonly onChoose: (childId: string) => void;
  readonly offers?: (child: Child) => boolean;
  readonly children: (child: Child) => ReactNode;
};

/** Whose work is shown: the first child until another is chosen. */
const ForChild = ({ chosen, onChoose, offers = () => true, children }: ForChildProps) => {
  const { data, error, isFetching, refetch } = useQuery(childrenQuery);
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={6} />
    ) : (
      <ErrorState title="We could not load your children" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  const family = data.filter((child) => child.status === 'active' && offers(child));
  const child = family.find(({ id }) => id === chosen) ?? family[0];
  if (child === undefined) return nothing('No Children Added Yet', 'You can find here what your children upload, revise and practise.');
  return (
    <>
      {family.length > 1 && (
        <div className={classes.family}>
          <ChildrenSelector family={family} selected={child.id} onSelect={onChoose} />
        </div>
      )}
      {/* Another child begins with an empty search. */}
      <div key={child.id}>{children(child)}</div>
    </>
  );
};

/** `name`: whose it is. */
type ChildReading = Reading & { readonly name: string };

const Opened = ({ reading: { kind, id, name }, onBack }: { readonly reading: ChildReading; readonly onBack: () => void }) => {
  switch (kind) {
    case 'file':
      return <FileReading fileId={id} onBack={onBack} />;
    case 'guide':
      return <GuideReader guideId={id} onBack={onBack} />;
    case 'assessment':
      return <AssessmentReview assessmentId={id} name={name} onBack={onBack} />;
  }
};

/** docs/product/families.md#account-settings: revisions are hidden for ages 5 to 11. */
const secondary = ({ phase }: Child): boolean => phase === 'secondary';

/** A parent's own settings, and what each child has kept. */
export const ParentSettings = (props: AccountDialogProps) => {
  const [reading, setReading] = useState<ChildReading>();
  const [chosen, setChosen] = useState<string>();
  const { data: family = [] } = useQuery(childrenQuery);
  const forChild = { chosen, onChoose: setChosen };
  const read = (kind: Reading['kind'], name: string) => (id: string) => setReading({ kind, id, name });
  const files = workTab(
    'files',
    'Files',
    <ForChild {...forChild}>
      {({ id, firstName }) => (
        <FilesPanel
          childId={id}
          searchLabel={`Search ${firstName}’s files`}
          simple={false}
          empty={nothing('No files uploaded yet', `You can open ${firstName}’s uploaded school work here.`)}
          onOpen={read('file', firstName)}
        />
      )}
    </ForChild>,
  );
  const guides = workTab(
    'revisions',
    'Revisions',
    <ForChild {...forChild} offers={secondary}>
      {({ id, firstName }) => (
        <GuidesPanel
          childId={id}
          searchLabel={`Search ${firstName}’s guides`}
          empty={nothing('No revision guides created yet', `You can read the guides that ${firstName} makes here.`)}
          onOpen={read('guide', firstName)}
        />
      )}
    </ForChild>,
  );
  const assessments = workTab(
    'assessments',
    'Assessments',
    <ForChild {...forChild}>
      {({ id, firstName }) => (
        <AssessmentsPanel
          childId={id}
          searchLabel={`Search ${firstName}’s assessments`}
          resumes={false}
          empty={nothing('No assessments completed yet', `${firstName}’s tests and practice show here with their scores.`)}
          onOpen={({ id: assessmentId }) => read('assessment', firstName)(assessmentId)}
        />
      )}
    </ForChild>,
  );
  return (
    <SettingsDialog
      {...props}
      work={family.some(secondary) ? [files, guides, assessments] : [files, assessments]}
      reading={reading && <Opened key={reading.id} reading={reading} onBack={() => setReading(undefined)} />}
    />
  );
};
