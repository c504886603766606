declare module 'vanta/src/vanta.net.js' {
  import type * as THREE from 'three'

  export interface VantaEffect {
    renderer: THREE.WebGLRenderer
    /** Draws one frame and requests the next one. */
    animationLoop(): void
  }
  const net: (options: { el: HTMLElement; THREE: typeof THREE }) => VantaEffect
  export default net
}
