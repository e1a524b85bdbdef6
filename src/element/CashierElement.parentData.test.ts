import { describe, expect, it } from 'vitest';
import { create, listen, macrotask, setUpElement } from '../../tests/support/unit/setUpElement';
import { defaultParentData, PARENT_FIELD_NAMES, type ParentField } from '../host/parentData';
import { CashierElement } from './CashierElement';
import { define } from './define';

const { lastHandle, mounted, opened, untilMounted } = setUpElement();

describe('[HOST-02] parent data', () => {
  const SAMPLES: Partial<Record<ParentField, [attribute: string, value: unknown]>> = {
    token: ['canary-token', 'canary-token'],
    closingButton: ['false', false],
    bonusList: ['[{"id":1}]', [{ id: 1 }]],
    user: ['{"currency":"EUR"}', { currency: 'EUR' }],
    widgetViewType: ['sweep', 'sweep'],
    transport: ['http', 'http'],
  };
  const rows = Object.entries(SAMPLES).map(([field, [attribute, value]]) => ({
    field: field as ParentField,
    attribute,
    value,
  }));

  it.each(rows)('$field: an attribute reaches the app', async ({ field, attribute, value }) => {
    const name = field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    document.body.append(create(element => element.setAttribute(name, attribute)));
    await untilMounted();
    expect(lastHandle().parent[field]).toEqual(value);
  });

  it.each(rows)(
    '$field: a property reaches the app by reference, and no attribute shows it',
    async ({ field, value }) => {
      const element = create(made => Object.assign(made, { [field]: value }));
      document.body.append(element);
      await untilMounted();
      expect(lastHandle().parent[field]).toBe(value);
      expect(Reflect.get(element, field)).toBe(value);
      expect(element.getAttributeNames()).toEqual([]);
      expect(element.outerHTML).not.toContain('canary');
    },
  );

  it.each(rows)(
    '$field: a property takes the text of its attribute, as React 19 sets it',
    async ({ field, attribute, value }) => {
      const element = create(made => Object.assign(made, { [field]: attribute }));
      const heard = listen(element, 'error-report');
      document.body.append(element);
      await untilMounted();
      expect(lastHandle().parent[field]).toEqual(value);
      expect(Reflect.get(element, field)).toEqual(value);
      expect(heard).toEqual([]);
    },
  );

  it.each(['before it is in the document', 'before the app is there'])(
    '[HOST-04] a userId that is set after a user with an id of its own is the same player: %s',
    async when => {
      const user = { id: 77, balanceData: { primary: { amount: 5, currency: 'MXN' } } };
      const data = { user, userId: 'u-5' };
      const element = create(made => when.includes('document') && Object.assign(made, data));
      document.body.append(element);
      if (!when.includes('document')) Object.assign(element, data);
      await untilMounted();
      expect(lastHandle().parent.user).toEqual(user);
    },
  );

  it('[HOST-04] [USER-09] a field of the user that is undefined is not named: the token stays', () => {
    const element = create(made => Object.assign(made, { user: { token: 't-1', currency: 'MXN' } }));
    document.body.append(element);
    element.user = { lang: 'es', token: undefined, currency: undefined };
    expect(element.user).toStrictEqual({ token: 't-1', currency: 'MXN', lang: 'es' });
  });

  it('every field is an attribute and a property, and has its default', () => {
    const element = create();
    const defaults = defaultParentData();
    for (const field of PARENT_FIELD_NAMES) expect(Reflect.get(element, field)).toEqual(defaults[field]);
    expect(CashierElement.observedAttributes).toHaveLength(PARENT_FIELD_NAMES.length);
  });

  it('what is set right after the insertion still belongs to the start', async () => {
    const element = create();
    document.body.append(element);
    element.token = 'token';
    element.transport = 'http';
    await untilMounted();
    expect(lastHandle().parent.token).toBe('token');
    expect(opened.map(({ kind }) => kind)).toEqual(['http']);
  });

  it('properties set before the definition are taken over', async () => {
    const element = document.createElement('late-widget');
    Object.assign(element, { token: 'early', user: { currency: 'EUR' } });
    document.body.append(element);
    define('late-widget');
    customElements.upgrade(element);
    await untilMounted();
    expect(lastHandle().parent).toMatchObject({ token: 'early', user: { currency: 'EUR' } });
    Object.assign(element, { token: 'later' });
    expect(mounted.update).toHaveBeenLastCalledWith({ token: 'later' });
  });

  it('[HOST-03] malformed ones are their defaults, and are reported by name once it runs', async () => {
    const element = create(made => {
      made.setAttribute('bonus-list', '[{canary');
      made.setAttribute('transport', 'smoke');
      made.setAttribute('host', 'https://b.test');
      Reflect.set(made, 'closingButton', 'canary');
    });
    const heard = listen(element, 'error-report');
    document.body.append(element);
    await untilMounted();
    expect(lastHandle().parent).toMatchObject({
      bonusList: [],
      transport: 'socket',
      closingButton: true,
      host: 'https://b.test',
    });
    expect(heard).toEqual(
      ['bonusList', 'transport', 'closingButton'].map(field => [
        'error-report',
        { message: `Incorrect data from host: ${field}`, field },
      ]),
    );
    expect(JSON.stringify(heard)).not.toContain('canary');
  });

  it('[HOST-04] changes on a live element reach the app, a removed attribute as its default', async () => {
    const element = create(made => made.setAttribute('locale', 'es'));
    document.body.append(element);
    await untilMounted();
    element.bonusList = [{ id: 2 }];
    element.setAttribute('theme', 'dark');
    element.removeAttribute('locale');
    expect(mounted.update.mock.calls).toEqual([
      [{ bonusList: [{ id: 2 }] }],
      [{ theme: 'dark' }],
      [{ locale: '' }],
    ]);
    expect(mounted.handles).toHaveLength(1);
  });

  it('[HOST-04] [HOST-05] of a user only what is named changes, also before the element is connected and after its return', async () => {
    const element = create(made => {
      made.setAttribute('user', '{"id":1,"currency":"EUR"}');
      made.user = { token: 'of-ana' };
    });
    document.body.append(element);
    await untilMounted();
    const whole = { id: 1, currency: 'EUR', token: 'of-ana' };
    expect(lastHandle().parent.user).toEqual(whole);
    element.user = { lang: 'es' };
    element.remove();
    await macrotask();
    document.body.append(element);
    await untilMounted(2);
    expect(lastHandle().parent.user).toEqual({ ...whole, lang: 'es' });
    element.user = { id: 2 };
    expect(element.user).toEqual({ id: 2 });
  });
});
