/** Where a secondary pupil's badges and achievements stand. */
export const achievementsId = 'achievements';

/** Takes the reader to a part of the page, eyes and focus alike. */
export const goTo = (id: string): void => {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
};
