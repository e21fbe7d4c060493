import { PageSkeleton } from '../ui/skeletons.tsx';
import { Waiting } from './waiting.tsx';

/** docs/product/onboarding.md#the-gate: who it is is known already, and something is still on its way. */
export const SettingUp = () => (
  <>
    <PageSkeleton />
    <Waiting words="Setting up your dashboard..." />
  </>
);
