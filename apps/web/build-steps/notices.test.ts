import { expect, test } from 'vitest';
import { noticesOf, shippedPackages, unknownLicences } from './notices.ts';

const packages = shippedPackages();

test('every package that ships is named with its version, and its licence is one that may ship', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(unknownLicences(packages)).toEqual([]);
  const notices = noticesOf(packages);
  for (const { name, version } of packages) expect(notices).toContain(`${name} ${version} (`);
  expect(notices).toContain('Permission is hereby granted, free of charge');
});

test('what only helps to build is not among them', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('playwright');
});

test.each(['GPL-3.0', 'UNLICENSED', '', 'SEE LICENSE IN terms.md', 'AGPL-3.0-only'])('the licence "%s" stops the build', (licence) => {
  expect(unknownLicences([{ name: 'a', version: '1.0.0', licence, folder: 'node_modules/a' }])).toHaveLength(1);
});
