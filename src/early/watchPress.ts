/** The time from a release to its click, if there is one: next to nothing, except with a finger. */
const CLICK_FOLLOWS_MS = 50;
/** A press whose end nobody sees is over by then. */
const LONGEST_PRESS_MS = 5000;

/** Whether a pointer or a key is down on the early list. */
interface PressWatch {
  isDown(): boolean;
  /** The click of the press has come. */
  end(): void;
  /** Called at the end of the press, with or without a click. */
  onEnd(run: () => void): void;
  dispose(): void;
}

export function watchPress(frame: HTMLElement): PressWatch {
  const listening = new AbortController();
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell = (): void => {};

  function begin(): void {
    isDown = true;
    clearTimeout(timer);
  }

  function end(): void {
    isDown = false;
    tell();
  }

  function endIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  }

  const handleUp = (): void => endIn(CLICK_FOLLOWS_MS);
  for (const type of ['pointerdown', 'keydown']) frame.addEventListener(type, begin);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    frame.ownerDocument.addEventListener(type, handleUp, { capture: true, signal: listening.signal });

  return {
    isDown: () => isDown,
    end,
    onEnd: run => {
      tell = run;
      endIn(LONGEST_PRESS_MS);
    },
    dispose: () => {
      listening.abort();
      clearTimeout(timer);
    },
  };
}
