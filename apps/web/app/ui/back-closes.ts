import { useEffect, useRef } from 'react';

/**
 * What lies over the page, the lowest first. Each has a place of its own in the browser's history, so that Back closes the topmost and
 * the page stays. What was closed by its own button leaves its place free for the next: a place that nothing lies on is passed over
 * on the way back, so that nobody presses Back for nothing.
 */
const layers: { readonly close: () => void }[] = [];

/** Beside what the router keeps in an entry, which must stay as it is. */
const mark = 'layersOverPage';

type Place = { readonly layers: number; readonly page: unknown };

const placeIn = (state: unknown): Place => {
  if (typeof state !== 'object' || state === null) return { layers: 0, page: undefined };
  const layersThere: unknown = Reflect.get(state, mark);
  return { layers: typeof layersThere === 'number' ? layersThere : 0, page: Reflect.get(state, 'key') };
};

let here: Place | undefined;

const takePlaces = (): void => {
  here = placeIn(history.state);
  while (here.layers < layers.length) {
    history.pushState({ ...history.state, [mark]: here.layers + 1 }, '');
    here = placeIn(history.state);
  }
};

const arrive = ({ state }: PopStateEvent): void => {
  const from = here;
  const to = placeIn(state);
  here = to;
  if (layers.length > to.layers) {
    for (const layer of layers.slice(to.layers).toReversed()) layer.close();
    // One that did not close has its place again.
    setTimeout(takePlaces);
  } else if (from !== undefined && from.page === to.page && from.layers > to.layers) history.back();
};

/** For the root: also after the page was loaded anew in a place that something lay on. */
export const useBack = (): void => {
  useEffect(() => {
    here = placeIn(history.state);
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, []);
};

/** Back, of the browser or of the telephone, does what the button does that closes this. */
export const useBackCloses = (opened: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!opened) return undefined;
    const layer = { close: () => close.current() };
    layers.push(layer);
    takePlaces();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [opened]);
};
