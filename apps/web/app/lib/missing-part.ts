/** How the browsers say that code did not come over the line: Chromium, Firefox, Safari; and a stylesheet's, as the build says it. */
const said = /dynamically imported|module script failed|preload CSS/i;

export const isMissingPart = (error: unknown): boolean => error instanceof Error && said.test(error.message);
