/** Whatever is paid, a removal can be taken back for this long. */
const leastDays = 14;

/** When a child who is removed leaves the family with everything of theirs: at the end of what is paid, and not sooner than in 14 days. */
export const leavesFamilyOn = (now: Date, paidUntil: Date | null | undefined): Date => {
  const least = new Date(now.getTime() + leastDays * 86_400_000);
  return paidUntil && paidUntil > least ? paidUntil : least;
};
