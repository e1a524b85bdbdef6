import { describe, expect, it, vi } from 'vitest';
import { create, listen, macrotask, rootOf, setUpElement } from '../../tests/support/unit/setUpElement';

const { lastHandle, mounted, opened, untilMounted } = setUpElement();

describe('moves and removal', () => {
  it('[HOST-05] a move keeps what runs, also with an await in between', async () => {
    const element = create();
    document.body.append(element);
    await untilMounted();
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
    await macrotask();
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await macrotask();
    expect(mounted.dispose).not.toHaveBeenCalled();
    expect(mounted.handles).toHaveLength(1);
  });

  it('[HOST-05] removal frees everything, and a return is a new start with the same data', async () => {
    const element = create(made => Object.assign(made, { token: 'token' }));
    const heard = listen(element, 'close');
    document.body.append(element);
    await untilMounted();
    const handle = lastHandle();
    element.remove();
    await macrotask();
    expect(mounted.dispose).toHaveBeenCalledOnce();
    expect(rootOf(element).childNodes).toHaveLength(0);
    handle.send({ messageType: 'onClose' });
    expect(heard).toEqual([]);
    document.body.append(element);
    await untilMounted(2);
    expect(lastHandle().parent.token).toBe('token');
  });

  it('[HOST-05] removal during the start leaves no connection and no app', async () => {
    const element = create();
    document.body.append(element);
    element.remove();
    await macrotask();
    await vi.dynamicImportSettled();
    await macrotask();
    expect(mounted.dispose).toHaveBeenCalledTimes(mounted.handles.length);
    expect(opened.filter(({ isClosed }) => !isClosed())).toEqual([]);
  });
});
