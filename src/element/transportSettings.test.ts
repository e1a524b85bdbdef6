import { describe, expect, it } from 'vitest';
import { testUser } from '../../tests/support/unit/createTestCashier';
import { tokenOf } from '../domain/player/tokenOf';
import { defaultParentData, type ParentData } from '../host/parentData';
import { transportSettings } from './transportSettings';

const settingsOf = (parent: ParentData, { user = testUser, ownToken = '' } = {}) =>
  transportSettings(parent, user, () => tokenOf(parent, ownToken));

describe('the transport’s settings', () => {
  it('[USER-09] [API-02] requests carry the parent’s token, else the user’s; the handshake only the user’s', () => {
    const parent = { ...defaultParentData(), token: 'parent', user: { token: 'user' } };
    const settings = settingsOf(parent);
    expect([settings.token(), settings.handshakeToken()]).toEqual(['parent', '']);
    parent.token = '';
    expect([settings.token(), settings.handshakeToken()]).toEqual(['user', 'user']);
    Object.assign(parent, { user: null });
    expect([settings.token(), settings.handshakeToken()]).toEqual(['', '']);
  });

  it('[HOST-15] [USER-09] a developer’s token serves only where the host gives none', () => {
    const parent = { ...defaultParentData(), user: { token: 'user' } };
    const settings = settingsOf(parent, { ownToken: 'own' });
    expect(settings.token()).toBe('user');
    Object.assign(parent, { user: null });
    expect([settings.token(), settings.handshakeToken()]).toEqual(['own', 'own']);
    parent.token = 'parent';
    expect([settings.token(), settings.handshakeToken()]).toEqual(['parent', '']);
  });

  it('[HOST-04] [API-02] the language of a later handshake is the one of that moment', () => {
    const parent = defaultParentData();
    const settings = settingsOf(parent, { user: { ...testUser, lang: 'pt' } });
    expect(settings.language).toBe('pt');
    Object.assign(parent, { user: { lang: 'es-AR' } });
    expect(settings.language).toBe('es');
    parent.locale = 'es-MX';
    expect(settings.language).toBe('es-MX');
  });

  it('[HOST-04] [USER-03] [API-02] the platform of a later handshake is the one that the host has named', () => {
    const parent = defaultParentData();
    const settings = settingsOf(parent);
    expect(settings.platform).toBe(testUser.platform);
    Object.assign(parent, { user: { platform: 'iOS' } });
    expect(settings.platform).toBe('ios');
    Object.assign(parent, { user: { platform: 'tv' } });
    expect(settings.platform).toBe(testUser.platform);
  });

  it('[HOST-04] are read anew each time', () => {
    const parent = defaultParentData();
    const settings = settingsOf(parent);
    Object.assign(parent, {
      host: 'https://b.test',
      xOrigin: 'x',
      pwa: true,
      isMobileApp: true,
      platformVersion: 'v1',
    });
    expect(settings).toMatchObject({
      host: 'https://b.test',
      xOrigin: 'x',
      pwa: true,
      isMobileApp: true,
      platformVersion: 'v1',
      language: 'en',
      platform: 'desktop',
    });
  });
});
