import type { StudentStats } from '@hedgerow/contracts/progress';
import { useQuery } from '@tanstack/react-query';
import { OwnAvatar } from '../../features/avatar/own-avatar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { PlaceLayout } from '../../features/dashboard/place-layout.tsx';
import { Adventure } from '../../features/progress/adventure.tsx';
import { statsQuery } from '../../features/progress/api.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PlaceParts } from './primary-frame.tsx';
import { PrimaryPlace } from './own-place.tsx';

export const meta = () => pageMeta('/student/adventure');

/** A primary pupil learns by practising: the goal for lessons belongs to those who upload. */
const goalsOf = ({ dailyGoals }: StudentStats) => dailyGoals.filter(({ goalType }) => goalType !== 'lessons');

const Reached = ({ user, isOpen }: PlaceParts) => {
  const stats = useQuery(statsQuery);
  return (
    <PlaceLayout title="My Adventure" picture={<OwnAvatar user={user} size="card" level={stats.data?.level} />}>
      <QueryView query={stats} failed="We could not load your adventure" lines={12}>
        {(data) => <Adventure stats={data} goals={isOpen ? goalsOf(data) : []} />}
      </QueryView>
    </PlaceLayout>
  );
};

/** How far a pupil has come, and who they are on the way. */
const MyAdventure = () => <PrimaryPlace>{(parts) => <Reached {...parts} />}</PrimaryPlace>;
export default MyAdventure;
