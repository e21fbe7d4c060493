// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { listenForHelp, offerHelp } from './offer-help.ts';

test('an answer that offers help is heard, also by a dialog that comes later; any other is not', () => {
  vi.stubGlobal('window', new EventTarget());
  const heard: string[] = [];
  offerHelp({ help: { category: 'suicide' } });
  const stop = listenForHelp((category) => heard.push(category));
  offerHelp({ success: true });
  offerHelp({ help: { category: 'nothing we know' } });
  offerHelp(undefined);
  offerHelp({ success: true, help: { category: 'bullying' } });
  stop();
  offerHelp({ help: { category: 'grief' } });
  expect(heard).toEqual(['suicide', 'bullying']);
  vi.unstubAllGlobals();
});
