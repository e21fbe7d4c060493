/** How wide a figure is at most, of its own units: larger for the young on a tall tablet (figure.module.css, --figure-scale). */
export const figureWidth = (units: number): string => `calc(${units}px * var(--figure-scale, 1.35))`;
