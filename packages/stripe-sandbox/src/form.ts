/** A parameter before its meaning is known. Lists arrive as objects with the keys 0, 1, 2 …, in that order. */
export type Raw = string | RawMap;
export interface RawMap {
  readonly [key: string]: Raw;
}

const pathOf = (key: string): readonly string[] => {
  const head = key.split('[', 1)[0] ?? key;
  return [head, ...[...key.slice(head.length).matchAll(/\[([^\]]*)\]/gu)].map((match) => match[1] ?? '')];
};

type Tree = Map<string, Tree | string>;

const put = (tree: Tree, path: readonly string[], value: string): void => {
  const [first = '', ...rest] = path;
  const key = first === '' ? String(tree.size) : first;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const next = tree.get(key);
  const branch: Tree = next instanceof Map ? next : new Map();
  tree.set(key, branch);
  put(branch, rest, value);
};

const plain = (tree: Tree): RawMap =>
  Object.fromEntries([...tree].map(([key, value]) => [key, typeof value === 'string' ? value : plain(value)]));

/** Reads `a=1&items[0][price]=p&expand[]=x` into a tree. Prototype names are plain keys here. */
export const readForm = (text: string): RawMap => {
  const tree: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) put(tree, pathOf(key), value);
  return plain(tree);
};
