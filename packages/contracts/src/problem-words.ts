/** "dateOfBirth" as a person says it: "date of birth". */
const inWords = (path: readonly PropertyKey[] | undefined): string | undefined => {
  const name = path?.findLast((part) => typeof part === 'string');
  return typeof name !== 'string'
    ? undefined
    : name
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll(/[_-]/g, ' ')
        .toLowerCase();
};

type Problem = { readonly code?: string; readonly input?: unknown; readonly path?: readonly PropertyKey[] | undefined };

/** What a person is told where a contract has no sentence of its own for a problem. */
export const problemInWords = ({ code, input, path }: Problem): string => {
  const name = inWords(path);
  if (name === undefined) return 'Please check what you entered.';
  if (code === 'invalid_type' && (input === undefined || input === null)) return `Something is missing: ${name}.`;
  if (code === 'too_big') return `This is too long or too large: ${name}.`;
  if (code === 'too_small') return `This is too short or too low: ${name}.`;
  return `Please check this: ${name}.`;
};
