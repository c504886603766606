/** Calls `onChange` when the device's pixel ratio changes: by zooming, or by moving the window to another screen. */
export function watchPixelRatio(onChange: () => void): void {
  // A query matches one pixel ratio only, so each change needs a new query.
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  query.addEventListener(
    'change',
    () => {
      onChange()
      watchPixelRatio(onChange)
    },
    { once: true },
  )
}
