/** How the browsers say that code did not come over the line: Chromium, Firefox, Safari; and a stylesheet's, as the build says it. */
const said = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isMissingPart = (error: unknown): boolean => error instanceof Error && said.test(error.message);
