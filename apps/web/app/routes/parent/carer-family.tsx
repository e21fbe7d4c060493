import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { childrenQuery } from '../../features/families/api.ts';
import { CarersPanel } from '../../features/families/carers-panel.tsx';
import { ChildCard } from '../../features/families/child-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import classes from './family.module.css';

/** The family as its second carer sees it: the children, and no word about money. */
export const CarerFamily = () => {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(childrenQuery);
  const open = (id: string) => void navigate(`/parent/dashboard?child=${id}`);
  return (
    <>
      <PageHeader title="Family" lead="The children you look after." />
      {error !== null && data === undefined && (
        <ErrorState title="We could not load the family" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <CardsSkeleton count={3} height={200} />}
      {data !== undefined && (
        <div className={classes.page}>
          <div className={classes.main}>
            <h2 className={classes.title}>The children</h2>
            <div className={classes.cards}>
              {data
                .filter(({ status }) => status === 'active')
                .map((child) => (
                  <ChildCard key={child.id} child={child} onOpen={() => open(child.id)} onFinish={() => open(child.id)} />
                ))}
            </div>
          </div>
          <CarersPanel />
        </div>
      )}
    </>
  );
};
