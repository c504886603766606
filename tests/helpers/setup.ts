// React Three Fiber looks for these where there is no browser; with them, mounting and unmounting is silent.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  self: globalThis,
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  cancelAnimationFrame: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
})
