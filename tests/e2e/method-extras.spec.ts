import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const bonuses = [
  {
    id: 1,
    type: 'deposit',
    title: 'First',
    description: '<p>One</p>',
    depositBonusData: { minDeposit: 100 },
  },
  { id: 2, type: 'freespin', description: '<p>Two</p>', freespinBonusData: { minDeposit: 200, count: 50 } },
];

test('[BON-02] [BON-01] the details of a bonus: its text, its switch, and another to choose', async ({
  cashier,
}) => {
  const schema = { assets: { badge: '/cashier/assets/badge.txt' } };
  const widget = await cashier.mount({ bonusList: bonuses, schema });
  await expect(part(widget, 'tag').first()).toBeVisible();
  await widget.getByRole('button', { name: 'Details: First' }).click();
  await expect(part(widget, 'html')).toHaveText('One');
  await widget.getByRole('button', { name: '50 free spins' }).click();
  await expect(part(widget, 'html')).toHaveText('Two');
  await expect(widget.getByText('Minimum deposit')).toBeVisible();
  await part(widget, 'back').click();
  await expect(widget.getByRole('switch', { name: '50 free spins' })).toBeChecked();
  await (await openMethod(widget, 'mercado_pago')).fill('970');
  await part(widget, 'submit').click();
  await expect(part(widget, 'form-title')).toBeVisible();
  expect(cashier.calls.sent('deposit-create')[0]?.data).toMatchObject({
    isActivatedBonus: true,
    bonusId: '2',
  });
});

test('[BON-02] a badge that the server refuses is left out', async ({ cashier, guard }) => {
  guard.allow(/status of 404/);
  const schema = { assets: { badge: '/cashier/assets/none.txt' } };
  const widget = await cashier.mount({ bonusList: bonuses, schema });
  await expect(widget.getByRole('button', { name: 'Details: First' })).toBeVisible();
  await expect(part(widget, 'bonus').locator('[part~=tag]')).toHaveCount(0);
});

test('[METH-08] [HOST-16] a method’s guide: a video with controls, or a link where it cannot play', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource|net::ERR/);
  await page.route(/guides/, route => route.abort());
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago');
  await widget.getByRole('button', { name: 'How to pay' }).click();
  await expect(widget.getByText('The video cannot be played here.')).toBeVisible();
  const link = part(widget, 'video-link');
  await expect(link).toHaveAttribute('href', /\/guides\/mercado-pago\.webm$/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await widget.getByRole('button', { name: 'Back to the payment' }).click();
  await expect(part(widget, 'amount-input')).toBeVisible();
});

test('[METH-08] a guide plays where the player presses play', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago');
  await widget.getByRole('button', { name: 'How to pay' }).click();
  const video = part(widget, 'video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('[METH-08] [DEP-06] a guide with an unsafe address is not offered', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'hostile_pattern');
  await expect(widget.getByRole('button', { name: 'How to pay' })).toHaveCount(0);
});

test.describe('a method with a support button', () => {
  test.use({ player: 'demo-ru' });

  test('[DEP-10] [HOST-11] has it on its form', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'card_sberpay_one_click', { country: 'RU' });
    await widget.getByRole('button', { name: 'Contact support' }).click();
    expect((await cashier.events('support')).map(({ detail }) => detail)).toEqual([
      { paymentMethod: 'card_sberpay_one_click' },
    ]);
  });
});

test('[METH-06] the server’s picture stands whole in its mark, whatever its shape', async ({
  page,
  cashier,
}) => {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 200"><path d="M0 0h40v200H0z"/></svg>';
  await page.route('**/icons/tall.svg', route => route.fulfill({ contentType: 'image/svg+xml', body }));
  await page.route('**/methods-payment-v3', route =>
    route.fulfill({ json: { methods: [{ name: 'unheard-of', currency: ['MXN'], iconIds: ['tall'] }] } }),
  );
  const widget = await cashier.mount({ transport: 'http' });
  const picture = widget.locator('.mark > img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeTruthy();
  const [outer, inner] = await Promise.all([widget.locator('.mark').boundingBox(), picture.boundingBox()]);
  if (!outer || !inner) throw new Error('nothing to measure');
  const above = inner.y - outer.y;
  expect(above).toBeGreaterThan(0);
  expect(outer.height - inner.height - above).toBeCloseTo(above, 0);
});
