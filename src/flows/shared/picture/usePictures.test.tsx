import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { whenIdle } from '../../../lib/whenIdle';
import type { PictureLoader } from '../../../ui/picture/loadPictures';
import { usePictures } from './usePictures';

function Screen({ load, onLoaded }: { load: PictureLoader; onLoaded: () => void }): ReactElement | null {
  usePictures(load, onLoaded);
  return null;
}

it.each([
  ['a player who saves data', true],
  ['any other player', false],
])('[METH-06] pictures for %s: none are loaded is %s', async (_, saveData) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const load = vi.fn(async () => ({}));
  const onLoaded = vi.fn();
  await renderCashier({}, <Screen load={load} onLoaded={onLoaded} />);
  await whenIdle();
  await until(() => expect(onLoaded).toHaveBeenCalledTimes(saveData ? 0 : 1));
  expect(load).toHaveBeenCalledTimes(saveData ? 0 : 1);
});
