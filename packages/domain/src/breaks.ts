/** After so many minutes of work a pupil is reminded of a break. */
export const breakAfterMinutes = 45;
/** So long away is a break already taken. */
export const breakMinutes = 10;

export type WorkSpell = { readonly worked: number; readonly away: number };
export const restedSpell: WorkSpell = { worked: 0, away: 0 };

/** One more minute, in which the page was used or not. */
export const minuteOn = ({ worked, away }: WorkSpell, active: boolean): WorkSpell => {
  if (active) return { worked: worked + 1, away: 0 };
  return away + 1 >= breakMinutes ? restedSpell : { worked, away: away + 1 };
};

export const isBreakDue = ({ worked }: WorkSpell): boolean => worked >= breakAfterMinutes;
