// Globals of a browser, and React's flag for tests. Without them React Three Fiber logs warnings or fails on Node.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  self: globalThis,
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  cancelAnimationFrame: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
})
