import { Component, type ReactNode } from 'react'
import { sceneError } from '../../scenes/sceneError.ts'

interface SceneBoundaryProps {
  scene: string
  onFailure: (error: Error) => void
  children: ReactNode
}

/** Catches an error of a scene, reports it with the scene's name, and renders nothing from then on. */
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
