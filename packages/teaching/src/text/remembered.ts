/** A function that works each answer out once: the same sentence is asked about by every other one. */
export const remembered = <Key, Value extends object | number>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    known.set(key, value);
    return value;
  };
};
