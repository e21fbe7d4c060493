import { SettingsDialog } from '../../features/settings/settings-dialog.tsx';
import type { AccountDialogProps } from '../../features/settings/account-menu.tsx';
import { ParentSettings } from './parent-settings.tsx';
import { PupilSettings } from './pupil-settings.tsx';

/** "Personal Settings" of the account menu: pupils find their own work in it, parents that of each child (docs/product/accounts.md#profile-form). */
export const PersonalSettings = (props: AccountDialogProps) => {
  const { role } = props.user;
  if (role === 'student') return <PupilSettings {...props} />;
  if (role === 'parent' || role === 'home_educator') return <ParentSettings {...props} />;
  return <SettingsDialog {...props} />;
};
