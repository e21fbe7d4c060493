/** `ref={focusOnArrival}` on a heading with tabIndex -1: what was opened inside a dialog takes the focus when it is there. */
export const focusOnArrival = (heading: HTMLElement | null): void => heading?.focus();
