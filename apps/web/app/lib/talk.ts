const name = 'needToTalk';

/** A press before the dialog's chunk was there to hear it. */
let unheard = false;

/** Opens "Need to talk to someone?" from wherever a pupil is. Nothing is sent and nothing is noted. */
export const openTalk = (): void => {
  unheard = window.dispatchEvent(new Event(name, { cancelable: true }));
};

export const listenForTalk = (listener: () => void): (() => void) => {
  const hear = (event: Event): void => {
    event.preventDefault();
    listener();
  };
  if (unheard) listener();
  unheard = false;
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
};
