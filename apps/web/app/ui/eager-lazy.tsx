import { type ComponentType, lazy, useState } from 'react';

/**
 * Like `lazy`, for what stands in the first view: its code is on its way as soon as the page's own code runs, and where it has come it is
 * drawn at once. A fallback in between would stay for React's 300 ms.
 */
export const eagerLazy = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let here: ComponentType<P> | undefined;
  const fetchIt = async (): Promise<{ default: ComponentType<P> }> => {
    here = await load();
    return { default: here };
  };
  let coming = typeof document === 'undefined' ? undefined : fetchIt();
  // On a bad line it is asked for once more when it is needed.
  coming?.catch(() => (coming = undefined));
  const Later = lazy(() => coming ?? fetchIt());
  return (props) => {
    // Once and for all: what was drawn stays the same component when the code comes.
    const [Drawn] = useState<ComponentType<P>>(() => here ?? Later);
    return <Drawn {...props} />;
  };
};
