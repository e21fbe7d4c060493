import type { SupportPupil } from '@hedgerow/contracts/school-duties';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { PathScene, SeedlingScene } from '../../ui/art/scenes.tsx';
import desk from '../../ui/desk.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { supportPupilsQuery } from './api.ts';
import classes from './duties.module.css';
import { HomeworkCounts, WeakObjectives } from './weak-objectives.tsx';

const typefaceWords = { brand: '', 'open-dyslexic': 'OpenDyslexic', lexend: 'Lexend' } as const;

const senWords = { support: 'SEN support', plan: 'Education, health and care plan' } as const;

const howTheyRead = ({ extraTime, typeface, moreRoom, lessMotion }: SupportPupil): string =>
  [
    extraTime ? 'a quarter more time' : '',
    typefaceWords[typeface],
    moreRoom ? 'more room between letters or lines' : '',
    lessMotion ? 'less motion' : '',
  ]
    .filter(Boolean)
    .join(', ') || 'As everybody does';

const Pupil = ({ pupil }: { readonly pupil: SupportPupil }) => (
  <Panel title={pupil.name}>
    <div className={classes.facts}>
      <span className={desk.soft}>
        {[pupil.yearGroup, ...pupil.classes, ...(pupil.sen === null ? [] : [senWords[pupil.sen]])].join(', ')}
      </span>
      <HomeworkCounts homework={pupil.homework} />
    </div>
    <div className={classes.halves}>
      <div>
        <h3 className={classes.heading}>How they read</h3>
        <p className={desk.soft}>{howTheyRead(pupil)}</p>
      </div>
      <div>
        <h3 className={classes.heading}>What is hard</h3>
        <WeakObjectives objectives={pupil.objectives} />
      </div>
    </div>
  </Panel>
);

/** Pupils with support of any kind, for the SENCo. */
export const SupportPage = () => {
  const { data, error, isFetching, refetch } = useQuery(supportPupilsQuery);
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <EmptyState order={1} scene={<PathScene />} title="This page is for the SENCo">
        Your school’s administrator says who looks after support, under Staff.
      </EmptyState>
    );
  if (data === undefined)
    return error === null ? (
      <CardsSkeleton count={3} height={160} />
    ) : (
      <ErrorState title="We could not load the pupils" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div className={classes.page}>
      <PageHeader
        title="Pupils with support"
        lead="Pupils with SEN support or a plan on the school’s list, with extra time, or with their own reading settings. If a family agreed before this page existed, we ask them again. Their child shows here once they say yes."
      />
      {data.length === 0 && (
        <EmptyState order={2} scene={<SeedlingScene />} title="Nobody yet">
          A pupil shows here once the school’s list gives their SEN status. They also show once they or a parent set extra time or reading
          settings.
        </EmptyState>
      )}
      {data.map((pupil) => (
        <Pupil key={pupil.id} pupil={pupil} />
      ))}
    </div>
  );
};
