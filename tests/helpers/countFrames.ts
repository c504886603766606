declare global {
  interface Window {
    /** Frames of the scene so far. */
    sceneFrames: number
  }
}

/** Counts the frames of a scene that is drawn in the page. Runs in the page before its own scripts. */
export function countFrames(): void {
  window.sceneFrames = 0
  const context = WebGL2RenderingContext.prototype as Pick<WebGL2RenderingContext, 'clear'>
  const { clear } = context
  // A frame clears the canvas once.
  context.clear = function (...args) {
    window.sceneFrames += 1
    clear.apply(this, args)
  }
}
