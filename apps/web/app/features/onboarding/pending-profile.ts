import { ProfileUpdated } from '@hedgerow/contracts/accounts';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.ts';

/** Saved before sign-up (docs/product/onboarding.md#the-profile-dialog), for who comes back from another site with an account. */
const keys = { role: 'pendingRole', data: 'pendingProfileData' } as const;

type PendingRole = 'parent' | 'home_educator' | 'student';

/** Whoever follows a child's link is a parent: they are not asked again. */
export const savePendingProfile = (role: PendingRole): void => {
  try {
    sessionStorage.setItem(keys.role, JSON.stringify(role));
    sessionStorage.setItem(keys.data, '{}');
  } catch {
    // A browser without storage: the dialog asks.
  }
};

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** docs/product/onboarding.md#the-profile-dialog: sent once at load, then both are forgotten. True when something was applied, and the profile is to be read again. */
export const applyPendingProfile = async (): Promise<boolean> => {
  const [pendingRole, pendingProfileData] = [read(keys.role), read(keys.data)];
  if (pendingRole === null && pendingProfileData === null) return false;
  for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  try {
    await (pendingProfileData === null
      ? api.post('/api/auth/update-role', { role: pendingRole }, ProfileUpdated)
      : api.post('/api/auth/apply-pending-profile', { pendingRole, pendingProfileData }, ProfileUpdated));
    return true;
  } catch (error) {
    const title = pendingProfileData === null ? 'Failed to update role' : 'Failed to apply pending profile';
    showToast({ kind: 'error', title, message: messageOf(error, 'Please answer the questions instead.') });
    return false;
  }
};
