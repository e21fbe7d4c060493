/** Frames of about three seconds: what comes later than that is not waited for. */
const mostFrames = 180;

/** What was chosen is drawn when its address, its code and its reads have come; then its heading takes the focus. */
export const focusWhenThere = (id: string, frames = mostFrames): void => {
  requestAnimationFrame(() => {
    const there = document.querySelector<HTMLElement>(`#${id}`);
    if (there) there.focus();
    else if (frames > 0) focusWhenThere(id, frames - 1);
  });
};
