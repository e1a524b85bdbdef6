/** Where the focus is not within them, happy-dom's shadow roots throw. */
export function mendActiveElement(): void {
  const { prototype } = ShadowRoot;
  const get = Object.getOwnPropertyDescriptor(prototype, 'activeElement')?.get;
  Object.defineProperty(prototype, 'activeElement', {
    configurable: true,
    get(this: ShadowRoot) {
      return document.activeElement === this.host ? get?.call(this) : null;
    },
  });
}
