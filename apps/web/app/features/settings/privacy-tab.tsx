import type { User } from '@hedgerow/contracts/accounts';
import { isParentRole } from '@hedgerow/domain/access';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { securityQuery } from './security-api.ts';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** Privacy & Security of everybody but pupils. */
export const PrivacyTab = ({ user }: { readonly user: User }) => {
  const { data: security, error, isFetching, refetch } = useQuery(securityQuery);
  const family = isParentRole(user.role);
  const familys = user.carer ? 'carer' : 'family';
  const whose = family ? familys : 'staff';
  const email = user.email ?? '';
  if (security === undefined)
    return error === null ? (
      <LinesSkeleton lines={8} />
    ) : (
      <ErrorState title="We could not load your security settings" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <PasswordSection email={email} hasPassword={security.hasPassword} />
      <TwoFactorSection {...security} />
      <PasskeysSection />
      <SessionsSection />
      <DataSection whose={whose} />
      {/* An operator's account ends as it began: by a command. */}
      {user.role !== 'operator' && !user.carer && <DeleteSection family={family} email={email} hasPassword={security.hasPassword} />}
    </>
  );
};
