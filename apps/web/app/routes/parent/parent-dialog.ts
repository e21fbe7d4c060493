import type { Child } from '@hedgerow/contracts/families';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { LearnTab } from '../../features/children/child-dialog.ts';
import type { ManageStart } from '../../features/family-management/manage-view.ts';
import type { ActivityTarget } from '../../features/progress/activity-words.ts';

/** A day of a child's calendar, and what its list is narrowed to. */
export type ChildDay = { readonly kind: 'day'; readonly child: Child; readonly date: CalendarDate; readonly choice?: string };

export type ParentDialog =
  | { readonly kind: 'manage'; readonly start: ManageStart }
  | { readonly kind: 'learn'; readonly child: Child; readonly tab?: LearnTab }
  | { readonly kind: 'track'; readonly child: Child; readonly startAt?: string | undefined; readonly only?: readonly number[] }
  | { readonly kind: 'test' | 'upload' | 'pictures'; readonly child: Child }
  | ChildDay
  | {
      readonly kind: 'item';
      readonly child: Child;
      readonly target: ActivityTarget;
      readonly item: ActivityItem;
      /** Where it was pressed: the way out leads back to it. */
      readonly from?: ChildDay | undefined;
    }
  | { readonly kind: 'credentials'; readonly child: Child; readonly renew: boolean };
