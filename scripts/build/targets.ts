/**
 * Browsers of about the last three years. The oldest of each is the first with what the widget cannot do without:
 * Safari 16.4 with constructable style sheets, Chromium 111 with color-mix(), Firefox 121 with :has().
 */
export const targets: string[] = ['es2022', 'chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'];
