/** A host on an origin of its own, by hand: what it hears is kept, what it says the test says. */
window.__heard = [];
window.addEventListener('message', ({ data, origin }) => window.__heard.push({ text: data, origin }));

const frame = document.createElement('iframe');
frame.style = 'inline-size: 100%; block-size: 100%; border: 0';
const { searchParams } = new URL(window.location.href);
const policy = searchParams.get('policy');
if (policy)
  document.head.append(
    Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: policy }),
  );
frame.src = searchParams.get('src');
frame.sandbox = searchParams.get('sandbox') ?? 'allow-scripts allow-same-origin allow-popups allow-forms';
document.querySelector('#place').append(frame);

window.say = message => frame.contentWindow.postMessage(message, '*');
