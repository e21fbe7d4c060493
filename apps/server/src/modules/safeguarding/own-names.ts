import type { Bank } from '@hedgerow/curriculum/bank';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a text is what the curriculum itself calls something, how pupils ask for it, or its own questions: such words are nobody's
 * call for help, whatever a rule or a model makes of them. From the index alone: to read every topic would stop everybody for seconds.
 */
export const ownNames = ({ index }: Pick<Bank, 'index'>): ((text: string) => boolean) => {
  let names: ReadonlySet<string> | undefined;
  const all = (): ReadonlySet<string> =>
    new Set(
      index
        .flatMap(({ title, synonyms, objectives, vocabulary, asks, printed }) => [
          title,
          ...synonyms,
          ...vocabulary,
          ...objectives.flatMap(({ text, names: called }) => [text, ...called]),
          ...Object.values(asks ?? {}).flat(),
          ...(printed ?? []),
        ])
        .map(plain)
        // Of signs alone nothing is left, and that is nobody's name.
        .filter((name) => name !== ''),
    );
  return (text) => {
    names ??= all();
    const known = names;
    const lines = text
      .split('\n')
      .map(plain)
      .filter((line) => line !== '');
    return known.has(plain(text)) || (lines.length > 0 && lines.every((line) => known.has(line)));
  };
};
