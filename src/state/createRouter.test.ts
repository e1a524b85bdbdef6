import { describe, expect, it, vi } from 'vitest';
import { createRouter } from './createRouter';

function open() {
  const onNavigate = vi.fn();
  const router = createRouter({ base: '/cashier', initialPath: '/deposit', onNavigate });
  const paths = () => router.state.entries.map(({ path }) => path);
  return { router, onNavigate, paths };
}

describe('the router', () => {
  it('[HOST-13] goes back page by page, and says where there is no page before', () => {
    const { router, paths } = open();
    router.navigate('/deposit/group');
    router.navigate('/deposit/redirect');
    expect(router.back()).toBe(true);
    expect(paths()).toEqual(['/deposit', '/deposit/group']);
    expect(router.state.direction).toBe('back');
    expect(router.back()).toBe(true);
    expect(router.back()).toBe(false);
    expect(paths()).toEqual(['/deposit']);
  });

  it('[ROUTE-05] tells of each navigation, the ones back too', () => {
    const { router, onNavigate } = open();
    router.navigate('/error', { query: { backRoute: '/deposit' }, state: { message: 'Text' } });
    router.back();
    router.back();
    expect(onNavigate.mock.calls.map(([{ path }]) => path)).toEqual(['/error', '/deposit']);
    expect(onNavigate.mock.calls[0]?.[0]).toMatchObject({
      query: { backRoute: '/deposit' },
      state: { message: 'Text' },
    });
  });

  it.each([
    ['isReplacing', ['/deposit', '/a', '/new']],
    ['isFinal', ['/deposit', '/new']],
    ['isReset', ['/new']],
  ] as const)('[ROUTE-08] %s leaves %j to go back through', (option, expected) => {
    const { router, paths } = open();
    router.navigate('/a');
    router.navigate('/b');
    router.navigate('/new', { [option]: true });
    expect(paths()).toEqual(expected);
    expect(router.current().path).toBe('/new');
  });

  it('[ROUTE-10] a page without state has none of the page before', () => {
    const { router } = open();
    router.navigate('/error', { state: { message: 'Text' } });
    router.navigate('/deposit');
    expect(router.current()).toMatchObject({ state: null, query: {} });
  });

  it('[ROUTE-12] keeps where a page was scrolled to until Back', () => {
    const { router } = open();
    router.current().scroll = 120;
    router.navigate('/deposit/redirect');
    expect(router.current().scroll).toBe(0);
    router.back();
    expect(router.current().scroll).toBe(120);
  });

  it('[HOST-01] two widgets have two histories, and no two pages the same key', () => {
    const first = open();
    const second = open();
    first.router.navigate('/error');
    first.router.navigate('/error', { isReset: true });
    expect(second.paths()).toEqual(['/deposit']);
    const keys = [0, 1, 2].map(() => {
      second.router.navigate('/deposit', { isReset: true });
      return second.router.current().key;
    });
    expect(new Set(keys).size).toBe(3);
  });
});
