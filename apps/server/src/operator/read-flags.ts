/** `--name value` and `--name=value`; a flag without a value is there and empty. The first word that belongs to no flag is `_`. */
export const readFlags = (args: readonly string[]): Readonly<Record<string, string>> => {
  const flags: Record<string, string> = {};
  args.forEach((word, at) => {
    if (!word.startsWith('--')) {
      const before = args[at - 1];
      const belongs = before !== undefined && before.startsWith('--') && !before.includes('=');
      if (!belongs) flags['_'] ??= word;
      return;
    }
    const [name = '', ...inline] = word.slice(2).split('=');
    const next = args[at + 1];
    const value = inline.length > 0 ? inline.join('=') : next;
    flags[name] = value === undefined || (inline.length === 0 && value.startsWith('--')) ? '' : value;
  });
  return flags;
};
