/** This browser tab's memory: it outlives a reload, and is gone after the setup, after signing out (lib/session.ts) and after a day. */
export const setupKey = 'hedgerow.children-setup';

export const forgetSetup = (): void => {
  try {
    sessionStorage.removeItem(setupKey);
  } catch {
    // Nothing was kept.
  }
};
