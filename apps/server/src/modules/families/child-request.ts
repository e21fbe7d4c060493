import type { SignupChild } from '@hedgerow/contracts/families';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';

/** A child that a parent names: with an age, or with a month of birth (its last day). */
export type ChildRequest = SignupChild & {
  readonly dateOfBirth?: CalendarDate;
  readonly school?: string;
  /** A child of the family, or where it was settled before: a pupil who brought their parent has one, so that they are taken in once. */
  readonly id?: string | undefined;
  readonly linkedAt?: Date;
};
