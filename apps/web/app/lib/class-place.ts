const place = 'hedgerow.class';

/** The code of the class that signs in on this tablet; null where none does, or where the browser keeps nothing. */
export const classOnTablet = (): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};

/** Null: this tablet is no class's any more. */
export const keepClassOnTablet = (code: string | null): void => {
  try {
    if (code === null) localStorage.removeItem(place);
    else localStorage.setItem(place, code);
  } catch {
    // Kept nowhere, the code is typed again.
  }
};

/** In the place of a code, where a tablet has none yet: it is asked for. */
export const noCode = 'code';
export const classAddress = (code: string | null): string => `/class/${encodeURIComponent(code ?? noCode)}`;
