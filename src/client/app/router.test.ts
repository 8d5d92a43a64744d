import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute } from './router.ts';

describe('addresses', () => {
  it.each([
    ['', { page: 'home' }],
    ['#', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/play/sixth-army', { page: 'play', game: 'sixth-army' }],
    ['#/learn/sixth-army', { page: 'learn', game: 'sixth-army' }],
    ['#/about/sample', { page: 'about', game: 'sample' }],
    ['#/rules/sixth-army/8.2', { page: 'rules', game: 'sixth-army', section: '8.2' }],
    ['#/rules/sample/', { page: 'rules', game: 'sample' }],
    ['#/rules/a%2Fb', { page: 'rules', game: 'a/b' }],
    ['#/rules/%E0%A4%A', { page: 'rules', game: '%E0%A4%A' }],
    ['#/play', { page: 'nowhere', path: '/play' }],
    ['#/march/sample', { page: 'nowhere', path: '/march/sample' }],
    ['#/rules/sample/8.2/x', { page: 'nowhere', path: '/rules/sample/8.2/x' }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it.each([
    { page: 'home' } as const,
    { page: 'play', game: 'sixth-army' } as const,
    { page: 'rules', game: 'a/b', section: '8.2 c' } as const,
  ])('come back as they went: $page', route => {
    expect(parseRoute(makeRoute(route))).toEqual(route);
  });
});
