/** Below this line of a section everything is written by hand: how it was before, on which machine, what follows from it. */
export const notesHeading = '### Notes';

const sectionsOf = (report: string): readonly { readonly title: string; readonly text: string }[] =>
  report.split(/^(?=## )/m).flatMap((text) => {
    const title = /^## (.+)/.exec(text)?.[1];
    return title === undefined ? [] : [{ title, text }];
  });

const notesIn = (text: string): string => text.slice(text.indexOf(`\n${notesHeading}\n`) + 1).trimEnd();

/** A report that was just measured, with the notes that stand in the one before, each under its table. */
export const withKeptNotes = (report: string, before: string): string => {
  const kept = new Map(
    sectionsOf(before).flatMap(({ title, text }) => (text.includes(`\n${notesHeading}\n`) ? [[title, notesIn(text)] as const] : [])),
  );
  const [heading = ''] = report.split(/^(?=## )/m);
  const measured = sectionsOf(report).map(({ title, text }) => {
    const notes = kept.get(title);
    kept.delete(title);
    return notes === undefined ? text.trimEnd() : `${text.trimEnd()}\n\n${notes}`;
  });
  // A section that is measured no more: what somebody wrote of it is theirs to take away.
  const left = [...kept].map(([title, notes]) => `## ${title}\n\n${notes}`);
  return `${[heading.trimEnd(), ...measured, ...left].join('\n\n')}\n`;
};
