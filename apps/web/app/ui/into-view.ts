/** As a `ref`: what has come somewhere else on the screen than where somebody pressed is in sight. */
export const intoView = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });
