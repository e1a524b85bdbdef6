import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { mendActiveElement } from '../../tests/support/unit/mendActiveElement';
import { keepFocus } from './keepFocus';

async function openScreen(markup: string) {
  const { cashier, root } = await createTestCashier();
  root.innerHTML = `<h1 tabindex="-1" data-heading=""></h1>${markup}`;
  keepFocus(cashier);
  const control = root.querySelector('button');
  control?.focus();
  return { root, control, heading: root.querySelector('h1') };
}

/** Removals are told after it. */
const turn = () => new Promise(resolve => setTimeout(resolve));

describe('keepFocus', () => {
  beforeAll(mendActiveElement);

  it('[ROUTE-12] of a control that goes with a dialog’s content the dialog has it', async () => {
    const { root, control } = await openScreen(
      '<dialog open tabindex="-1"><h2></h2><button></button></dialog>',
    );
    control?.remove();
    await vi.waitFor(() => expect(root.activeElement?.tagName).toBe('DIALOG'));
  });

  it('[ROUTE-12] a focus that the player has left takes nothing', async () => {
    const { root, control } = await openScreen('<button></button>');
    control?.blur();
    await Promise.resolve();
    control?.remove();
    await turn();
    expect(root.activeElement).toBeNull();
  });

  it('[ROUTE-12] [HOST-08] in a frame it is given back when the player is, and not taken before', async () => {
    const { root, control, heading } = await openScreen('<button></button>');
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(null));
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    control?.remove();
    await turn();
    expect(root.activeElement).toBeNull();
    hasFocus.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    expect(root.activeElement).toBe(heading);
  });
});
