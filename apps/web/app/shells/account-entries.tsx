import type { User } from '@hedgerow/contracts/accounts';
import { IconCreditCard, IconSchool, IconTypography, IconUserCog, IconUsers } from '@tabler/icons-react';
import { lazy, type RefObject } from 'react';
import { type AccountEntry, AccountMenu } from '../features/settings/account-menu.tsx';

const everybody: AccountEntry['roles'] = ['parent', 'home_educator', 'teacher', 'administrator', 'operator', 'student'];

/** The "Account Settings" menu, in its order (docs/product/families.md#account-settings). A feature adds its line here; every dialog loads when it is chosen. */
const entries: readonly AccountEntry[] = [
  {
    words: 'Personal Settings',
    icon: <IconUserCog size={20} aria-hidden />,
    roles: everybody,
    dialog: lazy(() => import('./settings/personal-settings.tsx').then((module) => ({ default: module.PersonalSettings }))),
  },
  {
    words: 'Reading & Comfort',
    icon: <IconTypography size={20} aria-hidden />,
    roles: everybody,
    dialog: lazy(() => import('../features/reading/reading-dialog.tsx').then((module) => ({ default: module.ReadingDialog }))),
  },
  {
    words: 'Subscriptions & Billing',
    ownersOnly: true,
    icon: <IconCreditCard size={20} aria-hidden />,
    roles: ['parent', 'home_educator', 'teacher', 'administrator'],
    dialog: lazy(() =>
      import('../features/billing/manage/subscription-dialog.tsx').then((module) => ({ default: module.SubscriptionDialog })),
    ),
  },
  {
    words: 'Manage Children',
    ownersOnly: true,
    icon: <IconUsers size={20} aria-hidden />,
    roles: ['parent', 'home_educator'],
    dialog: lazy(() => import('./manage-children-dialog.tsx').then((module) => ({ default: module.ManageChildrenDialog }))),
  },
  {
    words: 'Manage Classes',
    icon: <IconSchool size={20} aria-hidden />,
    roles: ['teacher'],
    dialog: lazy(() => import('../features/classes/management-dialog.tsx').then((module) => ({ default: module.ManagementDialog }))),
  },
];

type Props = {
  readonly user: User;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
};

export const AccountEntries = (props: Props) => <AccountMenu entries={entries} {...props} />;
