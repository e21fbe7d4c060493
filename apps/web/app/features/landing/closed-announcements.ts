const place = 'hedgerow.announcements.closed';

/** Ids of the banners that this browser has closed; none where it remembers nothing. */
export const closedAnnouncements = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The newest fifty are enough: older announcements are no longer shown. */
export const rememberClosed = (id: string): readonly string[] => {
  const closed = [...closedAnnouncements().filter((other) => other !== id), id].slice(-50);
  try {
    localStorage.setItem(place, JSON.stringify(closed));
  } catch {
    // A browser without storage: closed until the page is loaded again.
  }
  return closed;
};
