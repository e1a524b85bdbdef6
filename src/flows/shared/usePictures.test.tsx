import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadFlags } from '../../ui/picture/loadPictures';
import { usePictures } from './usePictures';

it('[METH-06] drawings that an earlier screen has loaded are there at once, without initials before', async () => {
  const flags = await loadFlags();
  const seen: unknown[] = [];
  renderHook(() => seen.push(usePictures(loadFlags)));
  expect(seen[0]).toBe(flags);
});
