import { Component, type ReactNode } from 'react'
import { sceneError } from '../../scenes/sceneError.ts'

interface SceneBoundaryProps {
  scene: string
  onFailure: (error: Error) => void
  children: ReactNode
}

/** A scene that throws leaves the stage empty and says which one it was. */
export class SceneBoundary extends Component<SceneBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
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
