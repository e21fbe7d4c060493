import { PublicPage } from '../features/public/page.tsx';
import { ReferPage, referLead } from '../features/referrals/refer-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { PathScene } from '../ui/art/scenes.tsx';

export const meta = () =>
  pageMeta(
    '/refer',
    'Invite a family to Hedgerow with your own code: after their first payment you both get £20 of credit for your next payments.',
  );

const Refer = () => (
  <PublicPage wide title="Refer a friend" lead={referLead} picture={<PathScene />}>
    <ReferPage />
  </PublicPage>
);
export default Refer;
