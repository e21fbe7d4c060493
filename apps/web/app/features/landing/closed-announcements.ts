const placeOf = (person: string | undefined): string => `hedgerow.announcements.closed${person === undefined ? '' : `.${person}`}`;

/** Ids of the banners that this person has closed in this browser; none where it remembers nothing. Families share browsers. */
export const closedAnnouncements = (person?: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The newest fifty are enough: older announcements are no longer shown. */
export const rememberClosed = (id: string, person?: string): readonly string[] => {
  const closed = [...closedAnnouncements(person).filter((other) => other !== id), id].slice(-50);
  try {
    localStorage.setItem(placeOf(person), JSON.stringify(closed));
  } catch {
    // A browser without storage: closed until the page is loaded again.
  }
  return closed;
};
