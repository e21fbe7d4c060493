import type { Bank } from '@hedgerow/curriculum/bank';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a text is what the curriculum itself calls something: such a topic is nobody's call for help, whatever a model makes of it. */
export const ownNames = (bank: Bank): ((text: string) => boolean) => {
  let names: ReadonlySet<string> | undefined;
  const all = (): ReadonlySet<string> =>
    new Set(
      bank.index
        .flatMap(({ id }) => bank.topic(id) ?? [])
        .flatMap(({ title, synonyms, objectives, sections }) => [
          title,
          ...synonyms,
          ...objectives.map(({ text }) => text),
          ...sections.map(({ heading }) => heading),
        ])
        .map(plain),
    );
  return (text) => {
    names ??= all();
    return names.has(plain(text));
  };
};
