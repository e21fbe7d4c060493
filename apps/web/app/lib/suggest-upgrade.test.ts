import { expect, test, vi } from 'vitest';
import { listenToUpgrades, suggestUpgrade, type UpgradeRequest } from './suggest-upgrade.ts';

vi.stubGlobal('window', new EventTarget());
const wish: UpgradeRequest = { feature: 'Practice', planName: 'Secondary Practice' };

test('what was pressed before the dialog was there opens it when it comes, once', () => {
  const heard: UpgradeRequest[] = [];
  suggestUpgrade(wish);
  const stop = listenToUpgrades((each) => heard.push(each));
  expect(heard).toEqual([wish]);
  stop();
  listenToUpgrades((each) => heard.push(each))();
  expect(heard).toHaveLength(1);
});

test('what is pressed while the dialog is there opens it at once, and is not kept', () => {
  const heard: UpgradeRequest[] = [];
  const stop = listenToUpgrades((each) => heard.push(each));
  suggestUpgrade(wish);
  expect(heard).toEqual([wish]);
  stop();
  listenToUpgrades((each) => heard.push(each))();
  expect(heard).toHaveLength(1);
});
