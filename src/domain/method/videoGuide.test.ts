import { describe, expect, it } from 'vitest';
import { videoGuide } from './videoGuide';

const guideOf = (redesign: string, category = 'e-money', key = 'en_mx') => ({
  category,
  video_guide_url: { [key]: { redesign } },
});
const viewer = { lang: 'en-US', country: 'MX', showCryptoInstruction: false };

describe('[METH-08] the video guide', () => {
  it('is the one of the language and the country', () => {
    expect(videoGuide(guideOf('https://video.example/a'), viewer)?.href).toBe('https://video.example/a');
    expect(videoGuide(guideOf('https://video.example/a', 'e-money', 'es_mx'), viewer)).toBeNull();
    expect(videoGuide({ category: 'e-money' }, viewer)).toBeNull();
  });

  it('of a locale that is kept whole is its own, else that of its language', () => {
    const inMexico = { ...viewer, lang: 'es-MX' };
    const own = guideOf('https://video.example/a', 'e-money', 'es-MX_mx');
    expect(videoGuide(own, inMexico)?.href).toBe('https://video.example/a');
    const both = { es_mx: { redesign: 'https://video.example/b' }, ...own.video_guide_url };
    expect(videoGuide({ ...own, video_guide_url: both }, inMexico)?.href).toBe('https://video.example/a');
    const spanish = guideOf('https://video.example/b', 'e-money', 'es_mx');
    expect(videoGuide(spanish, inMexico)?.href).toBe('https://video.example/b');
  });

  it.each(['javascript:alert(1)', 'http://video.example/a', '/guide', 'data:video/mp4,a', ''])(
    '[DEP-06] is none at the address %j',
    address => {
      expect(videoGuide(guideOf(address), viewer)).toBeNull();
    },
  );

  it('to crypto shows for country ru, when the parent flags it', () => {
    const guide = guideOf('https://video.example/crypto', 'crypto', 'ru_ru');
    const russian = { lang: 'ru', country: 'ru', showCryptoInstruction: true };
    expect(videoGuide(guide, russian)?.href).toBe('https://video.example/crypto');
    expect(videoGuide(guide, { ...russian, country: 'RU' })?.href).toBe('https://video.example/crypto');
    expect(videoGuide(guide, { ...russian, showCryptoInstruction: false })).toBeNull();
    const elsewhere = guideOf('https://video.example/crypto', 'crypto', 'en_mx');
    expect(videoGuide(elsewhere, { ...viewer, showCryptoInstruction: true })).toBeNull();
  });
});
