import { Component, type ReactNode } from 'react'
import { sceneError } from '../motion/useSceneFrame.ts'

interface SceneBoundaryProps {
  scene: string
  onFailure: (error: Error) => void
  children: ReactNode
}

/**
 * React reports an error that a boundary catches as an uncaught one, which browsers log. The page logs it
 * once.
 */
function preventLog(error: unknown): void {
  if (!('addEventListener' in globalThis)) return
  globalThis.addEventListener('error', (event) => event.error === error && event.preventDefault())
}

/** Catches an error of a scene, reports it with the scene's name, and renders nothing from then on. */
export class SceneBoundary extends Component<SceneBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    preventLog(error)
    return { failed: true }
  }

  override componentDidCatch(cause: unknown) {
    const { scene, onFailure } = this.props
    onFailure(sceneError(scene, cause))
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
