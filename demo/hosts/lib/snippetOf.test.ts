import { expect, it } from 'vitest';
import { htmlSnippet, reactSnippet } from './snippetOf';

const data = { token: 'demo-mx', host: 'http://127.0.0.1:4400', theme: 'dark', bonusList: [] } as const;

it.each([htmlSnippet, reactSnippet])(
  'shows what differs from the defaults, with a placeholder for the token',
  snippet => {
    const text = snippet({ ...data, bonusList: [] });
    expect(text).toContain('theme="dark"');
    expect(text).toContain('PLAYER_TOKEN');
    expect(text).not.toMatch(/demo-mx|127\.0\.0\.1|bonusList/);
  },
);
