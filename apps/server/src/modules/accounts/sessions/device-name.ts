const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'a Chromebook'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'a Mac'],
  ['Linux', 'Linux'],
] as const;

/** "Firefox on Windows": enough for a person to know their own devices, and nothing more of what the browser says. */
export const deviceName = (userAgent: string | null): string => {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([sign]) => userAgent?.includes(sign))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined) return system === undefined ? 'A device' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
};
