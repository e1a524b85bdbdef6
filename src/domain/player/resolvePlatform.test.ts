import { describe, expect, it } from 'vitest';
import { isNativePlatform, resolvePlatform } from './resolvePlatform';

describe('resolvePlatform', () => {
  it.each([
    ['', 768, 'desktop'],
    ['', 767, 'mobile'],
    ['tv', 320, 'mobile'],
    ['ios', 1280, 'ios'],
    ['android', 1280, 'android'],
    ['desktop', 320, 'desktop'],
    ['mobile', 1280, 'mobile'],
  ] as const)('[USER-03] %s at %d px is %s', (platform, width, expected) => {
    expect(resolvePlatform(platform, width)).toBe(expected);
  });

  it('[USER-03] android and ios are native', () => {
    expect((['desktop', 'mobile', 'android', 'ios'] as const).filter(isNativePlatform)).toEqual([
      'android',
      'ios',
    ]);
  });
});
